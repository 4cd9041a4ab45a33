import { inBoth } from '../../../rules/in-both.ts';
import { withPlayer } from '../../changes/players.ts';
import type { PlayerEstimate } from '../../estimates.ts';
import { object } from '../../schema/schema.ts';
import { aDay, aFilledLine, anOrdinal, aPlayer, listOf } from '../../schema/words.ts';
import { audited, namesIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';
import { toldPeople } from '../told.ts';

/** Estimates by age category, given once before the event (LA lines 8973-8975). */
export interface RatingsEstimated {
  readonly type: 'ratingsEstimated';
  /** Of the table they are taken from. */
  readonly source: string;
  readonly day: string;
  readonly estimates: readonly PlayerEstimate[];
}

export const ratingsEstimated: Fact<RatingsEstimated> = {
  fields: {
    source: aFilledLine,
    day: aDay,
    estimates: listOf(
      object<PlayerEstimate>({ player: aPlayer, category: aFilledLine, rating: anOrdinal }),
    ),
  },
  fold: (state, { estimates }) =>
    estimates.reduce(
      (before, { player, rating }) =>
        withPlayer(before, player, (one) => ({
          ...one,
          ratings: { ...one.ratings, estimate: rating },
        })),
      state,
    ),
  outdatesDraft: true,
  touches: ({ estimates }) => [
    ...estimates.map(({ player }) => things.player(player)),
    FACTS_OF_PAIRING,
  ],
  heard: heard.change,
  words: inBoth(
    'Estimated ratings ({source}): {players}',
    'Classements estimés ({source}) : {players}',
  ),
  tell: ({ source, estimates }, context) => {
    const told = toldPeople(
      estimates.map(({ player }) => context.nameOf(player)),
      context,
    );
    return { params: { ...told.params, source }, ...(told.said ? { said: told.said } : {}) };
  },
  audit: (state, { estimates }) => {
    const players = estimates.map(({ player }) => player);
    // The category would tell a birth year.
    const ratings = estimates.map(({ rating }) => rating);
    return audited({ players: namesIn(state, players) }, null, ratings);
  },
};
