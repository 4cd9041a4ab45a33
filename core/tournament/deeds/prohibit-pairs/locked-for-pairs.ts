import { inFideMode, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { isStarted, type Tournament } from '../../state.ts';

/** In FIDE mode, who may not meet is settled before the first round. */
export function lockedForPairs(state: Tournament): Judgement | null {
  return isStarted(state) && inFideMode(state)
    ? refuse('lockedInFideMode', HOUSE_RULES.fideMode, { setting: 'prohibited' })
    : null;
}
