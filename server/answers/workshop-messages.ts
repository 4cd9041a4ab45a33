import type { Entry } from '@ronde/core/tournament/log.ts';
import type { Audience } from '../api/roles.ts';
import type { Made } from './answer.ts';
import type { Question } from './question.ts';

/** Tournaments whose logs the thread keeps; the one untouched for longest makes room. */
export const MOST_LOGS = 8;

/** A question with the entries the thread does not have yet. */
export interface ToWorkshop {
  readonly tournament: string;
  /** What the thread is thought to have, in entries of the log; 0 for nothing. */
  readonly held: number;
  readonly entries: readonly Entry[];
  readonly audience: Audience;
  readonly question: Question;
}

/** `behind`: it does not have what it was thought to have, and needs the log from the start. */
export type FromWorkshop =
  | { readonly type: 'made'; readonly made: Made }
  | { readonly type: 'behind' }
  | { readonly type: 'failed'; readonly message: string };
