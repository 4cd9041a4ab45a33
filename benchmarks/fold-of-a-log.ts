import { randomFrom } from '@ronde/core/rules/random.ts';
import { EVERYTHING_CONFIRMED } from '@ronde/core/tournament/testing/random-season.ts';
import { perform } from '@ronde/core/tournament/decide.ts';
import { letter } from '@ronde/core/tournament/testing/played-event.ts';
import { EMPTY_LEDGER, openLedger, type Entry, type Ledger } from '@ronde/core/tournament/log.ts';
import type { Command } from '@ronde/core/tournament/command.ts';
import { expected } from '@ronde/core/tournament/proposal.ts';

export const name = 'fold of a log';

const PLAYERS = 300;
const ROUNDS = 9;

/** Opening a tournament: every entry of a 300-player, 9-round event, results one by one. */
export function run(): Promise<{
  figures: { label: string; milliseconds: number; target: number }[];
}> {
  const entries = JSON.parse(JSON.stringify(wholeEvent().entries)) as Entry[];
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    openLedger(entries);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const label = `${PLAYERS} players, ${ROUNDS} rounds, ${entries.length} entries`;
  return Promise.resolve({ figures: [{ label, milliseconds: times[4] ?? NaN, target: 50 }] });
}

function wholeEvent(): Ledger {
  const choices = randomFrom(7);
  let ledger = EMPTY_LEDGER;
  const does = (command: Command): void => {
    const outcome = perform(ledger, command, {
      at: '2026-03-07T10:00:00Z',
      by: 'chief',
      confirmations: EVERYTHING_CONFIRMED,
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    ledger = outcome.value.ledger;
  };
  does({
    type: 'createTournament',
    settings: { name: 'Open', firstDay: '2026-03-07', rounds: ROUNDS },
    published: true,
  });
  for (let index = 0; index < PLAYERS; index += 1) {
    does({
      type: 'enterPlayers',
      players: [{ ...letter(index), ratings: { fide: 2400 - index } }],
    });
  }
  does({ type: 'assignNumbers', reason: 'initialOrder' });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const order = ledger.state ? choices.shuffled(expected(ledger.state, round)) : [];
    const pairs = order.flatMap((white, index) => {
      const black = order[index + 1];
      return index % 2 === 0 && black !== undefined ? [{ white, black }] : [];
    });
    does({ type: 'draftRound', round, pairs, bye: null, origin: 'engine' });
    does({ type: 'publishRound', round });
    for (const { board } of ledger.state?.rounds.at(-1)?.games ?? []) {
      const score = choices.pick(['1-0', '½-½', '0-1'] as const);
      does({ type: 'enterResult', round, board, outcome: { kind: 'played', score } });
    }
    does({ type: 'closeRound', round });
  }
  return ledger;
}
