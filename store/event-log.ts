import type { LogEntry } from '@ronde/core/formats/tournament-file/log-entry.ts';
import type { Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from './store-error.ts';
import type { SummaryRecord } from './summaries/summary-record.ts';

export type { LogEntry };

/** An entry before the log has given it a position. */
export type NewEntry<E = unknown, A = unknown> = Omit<LogEntry<E, A>, 'position'>;

/** What became of an append. Nothing is written unless `ok`. */
export type AppendOutcome<E = unknown, A = unknown> =
  /** `repeated`: an entry with this key was there already, at `position`; nothing was written. */
  | { readonly ok: true; readonly position: number; readonly repeated?: true }
  /** The log has moved on: everything the writer has not seen. */
  | { readonly ok: false; readonly missed: readonly LogEntry<E, A>[]; readonly error?: never }
  | { readonly ok: false; readonly error: StoreError; readonly missed?: never };

/** When a tournament was made, and the key of the request that made it. */
export interface Creation {
  readonly at: string;
  /** A repeated request with the key of an earlier one makes nothing, whatever id it asks for. */
  readonly key?: string;
  /** A digest of what was asked under the key, kept with the first entry. */
  readonly asked?: string;
}

export interface Created {
  /** Of a repeated request: the tournament the first one made. */
  readonly id: string;
  /** Of the last of the first entries. */
  readonly position: number;
  readonly repeated?: true;
  /** Of a repeated request: the digest of what the first one asked, where it is known. */
  readonly asked?: string;
}

/** Told that the log of a tournament now reaches `position`. */
export type LogListener = (id: string, position: number) => void;

/** A tournament from outside: where its log stands. */
export interface TournamentHead {
  readonly id: string;
  /** Of the last entry; 0 when there is none. */
  readonly position: number;
  readonly createdAt: string;
  /** Instant of the last entry, or of the creation when there is none. */
  readonly lastAt: string;
  readonly archived: boolean;
}

export interface ReadRange {
  /** Entries after this position; 0 (the default) for all. */
  readonly after?: number;
  /** Entries up to this position included; the end of the log by default. */
  readonly upTo?: number;
}

/** An entry as it is without what was erased from it. */
export type RewrittenEntry = Pick<LogEntry, 'position' | 'events' | 'accepted'>;

/**
 * Logs of tournaments, as every database must keep them. Entries are only ever added, what is erased
 * because it may no longer be kept apart; an answer
 * `ok` to a write means that the write is durable. Expected failures are values; a promise is
 * rejected only by a programmer's error (an unfit entry, a closed log).
 */
export interface EventLog<E = unknown, A = unknown> {
  /** A new tournament with its first entries and their summary, all or nothing. */
  create(
    id: string,
    creation: Creation,
    firstEntries: readonly NewEntry<E, A>[],
  ): Promise<Result<Created, StoreError>>;
  /**
   * Adds one entry if `seen`, the last position the writer knows, is still the last. An entry
   * whose key stands in the tournament already is answered as the first time, `repeated`, whatever
   * has happened since. The summary of the log with the entry is kept in the same transaction;
   * without one, the summary there is waits to be made again.
   */
  append(
    id: string,
    seen: number,
    entry: NewEntry<E, A>,
    summary?: SummaryRecord,
  ): Promise<AppendOutcome<E, A>>;
  /**
   * As `append`, and in the same transaction the given entries are written anew without what was to
   * be erased from them: the one exception to the rule that entries are only added. The new entry is
   * the mark it leaves. What the files of the database still hold is owed: see `Store.erasures`.
   */
  erase(
    id: string,
    seen: number,
    rewritten: readonly RewrittenEntry[],
    mark: NewEntry<E, A>,
    summary?: SummaryRecord,
  ): Promise<AppendOutcome<E, A>>;
  read(id: string, range?: ReadRange): Promise<Result<readonly LogEntry<E, A>[], StoreError>>;
  position(id: string): Promise<Result<number, StoreError>>;
  head(id: string): Promise<Result<TournamentHead, StoreError>>;
  /** How many tournaments there are, archived ones left out. */
  count(): Promise<Result<number, StoreError>>;
  /** In order of creation; without archived tournaments unless asked for. */
  list(options?: {
    readonly archived?: boolean;
  }): Promise<Result<readonly TournamentHead[], StoreError>>;
  /** Archives: the tournament leaves the list and takes no entries until restored. */
  remove(id: string): Promise<Result<null, StoreError>>;
  restore(id: string): Promise<Result<null, StoreError>>;
  /**
   * Tells of every new tournament and entry, whoever writes it, until the returned function is
   * called: own writes at once, those of other processes shortly after. Positions of a tournament
   * only rise; one call may stand for several entries, and may tell of what was written between
   * the opening of the store and this call.
   */
  watch(listener: LogListener): () => void;
  close(): Promise<void>;
}
