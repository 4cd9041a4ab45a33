import { allow } from '../../judgement.ts';
import { WALL_PAPERS, type WallPaper } from '../../postings.ts';
import { PAIRING } from '../../roles.ts';
import { oneOf } from '../../schema/schema.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

/** A sheet no longer hangs. */
export interface TakeDownPaper {
  readonly type: 'takeDownPaper';
  readonly paper: WallPaper;
}

export const takeDownPaper: Deed<TakeDownPaper> = {
  fields: { paper: oneOf(WALL_PAPERS) },
  roles: PAIRING,
  touches: ({ paper }) => [things.posted(paper)],
  saysTheSame: ({ paper }, event) => event.type === 'paperTakenDown' && event.paper === paper,
  judge: (state, { paper }) =>
    allow(state.postings?.has(paper) === true ? [{ type: 'paperTakenDown', paper }] : []),
};
