import {
  at,
  BISHOP,
  DIAGONAL_RAYS,
  fileOf,
  isAttacked,
  isInCheck,
  KING,
  KING_TARGETS,
  KNIGHT,
  KNIGHT_TARGETS,
  otherSide,
  PAWN,
  pawnTargets,
  QUEEN,
  rankOf,
  ROOK,
  STRAIGHT_RAYS,
} from './board.ts';
import { CASTLED } from '../chess960/castling-move.ts';
import { carryOut, type CastlingRight, type ChessMove, type Position } from './position.ts';

const PROMOTIONS = [QUEEN, ROOK, BISHOP, KNIGHT];

/** Every legal move of the side on move (Laws 3.1 to 3.9, Guidelines II.3). */
export const legalMoves = (position: Position): ChessMove[] =>
  possibleMoves(position).filter(keepsKingSafe(position));

/** Whether the side on move has any. */
const hasLegalMove = (position: Position): boolean =>
  possibleMoves(position).some(keepsKingSafe(position));

export const isMate = (position: Position): boolean =>
  isInCheck(position.board, position.turn) && !hasLegalMove(position);

export const isStalemate = (position: Position): boolean =>
  !isInCheck(position.board, position.turn) && !hasLegalMove(position);

/** Whether a capture en passant is really possible (Laws 9.2.3.1). */
export function mayCaptureEnPassant(position: Position): boolean {
  if (position.passed < 0) return false;
  const isSafe = keepsKingSafe(position);
  return possibleMoves(position).some((move) => move.enPassant && isSafe(move));
}

/** Whether a move leaves the own king safe: all of them are tried on one board. */
function keepsKingSafe({ board, turn }: Position): (move: ChessMove) => boolean {
  const after = board.slice();
  return (move) => {
    after.set(board);
    carryOut(after, turn, move);
    return !isInCheck(after, turn);
  };
}

const plain = (from: number, to: number): ChessMove => ({
  from,
  to,
  promotion: 0,
  castling: null,
  enPassant: false,
});

/** Moves the pieces can make, the own king's safety aside. */
function possibleMoves(position: Position): ChessMove[] {
  const { board, turn } = position;
  const moves: ChessMove[] = [];
  for (let from = 0; from < 64; from += 1) {
    const code = (board[from] ?? 0) * turn;
    if (code <= 0) continue;
    if (code === PAWN) pawnMoves(position, from, moves);
    else if (code === KNIGHT) leaps(position, from, KNIGHT_TARGETS[from], moves);
    else if (code === KING) leaps(position, from, KING_TARGETS[from], moves);
    if (code === BISHOP || code === QUEEN) slides(position, from, DIAGONAL_RAYS[from], moves);
    if (code === ROOK || code === QUEEN) slides(position, from, STRAIGHT_RAYS[from], moves);
  }
  for (const right of position.rights) {
    if (right.side === turn && mayCastle(position, right)) {
      const to = 8 * rankOf(right.king) + CASTLED[right.to].king;
      moves.push({ ...plain(right.king, to), castling: right });
    }
  }
  return moves;
}

function leaps(
  { board, turn }: Position,
  from: number,
  targets: readonly number[] | undefined,
  moves: ChessMove[],
): void {
  for (const to of targets ?? []) {
    if ((board[to] ?? 0) * turn <= 0) moves.push(plain(from, to));
  }
}

function slides(
  { board, turn }: Position,
  from: number,
  rays: readonly (readonly number[])[] | undefined,
  moves: ChessMove[],
): void {
  for (const ray of rays ?? []) {
    for (const to of ray) {
      const held = (board[to] ?? 0) * turn;
      if (held > 0) break;
      moves.push(plain(from, to));
      if (held < 0) break;
    }
  }
}

function pawnMoves({ board, turn, passed }: Position, from: number, moves: ChessMove[]): void {
  const add = (to: number, enPassant = false): void => {
    const isLast = rankOf(to) === (turn === 1 ? 7 : 0);
    for (const promotion of isLast ? PROMOTIONS : [0]) {
      moves.push({ ...plain(from, to), promotion, enPassant });
    }
  };
  const ahead = from + 8 * turn;
  if (ahead >= 0 && ahead < 64 && at(board, ahead) === 0) {
    add(ahead);
    const isFirst = rankOf(from) === (turn === 1 ? 1 : 6);
    if (isFirst && at(board, ahead + 8 * turn) === 0) add(ahead + 8 * turn);
  }
  for (const to of pawnTargets(turn, from)) {
    if (at(board, to) * turn < 0) add(to);
    else if (to === passed && at(board, to) === 0 && at(board, to - 8 * turn) === -turn * PAWN)
      add(to, true);
  }
}

/** All squares on the ways of king and rook empty but for these two, none of the king's attacked. */
function mayCastle({ board, turn }: Position, { to, king, rook }: CastlingRight): boolean {
  if (at(board, king) !== turn * KING || at(board, rook) !== turn * ROOK) return false;
  const rank = 8 * rankOf(king);
  const end = CASTLED[to];
  const between = (a: number, b: number): number[] => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    return Array.from({ length: high - low + 1 }, (_, index) => rank + low + index);
  };
  const way = between(fileOf(king), end.king);
  const squares = [...way, ...between(fileOf(rook), end.rook)];
  return (
    squares.every((square) => square === king || square === rook || at(board, square) === 0) &&
    way.every((square) => !isAttacked(board, square, otherSide(turn)))
  );
}
