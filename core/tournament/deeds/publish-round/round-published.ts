import { inBoth } from '../../../rules/in-both.ts';
import { hasResult } from '../../../rules/outcome.ts';
import { withGame, withRound } from '../../changes/rounds.ts';
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
    withRound(pairedAsAdjourned(pastCheckIn(state, event.round), event), event.round, (round) => ({
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

/** A draft published as it was made took for draws the games whose results came after it. */
function pairedAsAdjourned(state: Tournament, { round: number }: RoundPublished): Tournament {
  const changed = state.rounds[number - 1]?.changedResults ?? [];
  return changed
    .filter(({ was, is }) => was.kind === 'adjourned' && hasResult(is))
    .reduce((now, at) => withGame(now, at, (game) => ({ ...game, countsFrom: number + 1 })), state);
}
