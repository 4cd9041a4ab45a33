import type { ColumnMap } from '@ronde/core/formats/entries/column-map.ts';
import { readEntries, type EntryReading } from '@ronde/core/formats/entries/read-entries.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { ENTRY_LIMITS } from '../imports/file-limits.ts';
import { chosenSheet } from './chosen-sheet.ts';
import { listFault, type ListError } from './list-error.ts';
import { readTable, type TableSheet } from './read-table.ts';

/** The beginning of a table, for somebody to say what its columns hold. */
export interface TablePreview {
  /** The names of the sheets; one without a name for a text. */
  readonly sheets: readonly string[];
  /** Which of them is shown, counted from 0. */
  readonly sheet: number;
  /** Counted from 1; 0 where no line names the columns. */
  readonly headingLine: number;
  readonly headings: readonly string[];
  /** What each column seems to hold, counted from 0. */
  readonly columns: ColumnMap;
  /** The first lines of the sheet. */
  readonly top: readonly (readonly string[])[];
  /** The first lines under the headings. */
  readonly rows: readonly (readonly string[])[];
}

/** More than any list has; as much of a cell as tells what it is. */
const SHOWN = { columns: 100, top: 12, rows: 5, characters: 80 };

/** Looks at the first lines of a CSV, XLSX or ODS table; takes nothing from it. */
export async function previewTable(
  bytes: Uint8Array,
  name: string,
): Promise<Result<TablePreview, ListError>> {
  const read = await readTable(bytes, name, ENTRY_LIMITS);
  if (!read.ok) return read;
  const sheet = chosenSheet(read.value, undefined);
  if (sheet === null) return failure(listFault('list.notATable'));
  const preview = previewOf(read.value, sheet, readEntries(sheet.rows.slice(0, SHOWN.top * 3)));
  if (preview.headings.every((heading) => heading === '')) {
    return failure(listFault('list.notATable'));
  }
  return success(preview);
}

/** What is shown of a table that was read. */
export function previewOf(
  sheets: readonly TableSheet[],
  sheet: TableSheet,
  { headingLine, headings, columns }: Pick<EntryReading, 'headingLine' | 'headings' | 'columns'>,
): TablePreview {
  const under = sheet.rows
    .slice(headingLine)
    .filter((row) => row.some((cell) => cell.trim() !== ''));
  return {
    sheets: sheets.map(({ name }) => name),
    sheet: sheets.indexOf(sheet),
    headingLine,
    headings: shown(headingLine === 0 ? blanks(under) : headings),
    columns,
    top: sheet.rows.slice(0, SHOWN.top).map(shown),
    rows: under.slice(0, SHOWN.rows).map(shown),
  };
}

/** Columns without headings are there all the same. */
const blanks = (rows: readonly (readonly string[])[]): readonly string[] =>
  Array.from(
    { length: Math.max(0, ...rows.slice(0, SHOWN.top).map((row) => row.length)) },
    () => '',
  );

const shown = (row: readonly string[]): readonly string[] =>
  row.slice(0, SHOWN.columns).map((cell) => cell.trim().slice(0, SHOWN.characters));
