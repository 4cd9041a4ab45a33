import type { CsvCell } from '../../formats/csv/write-csv.ts';
import { writeCsv } from '../../formats/csv/write-csv.ts';
import { sayDecimal, type Language } from '../../rules/language.ts';
import { POINT } from '../../rules/points.ts';
import type { DocumentList, ListCell } from './list.ts';

const HUNDREDTHS = 100;
const DIAGONAL = '×';

/** A cell as a spreadsheet has it: points, money and figures are numbers. */
export function plainCell(cell: ListCell): string | number | null {
  if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell;
  if ('points' in cell) return cell.points / POINT;
  if ('cents' in cell) return cell.cents / HUNDREDTHS;
  if ('figure' in cell) return Number(cell.figure);
  if ('plain' in cell) return cell.plain;
  if ('diagonal' in cell) return DIAGONAL;
  return 'name' in cell ? cell.name : cell.text;
}

/** The list as CSV, as spreadsheets of the language expect it: French has `;` and decimal commas. */
export function csvOfList(
  list: Pick<DocumentList, 'columns' | 'rows'>,
  language: Language,
): string {
  const rows = [
    list.columns.map(({ heading }) => heading),
    ...list.rows.map((row) => row.map(plainCell)),
  ];
  return csvOfRows(rows, language);
}

/** Rows as CSV, as spreadsheets of the language expect it: French has `;` and decimal commas. */
export function csvOfRows(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const french = language === 'fr';
  const written = (cell: CsvCell): CsvCell =>
    typeof cell === 'number' ? sayDecimal(String(cell), language) : cell;
  return writeCsv(
    rows.map((row) => row.map(written)),
    { separator: french ? ';' : ',', byteOrderMark: true },
  );
}
