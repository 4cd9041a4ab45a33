import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { withoutGuard } from '../csv/formula-guard.ts';

const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** As much as shows how a table is written. */
const HEAD = { characters: 20_000, rows: 10 };

/** The separator that stands most evenly in the first rows. */
export function separatorOf(text: string): Separator {
  const head = text.slice(0, HEAD.characters);
  const best = SEPARATORS.map((separator) => {
    const rows = cellsOf(head, separator).filter((row) => row.some((cell) => cell.trim() !== ''));
    // The last one may be cut.
    const whole = head.length < text.length && rows.length > 1 ? rows.slice(0, -1) : rows;
    const widths = whole.slice(0, HEAD.rows).map((row) => row.length);
    const fewest = Math.min(...widths, Infinity);
    const even = widths.every((width) => width === widths[0]);
    return { separator, score: fewest <= 1 ? 0 : fewest + (even ? 1000 : 0) };
  }).reduce((a, b) => (b.score > a.score ? b : a));
  return best.separator;
}

/**
 * The cells of separated values (RFC 4180), without empty rows. The apostrophe that keeps a text
 * from running as a formula is taken off.
 */
export function separatedValues(text: string, separator = separatorOf(text)): string[][] {
  return cellsOf(text.replace(/^\ufeff/, ''), separator)
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => row.map(withoutGuard));
}

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
