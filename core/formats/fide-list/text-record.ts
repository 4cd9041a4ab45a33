import { NO_RATING, type FideFields, type RatingFields } from './fide-fields.ts';
import type { TextColumn, TextField } from './text-columns.ts';

type Cells = Partial<Record<TextField, string>>;

/**
 * One line of the fixed-width list; null when it fits its columns nowhere. Other titles longer than
 * their column push what follows to the right: the line is read from where they really end.
 */
export function textRecord(line: string, columns: readonly TextColumn[]): FideFields | null {
  const straight = cellsOf(line, columns, 0);
  if (straight !== null) return fieldsOf(straight);
  const titles = columns.find(({ field }) => field === 'otherTitles');
  if (titles === undefined) return null;
  const length = /^\S*/.exec(line.slice(titles.start))?.[0].length ?? 0;
  const width = titles.end - titles.start;
  // A blank follows the titles, or the next column begins at once: both are seen.
  for (const shift of [length - width + 1, length - width]) {
    const shifted = shift > 0 ? cellsOf(line, columns, shift) : null;
    if (shifted !== null) return fieldsOf(shifted);
  }
  return null;
}

/** The cells, those after the other titles moved to the right; null when a column cuts a word. */
function cellsOf(line: string, columns: readonly TextColumn[], shift: number): Cells | null {
  const cells: Cells = {};
  let moved = 0;
  for (const { field, start, end } of columns) {
    const from = start + moved;
    if (field === 'otherTitles') moved = shift;
    const to = end + moved;
    if (field !== 'fideId' && isCut(line, from)) return null;
    const cell = line.slice(from, to).trim();
    if (!fits(field, cell)) return null;
    cells[field] = cell;
  }
  return cells;
}

function isCut(line: string, at: number): boolean {
  const [before, after] = [line.charCodeAt(at - 1), line.charCodeAt(at)];
  return before > 0x20 && after > 0x20;
}

/** What a column can hold: a shifted line shows itself by a letter or a second word in a number. */
function fits(field: TextField, cell: string): boolean {
  if (cell === '') return true;
  switch (field) {
    case 'fideId':
    case 'name':
    case 'otherTitles':
    case 'foa':
      return true;
    case 'federation':
      return /^[A-Z]{3}$/.test(cell);
    case 'sex':
      return /^[MFW]$/.test(cell);
    case 'title':
    case 'womenTitle':
      return /^[A-Z]{1,3}$/.test(cell);
    case 'flag':
      return /^[a-z]{1,3}$/i.test(cell);
    case 'birth':
      return /^\d{4}$/.test(cell);
    default:
      return /^\d{1,4}$/.test(cell);
  }
}

function fieldsOf(cells: Cells): FideFields {
  const ratingOf = (kind: 'standard' | 'rapid' | 'blitz'): RatingFields => {
    const rating = cells[`${kind}.rating`];
    if (rating === undefined) return NO_RATING;
    return { rating, games: cells[`${kind}.games`] ?? '', k: cells[`${kind}.k`] ?? '' };
  };
  return {
    fideId: cells.fideId ?? '',
    name: cells.name ?? '',
    federation: cells.federation ?? '',
    sex: cells.sex ?? '',
    title: cells.title ?? '',
    womenTitle: cells.womenTitle ?? '',
    otherTitles: cells.otherTitles ?? '',
    standard: ratingOf('standard'),
    rapid: ratingOf('rapid'),
    blitz: ratingOf('blitz'),
    birth: cells.birth ?? '',
    flag: cells.flag ?? '',
  };
}
