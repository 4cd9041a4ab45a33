/** A row or a cell begins; or some attribute `r`, which says where one stands. */
const FOUND = /<(?:\w+:)?(row|c)(?=[\s/>])|[\s"']r\s*=\s*["']([^"']{0,20})/g;
const PLACE = /^([A-Z]{0,3})(\d{1,7})$/;

/**
 * How many cells a sheet spans, the empty ones between included: a reader lays them all out, and a
 * single cell at `XFD1048576` asks for seventeen thousand million. Null where a place is hidden.
 */
export function sheetExtent(sheet: string): number | null {
  let [rows, columns, counted, inRow] = [0, 0, 0, 0];
  for (const [, tag, where] of sheet.matchAll(FOUND)) {
    if (tag === 'row') {
      counted += 1;
      inRow = 0;
    } else if (tag === 'c') inRow += 1;
    // No program writes a place with escapes; a reader may see through them.
    if (where?.includes('&')) return null;
    const place = where === undefined ? null : PLACE.exec(where);
    rows = Math.max(rows, counted, Number(place?.[2] ?? 0));
    columns = Math.max(columns, inRow, columnOf(place?.[1] ?? ''));
  }
  return rows * columns;
}

/** A is 1, Z is 26, AA is 27. */
const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
