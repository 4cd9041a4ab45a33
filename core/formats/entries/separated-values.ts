import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { withoutGuard } from '../csv/formula-guard.ts';

const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** As much as shows how a table is written. */
const HEAD = { characters: 20_000, rows: 30 };

/** The separator that gives most rows one width; a title above the table has none. */
export function separatorOf(text: string): Separator {
  const head = text.slice(0, HEAD.characters);
  const best = SEPARATORS.map((separator) => {
    const rows = cellsOf(head, separator).filter(isFilled);
    // The last one may be cut.
    const whole = head.length < text.length && rows.length > 1 ? rows.slice(0, -1) : rows;
    const widths = whole.slice(0, HEAD.rows).map((row) => row.length);
    const score = (width: number): number =>
      width === 1 ? 0 : 1000 * widths.filter((other) => other === width).length + width;
    return { separator, score: Math.max(0, ...widths.map(score)) };
  }).reduce((a, b) => (b.score > a.score ? b : a));
  return best.separator;
}

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

/**
 * The cells of separated values (RFC 4180), without empty rows. The apostrophe that keeps a text
 * from running as a formula is taken off.
 */
export const separatedValues = (text: string, separator = separatorOf(text)): string[][] =>
  separatedRows(text, separator).filter(isFilled);

/** The same with the empty rows, so that a row is where its file has it. */
export const separatedRows = (text: string, separator = separatorOf(text)): string[][] =>
  cellsOf(text.replace(/^\ufeff/, ''), separator).map((row) => row.map(withoutGuard));

function cellsOf(text: string, separator: Separator): string[][] {
  const options = { ...LENIENT, delimiter: separator };
  try {
    return parse(bytesOf(text), options);
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    return parse(bytesOf(`${text}"`), options);
  }
}

/** Rows of any width and any line end; a quote inside a cell is a character like any other. */
const LENIENT = {
  relax_quotes: true,
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n', '\r'],
};

/** csv-parse reads bytes; its own way from texts to bytes is slow. */
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
