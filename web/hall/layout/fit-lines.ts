/** A place on the wall, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** How much room a line of a list wants, in em. */
export interface LineShape {
  /** Every name in full. */
  readonly wide: number;
  /** Most names in full, the longest cut; never more than `wide`. */
  readonly tight: number;
  readonly height: number;
  /** The line above each column; 0 for none. */
  readonly head: number;
  readonly mostColumns: number;
}

/** Letters in pixels: never smaller than can be read from the back, never larger than looks right. */
export interface Letters {
  readonly least: number;
  readonly most: number;
  /** Between columns. */
  readonly gap: number;
}

/** How a list stands on the wall. */
export interface Fit {
  readonly font: number;
  readonly columns: number;
  /** In each column of a page. */
  readonly rows: number;
  readonly pages: number;
  /** Height of a row in em: few lines stand apart, many close together. */
  readonly height: number;
  /** Long names are shortened. */
  readonly tight: boolean;
}

/** Shorter names must win at least this much for the letters. */
const WORTH_SHORTENING = 1.15;
/** Rows further apart than this no longer look like a list. */
const LOOSEST = 1.5;

/**
 * Fewest pages first; then names in full, unless shorter ones allow much larger letters; then the
 * largest letters. Where not even one column of the smallest letters fits, letters stay readable.
 */
export function fitLines(count: number, box: Box, shape: LineShape, letters: Letters): Fit {
  const most = mostLines(box, shape, letters);
  for (let pages = Math.max(1, Math.ceil(count / most)); ; pages += 1) {
    const full = largest(count, pages, false, { box, shape, letters });
    const short = largest(count, pages, true, { box, shape, letters });
    const shorter = short !== null && (full === null || short.font > WORTH_SHORTENING * full.font);
    const fit = shorter ? short : full;
    if (fit !== null) return fit;
    // One line on each page and still too large: the wall is too small for our letters.
    if (pages >= count) break;
  }
  const rows = Math.max(1, rowsOf(box, shape, letters.least));
  const pages = Math.max(1, Math.ceil(count / rows));
  return { font: letters.least, columns: 1, rows, pages, height: shape.height, tight: true };
}

/** The lines of one picture: every one is full but the last, and none is empty. */
export function linesOn<T>(
  lines: readonly T[],
  picture: number,
  { columns, rows }: Pick<Fit, 'columns' | 'rows'>,
): readonly T[] {
  const full = columns * rows;
  return lines.slice(picture * full, (picture + 1) * full);
}

interface Wall {
  readonly box: Box;
  readonly shape: LineShape;
  readonly letters: Letters;
}

function largest(count: number, pages: number, tight: boolean, wall: Wall): Fit | null {
  const { box, shape, letters } = wall;
  let best: Fit | null = null;
  for (let columns = 1; columns <= Math.min(shape.mostColumns, Math.max(1, count)); columns += 1) {
    const rows = Math.max(1, Math.ceil(Math.ceil(count / pages) / columns));
    const width = (box.width - (columns - 1) * letters.gap) / columns;
    const font = Math.min(
      letters.most,
      width / (tight ? shape.tight : shape.wide),
      box.height / (rows * shape.height + shape.head),
    );
    if (font < letters.least || (best !== null && font <= best.font)) continue;
    const room = (box.height / font - shape.head) / rows;
    const height = Math.min(LOOSEST * shape.height, Math.max(shape.height, room));
    best = { font, columns, rows, pages, height, tight };
  }
  return best;
}

const rowsOf = (box: Box, shape: LineShape, font: number): number =>
  Math.floor((box.height / font - shape.head) / shape.height);

/** Lines of one page at the smallest letters and the most columns: a start for the search. */
const mostLines = (box: Box, shape: LineShape, { least }: Letters): number =>
  Math.max(1, rowsOf(box, shape, least) * shape.mostColumns);
