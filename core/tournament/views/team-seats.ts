/** One side of a match, as a round knows it. */
export interface Side<Player> {
  /** Board b at index b − 1, null for an empty board; null when no line-up was handed in. */
  readonly lineUp: readonly (Player | null)[] | null;
  /** Who sat at a board, in the order of the roster. */
  readonly players: readonly Player[];
}

/** Who sat at a board; null for nobody. */
export interface Seat<Player> {
  readonly first: Player | null;
  readonly second: Player | null;
}

/**
 * The boards of a match, from board 1. A line-up says where everybody sat (TRF26 300); without one a
 * team sat in the order of its roster, opposite whoever it played.
 */
export function seatsOf<Player>(
  first: Side<Player>,
  second: Side<Player>,
  opponentOf: (player: Player) => Player | null,
): Seat<Player>[] {
  if (first.lineUp === null && second.lineUp === null) {
    return inRosterOrder(first.players, second.players, opponentOf);
  }
  const own = placed(first.lineUp);
  const theirs = placed(second.lineUp);
  seatOpposite(first.players, own, theirs, opponentOf);
  seatOpposite(second.players, theirs, own, opponentOf);
  seatOnFree(first.players, own);
  seatOnFree(second.players, theirs);
  const last = Math.max(
    first.lineUp?.length ?? 0,
    second.lineUp?.length ?? 0,
    ...own.values(),
    ...theirs.values(),
  );
  const [onFirst, onSecond] = [byBoard(own), byBoard(theirs)];
  return Array.from({ length: last }, (_, index) => ({
    first: onFirst.get(index + 1) ?? null,
    second: onSecond.get(index + 1) ?? null,
  }));
}

/** Boards count from 1. */
type Places<Player> = Map<Player, number>;

function placed<Player>(lineUp: readonly (Player | null)[] | null): Places<Player> {
  const places: Places<Player> = new Map();
  for (const [index, player] of (lineUp ?? []).entries()) {
    if (player !== null) places.set(player, index + 1);
  }
  return places;
}

const byBoard = <Player>(places: Places<Player>): Map<number, Player> =>
  new Map([...places].map(([player, board]) => [board, player]));

function seatOpposite<Player>(
  players: readonly Player[],
  own: Places<Player>,
  theirs: Places<Player>,
  opponentOf: (player: Player) => Player | null,
): void {
  const taken = new Set(own.values());
  for (const player of players) {
    const opponent = opponentOf(player);
    const board = opponent === null ? undefined : theirs.get(opponent);
    if (own.has(player) || board === undefined || taken.has(board)) continue;
    own.set(player, board);
    taken.add(board);
  }
}

function seatOnFree<Player>(players: readonly Player[], own: Places<Player>): void {
  const taken = new Set(own.values());
  let board = 1;
  for (const player of players) {
    if (own.has(player)) continue;
    while (taken.has(board)) board += 1;
    own.set(player, board);
    taken.add(board);
  }
}

/** Both rosters side by side; somebody without an opponent has a board to himself. */
function inRosterOrder<Player>(
  first: readonly Player[],
  second: readonly Player[],
  opponentOf: (player: Player) => Player | null,
): Seat<Player>[] {
  const seats: Seat<Player>[] = [];
  const waiting = [...second];
  const seatAlone = (): void => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (opponentOf(next) !== null) return;
      seats.push({ first: null, second: next });
      waiting.shift();
    }
  };
  for (const player of first) {
    const opponent = opponentOf(player);
    if (opponent !== null) seatAlone();
    const place = opponent === null ? -1 : waiting.indexOf(opponent);
    if (place >= 0) waiting.splice(place, 1);
    seats.push({ first: player, second: place >= 0 ? opponent : null });
  }
  for (const player of waiting) seats.push({ first: null, second: player });
  return seats;
}
