import {
  BISHOP,
  fileOf,
  isInCheck,
  KING,
  KING_TARGETS,
  KNIGHT,
  KNIGHT_TARGETS,
  otherSide,
  PAWN,
  rankOf,
  ROOK,
  type Board,
  type PieceSign,
} from '../position/board.ts';
import { isMate } from '../position/legal-moves.ts';

/**
 * A mate in the corner by a lone knight or bishops of one colour: a man of the other side takes a square from its own
 * king. No other man of either side is needed.
 */
interface CornerMate {
  readonly king: number;
  readonly own: number;
  readonly minor: number;
  readonly blocker: number;
  readonly blockerCode: number;
}

const CORNERS = [0, 7, 56, 63];
/** What may stand in its own king's way; queens never do (see mating-material.ts). */
const BLOCKERS = [PAWN, KNIGHT, BISHOP, ROOK];
/** So many of the mates nearest to the position are steered for. */
const MATES_STEERED_FOR = 24;
const OUT_OF_REACH = 99;

/** How far a board is from the nearest mate by a lone minor piece; null where the side has another man as well. */
export function distanceToCornerMate(
  start: Board,
  side: PieceSign,
): ((board: Board) => number) | null {
  const own = menOf(start, side);
  const minor = own[0]?.code;
  if (minor === undefined || own.some(({ code }) => code !== minor)) return null;
  if (minor !== KNIGHT && minor !== BISHOP) return null;
  const near = cornerMates(minor, side)
    .map((mate) => ({ mate, far: distanceTo(start, side, mate, minor) }))
    .filter(({ far }) => far < OUT_OF_REACH)
    .sort((one, other) => one.far - other.far)
    .slice(0, MATES_STEERED_FOR);
  if (near.length === 0) return null;
  return (board) =>
    Math.min(...near.map(({ mate }) => distanceTo(board, side, mate, minor)), OUT_OF_REACH);
}

const kept = new Map<string, readonly CornerMate[]>();

/** Every such mate, each tried on a board with nothing else. */
function cornerMates(minor: number, side: PieceSign): readonly CornerMate[] {
  const key = `${minor} ${side}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found: CornerMate[] = [];
  const board = new Int8Array(64);
  const other = otherSide(side);
  for (const king of CORNERS) {
    for (let own = 0; own < 64; own += 1) {
      if (apart(king, own) !== 2) continue;
      for (let at = 0; at < 64; at += 1) {
        for (const blocker of KING_TARGETS[king] ?? []) {
          if (new Set([king, own, at, blocker]).size < 4) continue;
          for (const blockerCode of BLOCKERS) {
            if (blockerCode === PAWN && (rankOf(blocker) === 0 || rankOf(blocker) === 7)) continue;
            board.fill(0);
            board[king] = other * KING;
            board[own] = side * KING;
            board[at] = side * minor;
            board[blocker] = other * blockerCode;
            const position = { board, turn: other, rights: [], passed: -1, quiet: 0, number: 1 };
            if (isInCheck(board, side) || !isMate(position)) continue;
            found.push({ king, own, minor: at, blocker, blockerCode });
          }
        }
      }
    }
  }
  kept.set(key, found);
  return found;
}

interface Man {
  readonly code: number;
  readonly square: number;
}

function menOf(board: Board, side: PieceSign): Man[] {
  const men: Man[] = [];
  for (let square = 0; square < 64; square += 1) {
    const code = (board[square] ?? 0) * side;
    if (code > 0 && code !== KING) men.push({ code, square });
  }
  return men;
}

/** Moves both sides need at least, with something for each man that may stand in the way. */
function distanceTo(board: Board, side: PieceSign, mate: CornerMate, minor: number): number {
  const other = otherSide(side);
  let [king, own, piece, blocker, men] = [0, 0, OUT_OF_REACH, OUT_OF_REACH, 0];
  for (let square = 0; square < 64; square += 1) {
    const code = board[square] ?? 0;
    if (code === 0) continue;
    if (code === other * KING) king = apart(square, mate.king);
    else if (code === side * KING) own = apart(square, mate.own);
    else if (code === side * minor) piece = Math.min(piece, movesOf(minor, square, mate.minor));
    else {
      men += 1;
      blocker = Math.min(blocker, movesOfBlocker(code * other, square, mate, other));
    }
  }
  const far = king + own + piece + blocker;
  return far >= OUT_OF_REACH ? OUT_OF_REACH : far + 2 * (men - 1);
}

function movesOfBlocker(
  code: number,
  square: number,
  { blocker, blockerCode }: CornerMate,
  side: PieceSign,
): number {
  if (code === blockerCode && code !== PAWN) return movesOf(code, square, blocker);
  if (code !== PAWN) return OUT_OF_REACH;
  const steps = side * (rankOf(blocker) - rankOf(square));
  if (blockerCode === PAWN) {
    return fileOf(square) === fileOf(blocker) && steps >= 0 ? steps : OUT_OF_REACH;
  }
  const last = side === 1 ? 56 + fileOf(square) : fileOf(square);
  const toPromote = Math.abs(rankOf(last) - rankOf(square));
  return toPromote + movesOf(blockerCode, last, blocker);
}

const apart = (one: number, other: number): number =>
  Math.max(Math.abs(fileOf(one) - fileOf(other)), Math.abs(rankOf(one) - rankOf(other)));

/** Moves of a piece on an empty board. */
function movesOf(code: number, from: number, to: number): number {
  if (from === to) return 0;
  const [files, ranks] = [Math.abs(fileOf(from) - fileOf(to)), Math.abs(rankOf(from) - rankOf(to))];
  switch (code) {
    case ROOK:
      return files === 0 || ranks === 0 ? 1 : 2;
    case BISHOP:
      if ((files + ranks) % 2 === 1) return OUT_OF_REACH;
      return files === ranks ? 1 : 2;
    case KNIGHT:
      return knightMoves(from)[to] ?? OUT_OF_REACH;
    default:
      return OUT_OF_REACH;
  }
}

const jumps = new Map<number, readonly number[]>();

/** Moves of a knight from a square to each other. */
function knightMoves(from: number): readonly number[] {
  const known = jumps.get(from);
  if (known !== undefined) return known;
  const moves = Array.from({ length: 64 }, () => OUT_OF_REACH);
  moves[from] = 0;
  const queue = [from];
  for (const square of queue) {
    for (const next of KNIGHT_TARGETS[square] ?? []) {
      if (moves[next] !== OUT_OF_REACH) continue;
      moves[next] = (moves[square] ?? 0) + 1;
      queue.push(next);
    }
  }
  jumps.set(from, moves);
  return moves;
}
