import { setImmediate } from 'node:timers/promises';
import { noSheet, otherSheet } from '@ronde/core/formats/entries/left-out-lines.ts';
import {
  matchEntries,
  type ListSearch,
  type MatchedEntry,
} from '@ronde/core/formats/entries/match-entries.ts';
import {
  readEntries,
  type EntryOptions,
  type EntryRow,
} from '@ronde/core/formats/entries/read-entries.ts';
import { otherRatings } from '@ronde/core/formats/entries/unused-columns.ts';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { outOfBounds } from '@ronde/core/rules/text-bounds.ts';
import { boundsProblem } from '@ronde/core/tournament/event-bounds.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { chosenSheet } from '../player-lists/chosen-sheet.ts';
import { previewOf, type TablePreview } from '../player-lists/preview-table.ts';
import { readTable, type TableSheet } from '../player-lists/read-table.ts';
import { ENTRY_LIMITS } from './file-limits.ts';
import { tableFault, withProblems, type UnreadableFile } from './unreadable-file.ts';

/** What somebody says of a table; what they leave open is guessed. */
export interface TableChoice {
  /** Its name, or its number from 1. */
  readonly sheet?: string | undefined;
  /** Counted from 1; 0 where no line names the columns. */
  readonly headingLine?: number | undefined;
  readonly columns?: EntryOptions['columns'] | undefined;
}

export interface EntryTable extends TableChoice {
  /** Its name: the ending says what it is. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly kind: RatingKind;
  readonly search: ListSearch;
}

export interface ReadEntryTable {
  /** What the table looks like, and what it was taken for. */
  readonly table: TablePreview;
  readonly matched: readonly MatchedEntry[];
  readonly problems: readonly Problem[];
}

/** Tables of entries by the end of their names; `.tsv` is what a clipboard holds. */
export const isEntryTable = (file: string): boolean => /\.(?:csv|tsv|xlsx|ods)$/i.test(file);

/** More than any event: a list was taken for a table of entries. */
const MOST_ENTRIES = 10_000;

/** Entries of a CSV, XLSX or ODS table, each looked up in the lists. */
export async function readEntryTable({
  file,
  bytes,
  kind,
  search,
  ...choice
}: EntryTable): Promise<Result<ReadEntryTable, UnreadableFile>> {
  const opened = await readTable(bytes, file, ENTRY_LIMITS);
  if (!opened.ok) return failure(tableFault(opened.error));
  const sheets = opened.value;
  const sheet = chosenSheet(sheets, choice.sheet);
  if (sheet === null) return failure(withProblems([noSheet(choice.sheet ?? '', namesOf(sheets))]));
  const { headingLine, columns } = choice;
  const reading = readEntries(sheet.rows, {
    kind,
    mostRows: MOST_ENTRIES,
    ...(headingLine === undefined ? {} : { headingLine }),
    ...(columns === undefined ? {} : { columns }),
  });
  const table = previewOf(sheets, sheet, reading);
  const unbounded = reading.entries.flatMap((entry) => {
    const beyond = outOfBounds(entry);
    return beyond === null ? [] : [boundsProblem(beyond, entry.line)];
  });
  const found = [...unbounded, ...reading.problems];
  if (found.some(({ severity }) => severity === 'error')) {
    return failure({ ...withProblems(found), table });
  }
  return success({
    table,
    matched: await lookedUp(reading.entries, search),
    problems: [...otherSheets(sheets, sheet), ...reading.problems, ...otherRatings(reading, kind)],
  });
}

const namesOf = (sheets: readonly TableSheet[]): string[] => sheets.map(({ name }) => name);

/** Sheets with something in them that nobody read. */
const otherSheets = (sheets: readonly TableSheet[], used: TableSheet): Problem[] =>
  sheets
    .filter((one) => one !== used && one.rows.some((row) => row.some((cell) => cell.trim() !== '')))
    .map(({ name }) => otherSheet(name));

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
