import { setImmediate } from 'node:timers/promises';
import {
  matchEntries,
  type ListSearch,
  type MatchedEntry,
} from '@ronde/core/formats/entries/match-entries.ts';
import type { ColumnMap } from '@ronde/core/formats/entries/column-map.ts';
import {
  readEntries,
  type EntryOptions,
  type EntryRow,
} from '@ronde/core/formats/entries/read-entries.ts';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { outOfBounds } from '@ronde/core/rules/text-bounds.ts';
import { boundsProblem } from '@ronde/core/tournament/event-bounds.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { readTable } from '../player-lists/read-table.ts';
import { ENTRY_LIMITS } from './file-limits.ts';
import { tableFault, withProblems, type UnreadableFile } from './unreadable-file.ts';

export interface EntryTable {
  /** Its name: the ending says what it is. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly kind: RatingKind;
  readonly columns?: EntryOptions['columns'];
  readonly search: ListSearch;
}

export interface ReadEntryTable {
  readonly headings: readonly string[];
  readonly columns: ColumnMap;
  readonly matched: readonly MatchedEntry[];
  readonly problems: readonly Problem[];
}

/** More than any event: a list was taken for a table of entries. */
const MOST_ENTRIES = 10_000;

/** Entries of a CSV or XLSX table, each looked up in the lists. */
export async function readEntryTable({
  file,
  bytes,
  kind,
  columns,
  search,
}: EntryTable): Promise<Result<ReadEntryTable, UnreadableFile>> {
  const table = await readTable(bytes, file, ENTRY_LIMITS);
  if (!table.ok) return failure(tableFault(table.error));
  const options = { kind, mostRows: MOST_ENTRIES, ...(columns === undefined ? {} : { columns }) };
  const { entries, problems, columns: mapped } = readEntries(table.value, options);
  const unbounded = entries.flatMap((entry) => {
    const beyond = outOfBounds(entry);
    return beyond === null ? [] : [boundsProblem(beyond, entry.line)];
  });
  const found = [...unbounded, ...problems];
  if (found.some(({ severity }) => severity === 'error')) return failure(withProblems(found));
  return success({
    headings: table.value[0] ?? [],
    columns: mapped,
    matched: await lookedUp(entries, search),
    problems,
  });
}

/** One by one, so that whoever waits for this process is served in between. */
async function lookedUp(
  entries: readonly EntryRow[],
  search: ListSearch,
): Promise<readonly MatchedEntry[]> {
  const matched: MatchedEntry[] = [];
  for (const entry of entries) {
    matched.push(...matchEntries([entry], search));
    await setImmediate();
  }
  return matched;
}
