import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { chainLink, chainStart } from './checksum-chain.ts';
import type { EntryText } from './entry-text.ts';
import { corruptEntry, type Corruption, type StoreError } from './store-error.ts';

/** A tournament as a database keeps it. */
export interface KeptLog {
  readonly id: string;
  readonly createdAt: string;
  /** Of the last entry. */
  readonly position: number;
  readonly checksum: string;
}

export interface KeptEntry extends EntryText {
  readonly checksum: string;
}

/** The entry a database has last. */
export type LogEnd = Pick<KeptEntry, 'position' | 'checksum'>;

export interface KeptRange {
  readonly after: number;
  readonly upTo: number;
  /** Checksum of the entry at `after`; null when there is none. */
  readonly before: string | null;
  /** Those after `after` up to `upTo`, as the database has them. */
  readonly entries: readonly KeptEntry[];
  readonly last: LogEnd | null;
}

/** The entries of a range, each checked against its checksum and the entry before it. */
export function soundEntries(
  log: KeptLog,
  { after, upTo, before, entries, last }: KeptRange,
): Result<readonly EntryText[], StoreError> {
  const corrupt = (position: number, corruption: Corruption) =>
    failure(corruptEntry(log.id, position, corruption));
  const start = after === 0 ? chainStart(log.id, log.createdAt) : before;
  if (start === null) return corrupt(after, 'missing');
  let [position, checksum] = [after, start];
  for (const entry of entries) {
    position += 1;
    if (entry.position !== position) return corrupt(position, 'missing');
    checksum = chainLink(checksum, entry);
    if (entry.checksum !== checksum) return corrupt(position, 'altered');
  }
  if (position < upTo) return corrupt(position + 1, 'missing');
  if (upTo < log.position) return success(entries);
  const end = soundEnd(log, last);
  return end.ok ? success(entries) : end;
}

/** Whether the last entry is the one the tournament says it is. */
export function soundEnd(log: KeptLog, last: LogEnd | null): Result<null, StoreError> {
  const corrupt = (position: number, corruption: Corruption) =>
    failure(corruptEntry(log.id, position, corruption));
  const position = last?.position ?? 0;
  const checksum = last?.checksum ?? chainStart(log.id, log.createdAt);
  if (position > log.position) return corrupt(log.position + 1, 'surplus');
  if (position < log.position) return corrupt(position + 1, 'missing');
  return checksum === log.checksum ? success(null) : corrupt(position, 'altered');
}
