import {
  roundExplanation,
  whyNotExplanation,
} from '@ronde/core/documents/pairing-explanation/round-explanation.ts';
import type { PlayerId, Tpn } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { playersByNumber } from '@ronde/core/tournament/numbers.ts';
import { HOUSE_RULES } from '@ronde/core/tournament/refusal.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { playerRecords } from '@ronde/core/tournament/views/records.ts';
import type { RoundOptions } from './asked-round.ts';
import { answer, type Cli } from './cli.ts';
import { playerNamed, twoPlayers } from './player-option.ts';
import { refusedBy } from './refused.ts';

export interface ExplainOptions extends RoundOptions {
  readonly player?: string;
  readonly whyNot?: readonly string[];
}

/** What is known of the boards of a system Ronde only records: scores, floats, colours, meetings. */
export function explainFacts(
  cli: Cli,
  state: Tournament,
  round: number,
  options: ExplainOptions,
): void {
  const { words, language } = cli;
  const { system } = state.settings;
  const recorded = state.rounds[round - 1];
  const notPaired = { code: 'systemNotPaired', article: HOUSE_RULES.knownNames } as const;
  const notKnown = refusedBy(cli, { ...notPaired, params: { system } });
  if (!recorded?.published) throw notKnown;
  const players = playerRecords(state, { pairingOf: round });
  const ids = playersByNumber(state);
  const idOf = (number: Tpn): PlayerId => {
    const id = ids.get(number);
    if (id === undefined) throw notKnown;
    return id;
  };
  const asked = { language, audience: 'staff' } as const;
  const json = options.json === true;
  if (options.whyNot !== undefined) {
    const pair = twoPlayers(cli, players, options.whyNot);
    const told = whyNotExplanation(state, round, [idOf(pair[0]), idOf(pair[1])], asked);
    if (!told.ok) throw notKnown;
    const { reason, sentences } = told.value;
    const text = sentences.join(' ');
    answer(cli, json, { round, players: pair, why: { reason }, text }, text);
    return;
  }
  const explained = roundExplanation(state, round, asked);
  if (!explained.ok || explained.value.kind !== 'facts') throw notKnown;
  const only =
    options.player === undefined ? null : idOf(playerNamed(cli, players, options.player));
  const nameOf = (id: PlayerId): string => state.players.get(id)?.name ?? id;
  const boards = explained.value.boards.flatMap(({ board, sentences }) => {
    const game = recorded.games.find((one) => one.board === board);
    if (!game || (only !== null && game.white !== only && game.black !== only)) return [];
    return [{ board, white: nameOf(game.white), black: nameOf(game.black), sentences }];
  });
  const text = [
    fill(words.factsTitle, { round, system }),
    ...boards.map(({ board, white, black, sentences }) =>
      [`${board}. ${white} – ${black}`, ...sentences.map((line) => `  ${line}`)].join('\n'),
    ),
  ].join('\n\n');
  answer(cli, json, { round, system, boards }, text);
}
