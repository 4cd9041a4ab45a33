/** The one door to the SQLite package: nothing else in the repository knows which one it is. */
import {
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite';

export type Bound = string | number | bigint | Uint8Array | null;
type Values = readonly Bound[];

export interface DatabaseOptions {
  /** The file must exist, and is not changed. */
  readonly readonly?: boolean;
  /** How long to wait for another program that is writing, in milliseconds. */
  readonly timeout?: number;
}

export interface Changes {
  readonly changes: number;
  readonly lastInsertRowid: number | bigint;
}

/** When a transaction takes the file for itself: at its first change, or at once. */
export type Begin = 'deferred' | 'immediate';

interface Compiled {
  readonly statement: StatementSyncInstance;
  readonly columns: readonly string[];
}

const TIMEOUT = 5_000;

/** How a transaction begins, ends and is taken back. */
const WHOLE = {
  deferred: ['BEGIN', 'COMMIT', 'ROLLBACK'],
  immediate: ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'],
} as const satisfies Record<Begin, unknown>;
const PART = ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part'] as const;

/** An open file. Statements are compiled once, and kept until it is closed. */
export class Database {
  readonly name: string;
  readonly #opened: DatabaseSyncInstance;
  readonly #kept = new Map<string, Compiled>();
  #closed = false;

  constructor(name: string, { readonly = false, timeout = TIMEOUT }: DatabaseOptions = {}) {
    this.name = name;
    this.#opened = new DatabaseSync(name, { readOnly: readonly, timeout });
  }

  get #db(): DatabaseSyncInstance {
    if (this.#closed) throw new TypeError('the database is closed');
    return this.#opened;
  }

  prepare<V extends Values = Values, Row = unknown>(sql: string): Statement<V, Row> {
    return new Statement<V, Row>(this.#compiled(sql));
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** The first thing a pragma says; undefined when it says nothing. */
  pragma(text: string): unknown {
    const sql = `PRAGMA ${text}`;
    if (!text.includes('=')) return this.prepare(sql).pluck().get();
    // Not kept: some settings are made while their pragma is compiled.
    const compiled = compile(this.#db, sql);
    try {
      return new Statement(compiled).pluck().get();
    } finally {
      compiled.statement.close();
    }
  }

  /** Does the work whole or not at all; within another transaction it is a part of that one. */
  transaction<T>(work: () => T, begin: Begin = 'deferred'): T {
    const [first, last, undo] = this.#db.isTransaction ? PART : WHOLE[begin];
    this.#compiled(first).statement.get();
    try {
      const done = work();
      this.#compiled(last).statement.get();
      return done;
    } catch (thrown) {
      // SQLite has taken back by itself what a full or failing disk cut short.
      if (this.#db.isTransaction) this.#db.exec(undo);
      throw thrown;
    }
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#kept.clear();
    this.#opened.close();
  }

  #compiled(sql: string): Compiled {
    let compiled = this.#kept.get(sql);
    if (compiled === undefined) {
      compiled = compile(this.#db, sql);
      this.#kept.set(sql, compiled);
    }
    return compiled;
  }
}

/** A question or a change. */
export class Statement<V extends Values = Values, Row = unknown> {
  readonly #statement: StatementSyncInstance;
  readonly #columns: readonly string[];
  #plucked = false;

  constructor({ statement, columns }: Compiled) {
    this.#statement = statement;
    this.#columns = columns;
  }

  /** From now on a row is the value of its first column. */
  pluck(): this {
    this.#plucked = true;
    return this;
  }

  run(...values: V): void {
    // Sooner than the package's own `run`, which counts the changes too.
    this.#statement.get(...bindable(values));
  }

  /** As `run`, and says what was changed. */
  change(...values: V): Changes {
    return this.#statement.run(...bindable(values));
  }

  get(...values: V): Row | undefined {
    const row = this.#statement.get(...bindable(values)) as readonly unknown[] | undefined;
    return row === undefined ? undefined : this.#row(row);
  }

  all(...values: V): Row[] {
    const rows = this.#statement.all(...bindable(values)) as (readonly unknown[])[];
    return rows.map((row) => this.#row(row));
  }

  #row(values: readonly unknown[]): Row {
    if (this.#plucked) return values[0] as Row;
    const row: Record<string, unknown> = {};
    let index = 0;
    for (const column of this.#columns) row[column] = values[index++];
    return row as Row;
  }
}

function compile(db: DatabaseSyncInstance, sql: string): Compiled {
  const statement = db.prepare(sql);
  // The package makes arrays twice as fast as objects.
  statement.setReturnArrays(true);
  return { statement, columns: statement.columns().map(({ name }) => name) };
}

/**
 * The package would cut a text at U+0000. As bytes it equals no text, and no column of text takes it.
 */
function bindable(values: Values): Values {
  return values.some(wouldBeCut)
    ? values.map((value) => (wouldBeCut(value) ? Buffer.from(value) : value))
    : values;
}

const wouldBeCut = (value: Bound): value is string =>
  typeof value === 'string' && value.includes('\0');

/** Primary result codes of SQLite. */
export const SQLITE = {
  permission: 3,
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  protocol: 15,
  notADatabase: 26,
} as const;

/** The primary code of what SQLite refused; null when something else was thrown. */
export function sqliteCode(thrown: unknown): number | null {
  if (!(thrown instanceof Error) || !('errcode' in thrown)) return null;
  // An extended code has the primary one in its lowest byte.
  return typeof thrown.errcode === 'number' ? thrown.errcode & 0xff : null;
}
