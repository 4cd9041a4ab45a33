import { inBoth } from '../../../rules/in-both.ts';
import { withRound } from '../../changes/rounds.ts';
import { aRound } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldRound } from '../told.ts';

export interface RoundPublished {
  readonly type: 'roundPublished';
  readonly round: number;
}

export const roundPublished: Fact<RoundPublished> = {
  fields: { round: aRound },
  fold: (state, event) =>
    withRound(pastCheckIn(state, event.round), event.round, (round) => ({
      ...round,
      published: true,
    })),
  outdatesDraft: false,
  touches: ({ round }) => [things.round(round), 'draft'],
  heard: heard.pairings,
  words: inBoth('Round {round} published', 'Ronde {round} publiée'),
  tell: toldRound,
  audit: (_, { round }) => audited({ round }, 'draft', 'published'),
};

/** Once the pairings are public, checking in is over. */
function pastCheckIn(state: Tournament, round: number): Tournament {
  const { checkIn } = state;
  return checkIn?.round === round ? { ...state, checkIn: { ...checkIn, open: false } } : state;
}
