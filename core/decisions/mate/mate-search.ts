import {
  fileOf,
  isAttacked,
  isInCheck,
  KING,
  KING_TARGETS,
  kingSquare,
  otherSide,
  PAWN,
  QUEEN,
  rankOf,
  ROOK,
  type Board,
  type PieceSign,
} from '../position/board.ts';
import { legalMoves } from '../position/legal-moves.ts';
import { played, type ChessMove, type Position } from '../position/position.ts';
import { distanceToCornerMate } from './lone-minor.ts';
import { withoutMate } from './mating-material.ts';

/** Positions looked at before the question is left to the arbiter. */
const MOST_POSITIONS = 150_000;

export type SearchedMate =
  | { readonly found: 'line'; readonly moves: readonly ChessMove[] }
  | { readonly found: 'none' | 'notYet' };

interface Visited {
  readonly position: Position;
  readonly before: Visited | null;
  readonly move: ChessMove | null;
  readonly depth: number;
}

/**
 * Looks for any series of legal moves after which `side` has mated, both sides helping (Laws 6.9). The most
 * promising position is looked at first. `none` is said only when every position that can be reached was.
 */
export function searchMate(start: Position, side: PieceSign, most = MOST_POSITIONS): SearchedMate {
  const queue = new Buckets<Visited>();
  // A lone minor piece is steered for a corner, where a man of the other side stands in its king's way.
  const distance = distanceToCornerMate(start.board, side);
  const promised = (position: Position): number =>
    distance === null ? promise(position, side) : 3 * distance(position.board);
  const seen = new Set<string>([keyOf(start)]);
  queue.add(promised(start), { position: start, before: null, move: null, depth: 0 });
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    if (seen.size > most) return { found: 'notYet' };
    const { position, depth } = next;
    const moves = legalMoves(position);
    if (moves.length === 0) {
      if (position.turn !== side && isInCheck(position.board, position.turn)) {
        return { found: 'line', moves: lineTo(next) };
      }
      continue;
    }
    for (const move of moves) {
      const after = played(position, move);
      const key = keyOf(after);
      if (seen.has(key) || withoutMate(after.board, side) !== null) continue;
      seen.add(key);
      const reached = { position: after, before: next, move, depth: depth + 1 };
      queue.add(promised(after) + depth, reached);
    }
  }
  return { found: 'none' };
}

function lineTo(last: Visited): ChessMove[] {
  const moves: ChessMove[] = [];
  for (let at: Visited | null = last; at?.move; at = at.before) moves.unshift(at.move);
  return moves;
}

/** No code of a piece is larger. */
const LARGEST = KING;

/** Pieces, side to move, castling and the square passed over: nothing else changes legal moves. */
function keyOf({ board, turn, rights, passed }: Position): string {
  const codes = [2 * (passed + 1) + (turn === 1 ? 1 : 0)];
  // Thirteen things can stand on a square: four squares are one character.
  for (let square = 0; square < 64; square += 4) {
    let four = 0;
    for (let one = square; one < square + 4; one += 1)
      four = 13 * four + (board[one] ?? 0) + LARGEST;
    codes.push(four);
  }
  for (const { rook } of rights) codes.push(rook);
  return String.fromCharCode(...codes);
}

/** Smaller is nearer to a mate: the other king hemmed in at the edge, ours near, something to mate with. */
function promise({ board }: Position, side: PieceSign): number {
  const other = otherSide(side);
  const [own, king] = [kingSquare(board, side), kingSquare(board, other)];
  const [file, rank] = [fileOf(king), rankOf(king)];
  const [toFileEdge, toRankEdge] = [Math.min(file, 7 - file), Math.min(rank, 7 - rank)];
  let free = 0;
  for (const square of KING_TARGETS[king] ?? []) {
    if ((board[square] ?? 0) * other <= 0 && !isAttacked(board, square, side)) free += 1;
  }
  const apart = Math.max(Math.abs(file - fileOf(own)), Math.abs(rank - rankOf(own)));
  const edge = 3 * Math.min(toFileEdge, toRankEdge) + toFileEdge + toRankEdge;
  return 4 * free + edge + 2 * apart + 4 * needed(board, side) + 4 * menOf(board, other);
}

/** Whoever has less left stands less in the way. */
function menOf(board: Board, side: PieceSign): number {
  let men = 0;
  for (let square = 0; square < 64; square += 1) if ((board[square] ?? 0) * side > 0) men += 1;
  return men;
}

/** Moves a pawn still needs, where the side has neither queen nor rook. */
function needed(board: Board, side: PieceSign): number {
  let least = 8;
  for (let square = 0; square < 64; square += 1) {
    const code = (board[square] ?? 0) * side;
    if (code <= 0) continue;
    if (code === QUEEN || code === ROOK) return 0;
    if (code === PAWN) least = Math.min(least, side === 1 ? 7 - rankOf(square) : rankOf(square));
  }
  return least === 8 ? 0 : least + 1;
}

/** A queue by whole figures, the smallest first. */
class Buckets<T> {
  readonly #held: T[][] = [];
  #least = 0;

  add(figure: number, value: T): void {
    (this.#held[figure] ??= []).push(value);
    this.#least = Math.min(this.#least, figure);
  }

  take(): T | undefined {
    for (; this.#least < this.#held.length; this.#least += 1) {
      const value = this.#held[this.#least]?.pop();
      if (value !== undefined) return value;
    }
    return undefined;
  }
}
