import { inBoth } from '../../../rules/in-both.ts';
import { openGame } from '../../changes/games.ts';
import { withRound } from '../../changes/rounds.ts';
import type { DraftedGame, Unpaired } from '../../round.ts';
import { draftedGames, unpairedPlayers } from '../../schema/rounds.ts';
import { aRound } from '../../schema/words.ts';
import { audited, pairOf } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

/** A paired round of a Molter table after somebody has taken a seat (LA 3.2). */
export interface RoundReseated {
  readonly type: 'roundReseated';
  readonly round: number;
  /** All of them; those that stay keep what was entered. */
  readonly games: readonly DraftedGame[];
  readonly unpaired: readonly Unpaired[];
}

export const sameGame = (one: DraftedGame, other: DraftedGame): boolean =>
  one.board === other.board && one.white === other.white && one.black === other.black;

export const roundReseated: Fact<RoundReseated> = {
  fields: { round: aRound, games: draftedGames, unpaired: unpairedPlayers },
  fold: (state, { round: number, games, unpaired }) =>
    withRound(state, number, (round) => ({
      ...round,
      games: games.map(
        (game) => round.games.find((known) => sameGame(known, game)) ?? openGame(game),
      ),
      unpaired,
    })),
  outdatesDraft: false,
  touches: ({ round, games }) => things.boards(round, games),
  heard: heard.change,
  words: inBoth(
    'Round {round}: seats of the table taken anew',
    'Ronde {round} : places du tableau reprises',
  ),
  tell: ({ round }) => ({ params: { round } }),
  audit: (state, { round, games }) =>
    audited({ round }, state?.rounds[round - 1]?.games.map(pairOf) ?? null, games.map(pairOf)),
};
