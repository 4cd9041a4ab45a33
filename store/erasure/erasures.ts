import type { Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';

/** An erasure of which traces may still lie in files. */
export interface OwedErasure {
  readonly tournament: string;
  /** Of the entry that says so. */
  readonly position: number;
  /** Its instant. */
  readonly at: string;
}

/** What is still to be done after words were erased from a log: it outlives a program that is killed. */
export interface Erasures {
  owed(): Promise<Result<readonly OwedErasure[], StoreError>>;
  /**
   * Writes the files of the database anew, so that nothing that was erased is left in them; false
   * when somebody else holds them at the moment.
   */
  rewriteFiles(): Promise<Result<boolean, StoreError>>;
  /** Nothing is owed any more: no file, and no copy, holds what was erased. */
  settle(erasures: readonly OwedErasure[]): Promise<Result<null, StoreError>>;
}
