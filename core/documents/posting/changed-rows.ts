import type { ListCell } from '../lists/list.ts';
import { plainCell } from '../lists/plain-list.ts';
import type { WallList } from './wall-paper-list.ts';

/** A line that reads otherwise: null where there was none, or is none any more. */
export interface ChangedRow {
  readonly was: string | null;
  readonly is: string | null;
}

/** What a sheet made from `before` says otherwise than one made from `after`. */
export function changedRows(before: WallList, after: WallList): ChangedRow[] {
  const then = byKey(before);
  const now = byKey(after);
  const changed: ChangedRow[] = [];
  for (const [key, was] of then) {
    const is = now.get(key) ?? null;
    if (is !== was) changed.push({ was, is });
  }
  for (const [key, is] of now) if (!then.has(key)) changed.push({ was: null, is });
  return changed;
}

/** Lines by whom or what they are about: a line that only moved has its rank or place in it. */
function byKey({ rows }: WallList): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  rows.forEach((row, index) => {
    const key = keyOf(row) ?? `line ${index}`;
    lines.set(lines.has(key) ? `${key} ${index}` : key, textOf(row));
  });
  return lines;
}

/** A board or a round by its number where the line begins with one and names two; else who it is about. */
function keyOf(row: readonly ListCell[]): string | null {
  const people = row.filter((cell) => isNamed(cell));
  const [first = null] = row;
  if (people.length > 1 && typeof first === 'number') return `board ${first}`;
  const [one] = people;
  if (one !== undefined) return nameKey(one);
  return typeof first === 'number' ? `line ${first}` : null;
}

const isNamed = (cell: ListCell): cell is Extract<ListCell, { readonly name: string }> =>
  typeof cell === 'object' && cell !== null && 'name' in cell;

const nameKey = (cell: Extract<ListCell, { readonly name: string }>): string =>
  'player' in cell ? `player ${cell.player}` : `team ${cell.team}`;

const textOf = (row: readonly ListCell[]): string =>
  row
    .map((cell) => String(plainCell(cell) ?? ''))
    .filter((text) => text !== '')
    .join(' · ');
