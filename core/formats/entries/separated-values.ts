const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The separator that stands most evenly in the first lines. */
export function separatorOf(text: string): Separator {
  const lines = text.split(/\r\n?|\n/, 10).filter((line) => line.trim() !== '');
  const best = SEPARATORS.map((separator) => {
    const widths = lines.map((line) => cellsOf(line, separator)[0]?.length ?? 1);
    const fewest = Math.min(...widths, Infinity);
    const even = widths.every((width) => width === widths[0]);
    return { separator, score: fewest <= 1 ? 0 : fewest + (even ? 1000 : 0) };
  }).reduce((a, b) => (b.score > a.score ? b : a));
  return best.separator;
}

/** The cells of separated values (RFC 4180): quotes hold separators and line ends. */
export function separatedValues(text: string, separator = separatorOf(text)): string[][] {
  return cellsOf(text.replace(/^\ufeff/, ''), separator).filter((row) =>
    row.some((cell) => cell.trim() !== ''),
  );
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
