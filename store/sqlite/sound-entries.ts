import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { EntryText } from '../entry-text.ts';
import { corruptEntry, type Corruption, type StoreError } from '../store-error.ts';
import { chainLink, chainStart } from './checksum-chain.ts';
import type { Statements, TournamentRow } from './statements.ts';

/** The entries of a range, each checked against its checksum and the entry before it. */
export function soundEntries(
  sql: Statements,
  row: TournamentRow,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Result<readonly EntryText[], StoreError> {
  const corrupt = (position: number, corruption: Corruption) =>
    failure(corruptEntry(row.id, position, corruption));
  const before = after === 0 ? chainStart(row.id, row.createdAt) : checksumAt(sql, row, after);
  if (before === null) return corrupt(after, 'missing');
  const entries = sql.entries.all(row.key, after, upTo);
  let [position, checksum] = [after, before];
  for (const entry of entries) {
    position += 1;
    if (entry.position !== position) return corrupt(position, 'missing');
    checksum = chainLink(checksum, entry);
    if (entry.checksum !== checksum) return corrupt(position, 'altered');
  }
  if (position < upTo) return corrupt(position + 1, 'missing');
  if (upTo < row.position) return success(entries);
  const end = soundEnd(sql, row);
  return end.ok ? success(entries) : end;
}

/** Whether the last entry is the one the tournament says it is. */
export function soundEnd(sql: Statements, row: TournamentRow): Result<null, StoreError> {
  const corrupt = (position: number, corruption: Corruption) =>
    failure(corruptEntry(row.id, position, corruption));
  const last = sql.lastEntry.get(row.key);
  const position = last?.position ?? 0;
  const checksum = last?.checksum ?? chainStart(row.id, row.createdAt);
  if (position > row.position) return corrupt(row.position + 1, 'surplus');
  if (position < row.position) return corrupt(position + 1, 'missing');
  return checksum === row.checksum ? success(null) : corrupt(position, 'altered');
}

function checksumAt(sql: Statements, row: TournamentRow, position: number): string | null {
  return sql.entry.get(row.key, position)?.checksum ?? null;
}
