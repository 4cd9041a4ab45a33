import type { Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';

/** How far a count has come, and when it was last moved; what that means is the caller's. */
export interface GuessCount {
  readonly level: number;
  /** Milliseconds of the caller's clock. */
  readonly at: number;
}

/** What is answered, and the counts as they are from now on; the others stay. */
export interface Settled<T> {
  readonly answer: T;
  readonly counts: ReadonlyMap<string, GuessCount>;
}

/** Counts of wrong passwords and codes, shared by every program on the database. */
export interface GuessCounts {
  /**
   * Decides upon the counts of these names and moves them: nobody else moves one in between,
   * whichever process. A name without a count is not in the map.
   */
  settle<T>(
    names: readonly string[],
    decide: (counts: ReadonlyMap<string, GuessCount>) => Settled<T>,
  ): Promise<Result<T, StoreError>>;
  /** Clears away what was last moved outside a span, and of the rest all but the latest; how many. */
  forget(keep: {
    readonly from: number;
    readonly to: number;
    readonly most: number;
  }): Promise<Result<number, StoreError>>;
}
