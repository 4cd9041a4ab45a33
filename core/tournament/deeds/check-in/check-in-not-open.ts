import { refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';

export function checkInNotOpen(): Judgement {
  return refuse('checkInNotOpen', HOUSE_RULES.oneAtATime);
}
