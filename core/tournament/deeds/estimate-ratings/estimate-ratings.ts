import { estimatesToGive } from '../../estimates.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { MODEL_REGULATIONS } from '../../regulations.ts';
import { ARBITERS } from '../../roles.ts';
import { isStarted, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface EstimateRatings {
  readonly type: 'estimateRatings';
}

export const estimateRatings: Deed<EstimateRatings> = {
  fields: {},
  roles: ARBITERS,
  touches: () => [FACTS_OF_PAIRING],
  judge,
};

/** Those without any rating get the estimate of their age category; once, and not after the start. */
function judge(state: Tournament): Judgement {
  const article = MODEL_REGULATIONS.estimates;
  if (isStarted(state)) return refuse('estimatesStand', article);
  const table = state.settings.regulations.estimates;
  if (table === undefined) return refuse('noEstimateTable', article);
  const estimates = estimatesToGive(state);
  const { source, day } = table;
  return allow(
    estimates.length === 0 ? [] : [{ type: 'ratingsEstimated', source, day, estimates }],
  );
}
