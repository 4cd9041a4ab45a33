import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { openGame } from '../../changes/games.ts';
import { withRound } from '../../changes/rounds.ts';
import type { DraftedGame, Round, Unpaired } from '../../round.ts';
import { draftedGames, unpairedPlayers } from '../../schema/rounds.ts';
import { aRound, aWhole } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

export interface MatchFielded {
  readonly type: 'matchFielded';
  readonly round: number;
  readonly table: number;
  readonly games: readonly DraftedGame[];
  /** Everybody of both teams who has no opponent on this table. */
  readonly unpaired: readonly Unpaired[];
}

export const matchFielded: Fact<MatchFielded> = {
  fields: { round: aRound, table: aWhole, games: draftedGames, unpaired: unpairedPlayers },
  fold: (state, event) => withRound(state, event.round, (round) => fielded(round, event)),
  outdatesDraft: false,
  touches: ({ round, games }) => things.boards(round, games),
  heard: heard.change,
  words: inBoth(
    'Round {round}: boards of table {table} set',
    'Ronde {round} : échiquiers de la table {table} placés',
  ),
  tell: ({ round, table }) => ({ params: { round, table } }),
  audit: (_, { round, table, games }) => audited({ round, table }, null, games),
};

function fielded(round: Round, event: MatchFielded): Round {
  const touched = new Set<PlayerId>(event.unpaired.map((unpaired) => unpaired.player));
  for (const game of event.games) touched.add(game.white).add(game.black);
  const games = [
    ...round.games.filter((game) => game.match !== event.table),
    ...event.games.map(openGame),
  ].sort((a, b) => a.board - b.board);
  const unpaired = [
    ...round.unpaired.filter((entry) => !touched.has(entry.player)),
    ...event.unpaired,
  ];
  return { ...round, games, unpaired };
}
