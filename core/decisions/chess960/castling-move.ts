export const CASTLING_MOVES = ['both', 'exchange', 'king', 'rook'] as const;
/** What castling moves: king and rook past each other, exchanging places, or one of them alone. */
export type CastlingMove = (typeof CASTLING_MOVES)[number];

export const CASTLING_SIDES = ['c', 'g'] as const;
/** By the file the king ends on. */
export type CastlingSide = (typeof CASTLING_SIDES)[number];

/** Files, 0 to 7, where king and rook end (Guidelines II.3). */
export const CASTLED: Readonly<
  Record<CastlingSide, { readonly king: number; readonly rook: number }>
> = { c: { king: 2, rook: 3 }, g: { king: 6, rook: 5 } };

/** How castling to a side is made from a first rank. */
export function castlingMove(rank: string, side: CastlingSide): CastlingMove {
  const king = rank.indexOf('K');
  const rook = side === 'c' ? rank.indexOf('R') : rank.lastIndexOf('R');
  const end = CASTLED[side];
  if (king === end.rook && rook === end.king) return 'exchange';
  if (rook === end.rook) return 'king';
  if (king === end.king) return 'rook';
  return 'both';
}
