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
 * The cells of separated values (RFC 4180): quotes hold separators and line ends. The apostrophe
 * that keeps a text from running as a formula is no part of it.
 */
export function separatedValues(text: string, separator = separatorOf(text)): string[][] {
  return cellsOf(text.replace(/^\ufeff/, ''), separator)
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => row.map(withoutGuard));
}

function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const quote = text.indexOf('"', at);
        if (quote === -1) {
          cell += text.slice(at);
          at = text.length;
          break;
        }
        cell += text.slice(at, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    const from = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
      at += 1;
    }
    row.push(cell + text.slice(from, at));
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
