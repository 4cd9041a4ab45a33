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
  if (own.length === 0) return 'bareKing';
  const other = menOf(board, otherSide(side));
  if (own.length === 1 && own[0]?.code === KNIGHT) {
    return other.every(({ code }) => code === QUEEN) ? 'knight' : null;
  }
  const [first] = own;
  const onOneColour = (men: readonly Man[]): boolean =>
    men.every(({ code, dark }) => code === BISHOP && dark === first?.dark);
  if (!onOneColour(own)) return null;
  const blocking = other.filter(({ code }) => code !== QUEEN && code !== ROOK);
  return onOneColour(blocking) ? 'bishops' : null;
}

interface Man {
  readonly code: number;
  readonly dark: boolean;
}

/** Everything but the king. */
function menOf(board: Board, side: PieceSign): Man[] {
  const men: Man[] = [];
  for (const [square, held] of board.entries()) {
    const code = held * side;
    if (code > 0 && code !== KING)
      men.push({ code, dark: (fileOf(square) + rankOf(square)) % 2 === 0 });
  }
  return men;
}
