import { playerId } from '@ronde/core/rules/identity.ts';
import { randomFrom } from '@ronde/core/rules/random.ts';
import type { Command } from '@ronde/core/tournament/command.ts';
import { perform } from '@ronde/core/tournament/decide.ts';
import { EMPTY_LEDGER, type Entry, type Ledger } from '@ronde/core/tournament/log.ts';
import { EVERYTHING_CONFIRMED } from '@ronde/core/tournament/testing/random-season.ts';

export interface LargeEventWish {
  readonly players: number;
  /** Rounds played to the end; the one after them is published and has no result yet. */
  readonly played: number;
  readonly rounds: number;
}

const SCORES = ['1-0', '½-½', '0-1'] as const;

/** The entries of a Swiss of invented players, paired by our engine: the same every time. */
export function largeEvent({ players, played, rounds }: LargeEventWish): readonly Entry[] {
  const random = randomFrom(300);
  let ledger: Ledger = EMPTY_LEDGER;
  let now = Date.parse('2026-03-07T09:00:00Z');
  const does = (command: Command): void => {
    now += 1_000;
    const at = new Date(now).toISOString();
    const done = perform(ledger, command, {
      at,
      by: 'chief',
      confirmations: EVERYTHING_CONFIRMED,
    });
    if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.error)}`);
    ledger = done.value.ledger;
  };
  does({
    type: 'createTournament',
    settings: { name: 'Large Open', firstDay: '2026-03-07', rounds, initialColour: 'white' },
    published: true,
  });
  does({
    type: 'enterPlayers',
    players: Array.from({ length: players }, (_, index) => ({
      id: playerId(`p${index + 1}`),
      name: `Family${String(index + 1).padStart(3, '0')}, Given`,
      federation: 'FRA',
      club: `Club ${1 + (index % 40)}`,
      ratings: { fide: 2400 - 4 * index },
      fromRound: 1,
    })),
  });
  does({ type: 'assignNumbers', reason: 'initialOrder' });
  for (let round = 1; round <= played + 1; round += 1) {
    does({ type: 'pairRound', round });
    does({ type: 'publishRound', round });
    if (round > played) break;
    for (const { board } of ledger.state?.rounds[round - 1]?.games ?? []) {
      const outcome = { kind: 'played', score: random.pick(SCORES) } as const;
      does({ type: 'enterResult', round, board, outcome });
    }
    does({ type: 'closeRound', round });
  }
  return ledger.entries;
}
