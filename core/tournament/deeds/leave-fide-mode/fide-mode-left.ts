import { inBoth } from '../../../rules/in-both.ts';
import { aLine } from '../../schema/words.ts';
import { nextRoundToPair } from '../../state.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

export interface FideModeLeft {
  readonly type: 'fideModeLeft';
  readonly reason: string;
}

export const fideModeLeft: Fact<FideModeLeft> = {
  fields: { reason: aLine },
  fold: (state, { reason }) => ({
    ...state,
    fideModeLeft: { beforeRound: nextRoundToPair(state), reason },
  }),
  outdatesDraft: false,
  touches: () => ['fideMode'],
  heard: heard.change,
  words: inBoth('FIDE mode left: {reason}', 'Mode FIDE quitté : {reason}'),
  tell: ({ reason }) => ({ params: { reason } }),
  audit: (_, { reason }) => audited({ reason }, true, false),
};
