import {
  BISHOP,
  fileOf,
  KING,
  KNIGHT,
  otherSide,
  QUEEN,
  rankOf,
  ROOK,
  type Board,
  type PieceSign,
} from '../position/board.ts';

export const WITHOUT_MATE = ['bareKing', 'knight', 'bishops'] as const;
/** Why material alone never mates, whatever the other side has left to stand in its own way. */
export type WithoutMate = (typeof WITHOUT_MATE)[number];

/**
 * A bare king never mates. One knight does not against queens alone. Bishops of one colour of squares do not
 * against queens, rooks and bishops of that colour. Null: some position of this material is mate.
 */
export function withoutMate(board: Board, side: PieceSign): WithoutMate | null {
  const own = menOf(board, side);
  if (own.all === 0) return 'bareKing';
  const knight = own.all === 1 && own.knights === 1;
  if (!knight && own.all !== own.darkBishops && own.all !== own.lightBishops) return null;
  const other = menOf(board, otherSide(side));
  if (knight) return other.all === other.queens ? 'knight' : null;
  const alike = own.darkBishops > 0 ? other.darkBishops : other.lightBishops;
  return other.all === other.queens + other.rooks + alike ? 'bishops' : null;
}

interface Men {
  all: number;
  knights: number;
  darkBishops: number;
  lightBishops: number;
  rooks: number;
  queens: number;
}

/** Everything but the king, counted: a search for a mate asks this of every position. */
function menOf(board: Board, side: PieceSign): Men {
  const men = { all: 0, knights: 0, darkBishops: 0, lightBishops: 0, rooks: 0, queens: 0 };
  for (let square = 0; square < 64; square += 1) {
    const code = (board[square] ?? 0) * side;
    if (code <= 0 || code === KING) continue;
    men.all += 1;
    if (code === KNIGHT) men.knights += 1;
    else if (code === ROOK) men.rooks += 1;
    else if (code === QUEEN) men.queens += 1;
    else if (code === BISHOP && (fileOf(square) + rankOf(square)) % 2 === 0) men.darkBishops += 1;
    else if (code === BISHOP) men.lightBishops += 1;
  }
  return men;
}
