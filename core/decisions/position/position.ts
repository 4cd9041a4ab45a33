import { at, KING, PAWN, rankOf, ROOK, type Board, type PieceSign } from './board.ts';
import { CASTLED, type CastlingSide } from '../chess960/castling-move.ts';

/** A right to castle that is not lost: where the king and the rook stand (Laws 3.8.2.1). */
export interface CastlingRight {
  readonly side: PieceSign;
  readonly to: CastlingSide;
  readonly king: number;
  readonly rook: number;
}

/** A position with all that decides which moves are legal. */
export interface Position {
  readonly board: Board;
  readonly turn: PieceSign;
  readonly rights: readonly CastlingRight[];
  /** The square a pawn has just passed over; -1 for none. */
  readonly passed: number;
  /** Moves of both sides together since the last capture or pawn move. */
  readonly quiet: number;
  readonly number: number;
}

export interface ChessMove {
  readonly from: number;
  readonly to: number;
  /** Code of the piece a pawn becomes, without its sign; 0 for none. */
  readonly promotion: number;
  /** Where the king castles to; null for other moves. */
  readonly castling: CastlingRight | null;
  readonly enPassant: boolean;
}

/** Moves the pieces of a board. */
export function carryOut(board: Board, turn: PieceSign, move: ChessMove): void {
  const piece = at(board, move.from);
  board[move.from] = 0;
  if (move.castling === null) {
    board[move.to] = move.promotion === 0 ? piece : turn * move.promotion;
    if (move.enPassant) board[move.to - 8 * turn] = 0;
  } else {
    const rank = 8 * rankOf(move.from);
    const { king, rook } = CASTLED[move.castling.to];
    board[move.castling.rook] = 0;
    board[rank + king] = turn * KING;
    board[rank + rook] = turn * ROOK;
  }
}

/** The position after a move, which is taken to be one the piece can make. */
export function played(position: Position, move: ChessMove): Position {
  const { board, turn, rights } = position;
  const after = board.slice();
  carryOut(after, turn, move);
  const piece = at(board, move.from);
  const isCapture = move.castling === null && (at(board, move.to) !== 0 || move.enPassant);
  const isPawn = Math.abs(piece) === PAWN;
  const isLeap = isPawn && Math.abs(move.to - move.from) === 16;
  return {
    board: after,
    turn: turn === 1 ? -1 : 1,
    rights:
      rights.length === 0
        ? rights
        : rights.filter(
            ({ side, king, rook }) =>
              !(side === turn && king === move.from) && rook !== move.from && rook !== move.to,
          ),
    passed: isLeap ? (move.from + move.to) / 2 : -1,
    quiet: isPawn || isCapture ? 0 : position.quiet + 1,
    number: position.number + (turn === -1 ? 1 : 0),
  };
}
