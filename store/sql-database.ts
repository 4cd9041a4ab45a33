import type { Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from './store-error.ts';

export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** A statement that SQLite and PostgreSQL both understand, with its values for `$1`, `$2` … */
export interface SqlStatement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export const sql = (text: string, ...values: SqlValue[]): SqlStatement => ({ text, values });

/** What follows from an answer: statements, perhaps none, and what to tell. */
export interface Decided<T> {
  readonly statements: readonly SqlStatement[];
  readonly told: T;
}

export interface DoneUpon<T> {
  readonly told: T;
  /** The rows of each statement. */
  readonly rows: readonly SqlRow[][];
}

/** What the parts of the store that are plain tables need of a database. */
export interface SqlDatabase {
  /** The rows of one statement; durable once answered. */
  rows(statement: SqlStatement): Promise<Result<readonly SqlRow[], StoreError>>;
  /** The rows of each statement, all carried out or none. */
  all(statements: readonly SqlStatement[]): Promise<Result<readonly SqlRow[][], StoreError>>;
  /**
   * As `all`, with what a question to a table answers decided upon first: nobody writes to the table
   * in between.
   */
  allUpon<T>(
    table: 'accounts' | 'guesses',
    question: SqlStatement,
    decide: (rows: readonly SqlRow[]) => Decided<T>,
  ): Promise<Result<DoneUpon<T>, StoreError>>;
}
