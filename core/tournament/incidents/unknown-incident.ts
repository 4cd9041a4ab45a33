import { refuse, type Refused } from '../judgement.ts';
import { HOUSE_RULES } from '../refusal.ts';

/** No incident of that number stands in the log, or it was taken back. */
export const unknownIncident = (number: number): Refused =>
  refuse('unknownIncident', HOUSE_RULES.knownNames, { number });
