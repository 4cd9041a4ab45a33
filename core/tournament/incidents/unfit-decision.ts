import { refuse, type Refused } from '../judgement.ts';
import { HOUSE_RULES } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import type { GivenDecision, Incident } from './incident.ts';
import { unfitPenalty } from './unfit-penalty.ts';

/** Why a decision on an incident may not stand: nothing is said, or a penalty is not allowed. */
export function unfitDecision(
  state: Tournament,
  incident: Pick<Incident, 'player' | 'round' | 'board'>,
  { text, penalties }: GivenDecision,
): Refused | null {
  if (text.trim() === '') {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'text', value: text });
  }
  for (const penalty of penalties) {
    const unfit = unfitPenalty(state, incident, penalty);
    if (unfit !== null) return unfit;
  }
  return null;
}

/** As it is written down. */
export const decisionWritten = ({
  article,
  text,
  texts,
  penalties,
}: GivenDecision): GivenDecision => ({
  article: article.trim(),
  text: text.trim(),
  ...(texts === undefined ? {} : { texts }),
  penalties,
});
