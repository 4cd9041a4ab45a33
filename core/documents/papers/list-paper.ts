import { sayDecimal, type Language } from '../../rules/language.ts';
import { displayPoints } from '../../rules/points.ts';
import { fill } from '../../rules/sentence.ts';
import { formatCents } from '../../standings/prizes/money.ts';
import { listParts } from '../lists/list-parts.ts';
import type { DocumentList, ListCell, ListColumn } from '../lists/list.ts';
import { sayFigure } from '../lists/say-figure.ts';
import type {
  Letters,
  PaperCell,
  PaperColumn,
  PaperRow,
  PaperSheet,
  TableBody,
} from './paper-values.ts';
import { PAPER_WORDS } from './paper-words.ts';

export interface ListPaperWish {
  readonly language: Language;
  /** Columns by their keys that this paper has no room or no use for. */
  readonly without?: readonly string[];
  /** Columns by their keys that are left out where nothing stands in them. */
  readonly unlessEmpty?: readonly string[];
  readonly blanks?: readonly string[];
  /** Columns by their keys that are written in by hand. */
  readonly byHand?: readonly string[];
  readonly size?: number;
}

/** Letters of a list that nobody asked to be larger or smaller, in points. */
const LIST_LETTERS: Letters = { size: 9.5, between: { least: 8.5, most: 14 } };
/** The same of a grid across the sheet. */
const GRID_LETTERS: Letters = { size: 8.5, between: { least: 7.5, most: 11 } };
const BY_HAND = 6;

/** So many last rows of a list are never parted from each other. */
const LAST_ROWS = 3;

/** The list a page shows, as a table on paper: the same figures, but for columns only files have. */
export function tableOf(list: DocumentList, wish: ListPaperWish): TableBody {
  const isEmpty = (index: number): boolean =>
    list.rows.every((row) => (row[index] ?? null) === null);
  const kept = list.columns
    .map((column, index) => ({ column, index }))
    .filter(
      ({ column: { key, place }, index }) =>
        place !== 'files' &&
        !(wish.without ?? []).includes(key) &&
        !((wish.unlessEmpty ?? []).includes(key) && isEmpty(index)),
    );
  const rows = list.rows.map((cells): PaperRow => ({
    cells: kept.map(({ index }) => paperCell(cells[index] ?? null, wish.language)),
    strong: list.list === 'matches' && cells.some(isTeamCell),
  }));
  return {
    layout: 'table',
    columns: kept.map(({ column }) => paperColumn(column, wish.byHand ?? [])),
    rows,
    groups: list.list === 'matches' ? matchGroups(rows) : lastTogether(rows.length),
    notes: list.notes,
    blanks: wish.blanks ?? [],
    ...lettersOf(wish, LIST_LETTERS),
  };
}

const lettersOf = ({ size }: ListPaperWish, usual: Letters): Letters =>
  size === undefined ? usual : { size };

/** Every row by itself but the last ones, so that no page has a line alone. */
export const lastTogether = (count: number): readonly number[] => {
  const last = Math.min(LAST_ROWS, count);
  return count === 0 ? [] : [...Array.from({ length: count - last }, () => 1), last];
};

/** The teams of a match with their boards; who is without one stands alone. */
function matchGroups(rows: readonly PaperRow[]): readonly number[] {
  const groups: number[] = [];
  for (const { strong } of rows) {
    const last = groups.length - 1;
    if (strong || last < 0) groups.push(1);
    else groups[last] = (groups[last] ?? 0) + 1;
  }
  return groups;
}

/** A crosstable or a grid in as many parts as a sheet has room for, side by side on the wall. */
export function partsOf(
  list: DocumentList,
  wish: ListPaperWish,
  about: Pick<PaperSheet, 'round' | 'draft'>,
): readonly PaperSheet[] {
  const words = PAPER_WORDS[wish.language];
  return listParts(list).map(({ list: part, share }) => {
    const body = tableOf(part, wish);
    const landscape = isWide(body);
    return {
      ...about,
      title:
        share === null
          ? part.title
          : `${part.title} · ${fill(words.from, { what: words.share[share.of], from: share.from, to: share.to })}`,
      landscape,
      body: landscape ? { ...body, ...lettersOf(wish, GRID_LETTERS) } : body,
    };
  });
}

/** Letters that an upright sheet has room for in one line. */
const UPRIGHT = 100;
/** Letters that a name is given, and the room around what stands in a column. */
const NAME_LETTERS = 24;
const AROUND = 1.5;

/** Upright where the columns have room, as lists hang, across the sheet where they have none. */
function isWide({ columns, rows }: TableBody): boolean {
  const letters = columns.reduce((sum, { heading, share }, index) => {
    if (share !== null) return sum + NAME_LETTERS;
    const widest = rows.map(({ cells }) => cellText(cells[index] ?? null).length);
    return sum + Math.max(heading.length, ...widest) + AROUND;
  }, 0);
  return letters > UPRIGHT;
}

const cellText = (cell: PaperCell): string =>
  cell === null ? '' : typeof cell === 'string' ? cell : 'text' in cell ? cell.text : cell.figure;

/** Names take what room there is; figures no more than they need. */
const SHARES: Readonly<Record<string, number>> = {
  name: 5,
  white: 5,
  black: 5,
  opponent: 5,
  player: 5,
  team: 5,
  club: 3,
  list: 3,
  thing: 3,
};

const paperColumn = (
  { key, heading, align }: ListColumn,
  byHand: readonly string[],
): PaperColumn => ({
  heading,
  align,
  share: SHARES[key] ?? null,
  room: byHand.includes(key) ? BY_HAND : null,
});

const isTeamCell = (cell: ListCell): boolean =>
  cell !== null && typeof cell === 'object' && 'team' in cell;

/** A cell as its page says it. */
export function paperCell(cell: ListCell, language: Language): PaperCell {
  if (cell === null || typeof cell === 'string') return cell;
  if (typeof cell === 'number') return { figure: sayDecimal(String(cell), language) };
  if ('points' in cell) return { figure: displayPoints(cell.points, language) };
  if ('cents' in cell) return { figure: sayDecimal(formatCents(cell.cents), language) };
  if ('figure' in cell) return { figure: sayFigure(cell.figure, language) };
  if ('shown' in cell) return { figure: cell.shown };
  if ('diagonal' in cell) return { figure: '×' };
  if ('team' in cell) return { text: cell.name };
  if ('name' in cell) return { text: cell.name, before: cell.title };
  return { figure: cell.text };
}
