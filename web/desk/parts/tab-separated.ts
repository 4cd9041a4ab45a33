import type { CsvCell } from '@ronde/core/formats/csv/write-csv.ts';
import { sayDecimal, type Language } from '@ronde/core/rules/language.ts';

/** Rows as a spreadsheet of the language takes them from the clipboard: `9,5` in French. */
export const tabSeparated = (rows: readonly (readonly CsvCell[])[], language: Language): string =>
  rows.map((cells) => cells.map((cell) => written(cell, language)).join('\t')).join('\n');

function written(cell: CsvCell, language: Language): string {
  if (typeof cell === 'number') {
    return sayDecimal(String(cell), language);
  }
  // A tab or a line end inside a name would begin another cell.
  return (cell ?? '').replace(/[\t\r\n]+/g, ' ');
}
