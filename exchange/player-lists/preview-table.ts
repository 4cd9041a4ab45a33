import { guessColumns, type ColumnMap } from '@ronde/core/formats/entries/column-map.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { ENTRY_LIMITS } from '../imports/file-limits.ts';
import { listFault, type ListError } from './list-error.ts';
import { readTable } from './read-table.ts';

/** The beginning of a table, for somebody to say what its columns hold. */
export interface TablePreview {
  readonly headings: readonly string[];
  /** What each column seems to hold, counted from 0. */
  readonly columns: ColumnMap;
  /** The first lines under the headings. */
  readonly rows: readonly (readonly string[])[];
}

/** More than any list has; as much of a cell as tells what it is. */
const SHOWN = { columns: 100, rows: 5, characters: 80 };

/** Looks at the first lines of a CSV or XLSX table; takes nothing from it. */
export async function previewTable(
  bytes: Uint8Array,
  name: string,
): Promise<Result<TablePreview, ListError>> {
  const table = await readTable(bytes, name, ENTRY_LIMITS);
  if (!table.ok) return table;
  const [headings = [], ...rows] = table.value.slice(0, SHOWN.rows + 1).map(shown);
  if (headings.every((heading) => heading === '')) return failure(listFault('list.notATable'));
  return success({ headings, columns: guessColumns(headings), rows });
}

const shown = (row: readonly string[]): readonly string[] =>
  row.slice(0, SHOWN.columns).map((cell) => cell.trim().slice(0, SHOWN.characters));
