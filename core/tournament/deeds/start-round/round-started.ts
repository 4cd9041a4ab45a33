import { inBoth } from '../../../rules/in-both.ts';
import { withRound } from '../../changes/rounds.ts';
import { aRound } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldRound } from '../told.ts';

export interface RoundStarted {
  readonly type: 'roundStarted';
  readonly round: number;
}

export const roundStarted: Fact<RoundStarted> = {
  fields: { round: aRound },
  fold: (state, event) => withRound(state, event.round, (round) => ({ ...round, started: true })),
  outdatesDraft: false,
  touches: ({ round }) => [things.round(round)],
  heard: heard.roundStarted,
  words: inBoth('Round {round} started', 'Ronde {round} commencée'),
  tell: toldRound,
  audit: (_, { round }) => audited({ round }, 'published', 'playing'),
};
