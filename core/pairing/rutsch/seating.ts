import type { TableGame } from '../explanation/drawn-table.ts';

/**
 * The two rows of players along the tables: the first is the left column of the book's Rutsch and the
 * upper row of its Rutsch-Berger (Livre de l'Arbitre, lines 4187-4210 and 4486-4518).
 */
export type SeatRow = 'first' | 'second';

/** Where a player sits; the foot of an odd Rutsch has no table, and whoever sits there is free. */
export type SeatPlace =
  | { readonly table: number; readonly row: SeatRow }
  | { readonly table: null };

export const FOOT: SeatPlace = { table: null };

/** One table of a round; nobody sits where the free place of an odd field is. */
export interface SeatedTable {
  readonly table: number;
  readonly first: number | null;
  readonly second: number | null;
  /** The row that has White at this table. */
  readonly white: SeatRow;
}

/** Where somebody goes when the round is over. */
export interface Move {
  readonly player: number;
  readonly from: SeatPlace;
  readonly to: SeatPlace;
}

export interface SeatingRound {
  readonly round: number;
  readonly tables: readonly SeatedTable[];
  readonly games: readonly TableGame[];
  readonly free: number | null;
}

/** The tables of a hall in a row. */
export interface TableRow {
  readonly tables: number;
  /** The row with White at odd tables; colours alternate along the tables. */
  readonly whiteAtOdd: SeatRow;
}

/** A round from who sits where: numbers on the places of a ring, those beyond the field being free. */
export function seatingRound(
  round: number,
  players: number,
  seats: readonly (readonly [SeatPlace, number])[],
  { tables, whiteAtOdd }: TableRow,
): SeatingRound {
  const rows = {
    first: new Array<number | null>(tables + 1).fill(null),
    second: new Array<number | null>(tables + 1).fill(null),
  };
  let free: number | null = null;
  for (const [place, player] of seats) {
    if (player > players) continue;
    if (place.table === null) free = player;
    else rows[place.row][place.table] = player;
  }
  const seated: SeatedTable[] = [];
  const games: TableGame[] = [];
  for (let table = 1; table <= tables; table += 1) {
    const first = rows.first[table] ?? null;
    const second = rows.second[table] ?? null;
    const white = table % 2 === 1 ? whiteAtOdd : otherRow(whiteAtOdd);
    seated.push({ table, first, second, white });
    // Boards keep the number of their table, so that nobody looks for another one.
    if (first === null || second === null) free = first ?? second;
    else if (white === 'first') games.push({ board: table, white: first, black: second });
    else games.push({ board: table, white: second, black: first });
  }
  return { round, tables: seated, games, free };
}

const otherRow = (row: SeatRow): SeatRow => (row === 'first' ? 'second' : 'first');

/** Who goes where when a round is over, in the order of the tables; the others keep their places. */
export function movesBetween(round: SeatingRound, next: SeatingRound): Move[] {
  const places = placesIn(next);
  return [...placesIn(round)].flatMap(([player, from]) => {
    const to = places.get(player);
    return to === undefined || isSamePlace(from, to) ? [] : [{ player, from, to }];
  });
}

/** Every player's place in a round. */
export function placesIn({ tables, free }: SeatingRound): Map<number, SeatPlace> {
  const places = new Map<number, SeatPlace>();
  for (const { table, first, second } of tables) {
    if (first !== null) places.set(first, { table, row: 'first' });
    if (second !== null) places.set(second, { table, row: 'second' });
  }
  if (free !== null && !places.has(free)) places.set(free, FOOT);
  return places;
}

const isSamePlace = (a: SeatPlace, b: SeatPlace): boolean =>
  a.table === null || b.table === null
    ? a.table === b.table
    : a.table === b.table && a.row === b.row;
