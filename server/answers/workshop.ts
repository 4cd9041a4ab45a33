import type { Audience } from '../api/roles.ts';
import type { Standing } from '../ledgers/standing.ts';
import type { Made } from './answer.ts';
import type { Question, Rank } from './question.ts';
import { workOut } from './work-out.ts';

/** Where answers are made that visitors wait for. */
export interface Workshop {
  /** Null when so many wait that it is better to come back later. */
  make(
    standing: Standing,
    audience: Audience,
    question: Question,
    rank: Rank,
  ): Promise<Made | null>;
  close(): Promise<void>;
}

/** Makes them at once, in the thread that asks. */
export const ownWorkshop = (): Workshop => ({
  make: workOut,
  close: () => Promise.resolve(),
});
