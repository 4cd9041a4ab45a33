import type { Colour } from '../../rules/colour.ts';

export const PIECES = ['P', 'N', 'B', 'R', 'Q', 'K'] as const;
export type Piece = (typeof PIECES)[number];

/** Codes on the board: the place in PIECES plus one, negative for Black; 0 for an empty square. */
export const [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING] = [1, 2, 3, 4, 5, 6] as const;

/** 64 codes, a1 first, then b1; a8 to h8 are the last. */
export type Board = Int8Array;

/** 1 for White, -1 for Black: the sign of its pieces. */
export type PieceSign = 1 | -1;

export const sideOf = (colour: Colour): PieceSign => (colour === 'white' ? 1 : -1);
export const colourOfSide = (side: PieceSign): Colour => (side === 1 ? 'white' : 'black');
export const otherSide = (side: PieceSign): PieceSign => (side === 1 ? -1 : 1);

export const fileOf = (square: number): number => square & 7;
export const rankOf = (square: number): number => square >> 3;
export const squareName = (square: number): string =>
  `${'abcdefgh'[fileOf(square)] ?? ''}${rankOf(square) + 1}`;
export const squareNamed = (name: string): number =>
  8 * (Number(name[1]) - 1) + 'abcdefgh'.indexOf(name[0] ?? '');

export const at = (board: Board, square: number): number => board[square] ?? 0;

type Step = readonly [file: number, rank: number];

const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const STRAIGHT: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const EVERY_WAY: readonly Step[] = [...DIAGONAL, ...STRAIGHT];
const LEAPS: readonly Step[] = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
];

/** The square one step on; -1 off the board. */
function stepped(square: number, [file, rank]: Step): number {
  const [f, r] = [fileOf(square) + file, rankOf(square) + rank];
  return f < 0 || f > 7 || r < 0 || r > 7 ? -1 : 8 * r + f;
}

const targetsOf = (steps: readonly Step[]): readonly (readonly number[])[] =>
  Array.from({ length: 64 }, (_, square) =>
    steps.map((step) => stepped(square, step)).filter((target) => target >= 0),
  );
const raysOf = (steps: readonly Step[]): readonly (readonly (readonly number[])[])[] =>
  Array.from({ length: 64 }, (_, square) =>
    steps.map((step) => {
      const ray: number[] = [];
      for (let next = stepped(square, step); next >= 0; next = stepped(next, step)) ray.push(next);
      return ray;
    }),
  );

export const KNIGHT_TARGETS = targetsOf(LEAPS);
export const KING_TARGETS = targetsOf(EVERY_WAY);
export const DIAGONAL_RAYS = raysOf(DIAGONAL);
export const STRAIGHT_RAYS = raysOf(STRAIGHT);
/** Squares that a pawn of a side attacks, by the side's sign plus one. */
const PAWN_TARGETS = [-1, 0, 1].map((ahead) =>
  targetsOf([
    [-1, ahead],
    [1, ahead],
  ]),
);
export const pawnTargets = (side: PieceSign, square: number): readonly number[] =>
  PAWN_TARGETS[side + 1]?.[square] ?? [];

/** Where a side's king stands; -1 where there is none. */
export const kingSquare = (board: Board, side: PieceSign): number => board.indexOf(side * KING);

/** Squares from which a side attacks a square (Laws 3.1.2, 3.1.3). */
export function attackersOf(board: Board, square: number, by: PieceSign): number[] {
  const found: number[] = [];
  const standing = (target: number, piece: number): boolean => board[target] === by * piece;
  for (const target of KNIGHT_TARGETS[square] ?? [])
    if (standing(target, KNIGHT)) found.push(target);
  for (const target of KING_TARGETS[square] ?? []) if (standing(target, KING)) found.push(target);
  for (const target of pawnTargets(otherSide(by), square))
    if (standing(target, PAWN)) found.push(target);
  const slidesFrom = (rays: Rays, piece: number): number[] =>
    (rays ?? [])
      .map((ray) => sliderOn(board, ray, by * piece, by * QUEEN))
      .filter((target) => target >= 0);
  return [
    ...found,
    ...slidesFrom(DIAGONAL_RAYS[square], BISHOP),
    ...slidesFrom(STRAIGHT_RAYS[square], ROOK),
  ];
}

type Rays = readonly (readonly number[])[] | undefined;

/** Where on a ray a queen or the piece stands that slides along it, with nothing before it; -1 for none. */
function sliderOn(board: Board, ray: readonly number[], piece: number, queen: number): number {
  for (const target of ray) {
    const held = board[target];
    if (held === 0) continue;
    return held === piece || held === queen ? target : -1;
  }
  return -1;
}

/** Looks no further than the first attacker: every possible move asks this. */
export function isAttacked(board: Board, square: number, by: PieceSign): boolean {
  return (
    stands(board, KNIGHT_TARGETS[square], by * KNIGHT) ||
    stands(board, KING_TARGETS[square], by * KING) ||
    stands(board, pawnTargets(otherSide(by), square), by * PAWN) ||
    slidesTo(board, DIAGONAL_RAYS[square], by * BISHOP, by * QUEEN) ||
    slidesTo(board, STRAIGHT_RAYS[square], by * ROOK, by * QUEEN)
  );
}

function stands(board: Board, squares: readonly number[] | undefined, piece: number): boolean {
  for (const square of squares ?? []) if (board[square] === piece) return true;
  return false;
}

function slidesTo(board: Board, rays: Rays, piece: number, queen: number): boolean {
  for (const ray of rays ?? []) if (sliderOn(board, ray, piece, queen) >= 0) return true;
  return false;
}

/** Whether a side's king is in check; false where it has none. */
export function isInCheck(board: Board, side: PieceSign): boolean {
  const king = kingSquare(board, side);
  return king >= 0 && isAttacked(board, king, otherSide(side));
}
