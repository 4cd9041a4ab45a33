import { withGuard } from './formula-guard.ts';

/** A cell; null is empty. */
export type CsvCell = string | number | null;

export interface CsvOptions {
  /** Spreadsheets in French expect a semicolon. */
  readonly separator?: ',' | ';';
  /** Begins with a byte order mark, by which Excel knows UTF-8. */
  readonly byteOrderMark?: boolean;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as CSV: quotes where needed, CRLF (RFC 4180), and no cell that would run as a formula. */
export function writeCsv(
  rows: readonly (readonly CsvCell[])[],
  { separator = ',', byteOrderMark = false }: CsvOptions = {},
): string {
  const lines = rows.map(
    (row) => `${row.map((cell) => written(cell, separator)).join(separator)}\r\n`,
  );
  return `${byteOrderMark ? BYTE_ORDER_MARK : ''}${lines.join('')}`;
}

function written(cell: CsvCell, separator: string): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell) : withGuard(cell);
  const quoted = /["\r\n]/.test(text) || text.includes(separator);
  return quoted ? `"${text.replaceAll('"', '""')}"` : text;
}
