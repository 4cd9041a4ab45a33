import { inBoth } from '../../../rules/in-both.ts';
import { withRound } from '../../changes/rounds.ts';
import { aRound } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldRound } from '../told.ts';

export interface RoundClosed {
  readonly type: 'roundClosed';
  readonly round: number;
}

export const roundClosed: Fact<RoundClosed> = {
  fields: { round: aRound },
  fold: (state, event) => withRound(state, event.round, (round) => ({ ...round, closed: true })),
  outdatesDraft: false,
  touches: ({ round }) => [things.round(round)],
  heard: heard.roundClosed,
  words: inBoth('Round {round} closed', 'Ronde {round} close'),
  tell: toldRound,
  audit: (_, { round }) => audited({ round }, 'complete', 'closed'),
};
