import {
  at,
  fileOf,
  isInCheck,
  otherSide,
  PAWN,
  PIECES,
  rankOf,
  squareName,
  squareNamed,
} from './board.ts';
import { legalMoves } from './legal-moves.ts';
import { played, type ChessMove, type Position } from './position.ts';

const CASTLES = /^[0Oo]-[0Oo](-[0Oo])?/;
const WRITTEN =
  /^([KQRBN])?([a-h])?([1-8])?[x:-]?([a-h])([1-8])(?:e\.?p\.?)?(?:[=/(]?([QRBN])\)?)?(?:e\.?p\.?)?$/;
/** `ed`, `cxb`: a capture by a pawn with the files alone. */
const FILES_ALONE = /^([a-h])[x:]?([a-h])$/;

export type ReadMove =
  | { readonly move: ChessMove }
  | { readonly fault: 'unreadable' | 'illegal' | 'ambiguous' };

/**
 * A move as players write it, in English letters: short or long, with or without the signs of capture
 * and check (Laws, Appendix C).
 */
export function readMove(position: Position, written: string): ReadMove {
  const text = written.replace(/[!?+#]+|\(=\)/g, '').replace(/\s+/g, '');
  const fitting = fittingMoves(position, text);
  if (fitting === null) return { fault: 'unreadable' };
  const [move, second] = fitting;
  if (move === undefined) return { fault: 'illegal' };
  return second === undefined ? { move } : { fault: 'ambiguous' };
}

function fittingMoves(position: Position, text: string): ChessMove[] | null {
  const castles = CASTLES.exec(text);
  if (castles !== null) {
    const to = castles[1] === undefined ? 'g' : 'c';
    return legalMoves(position).filter(({ castling }) => castling?.to === to);
  }
  const isTaking = ({ to, enPassant }: ChessMove): boolean =>
    enPassant || at(position.board, to) !== 0;
  const pieceAt = (square: number): number => Math.abs(at(position.board, square));
  const files = FILES_ALONE.exec(text);
  if (files !== null) {
    return legalMoves(position).filter(
      ({ from, to }) =>
        pieceAt(from) === PAWN &&
        squareName(from).startsWith(files[1] ?? '') &&
        squareName(to).startsWith(files[2] ?? '') &&
        fileOf(from) !== fileOf(to),
    );
  }
  const found = WRITTEN.exec(text);
  if (found === null) return null;
  const [, letter = 'P', file, rank, toFile = '', toRank = '', promoted] = found;
  const piece = PIECES.findIndex((one) => one === letter) + 1;
  const promotion = promoted === undefined ? 0 : PIECES.findIndex((one) => one === promoted) + 1;
  const target = squareNamed(toFile + toRank);
  return legalMoves(position).filter(
    (move) =>
      move.castling === null &&
      move.to === target &&
      (!/[x:]/.test(text) || isTaking(move)) &&
      pieceAt(move.from) === piece &&
      move.promotion === promotion &&
      squareName(move.from).startsWith(file ?? '') &&
      squareName(move.from).endsWith(rank ?? ''),
  );
}

/** A legal move in the short notation of the standard. */
export function writeMove(position: Position, move: ChessMove): string {
  const after = played(position, move);
  const check = isInCheck(after.board, after.turn)
    ? legalMoves(after).length === 0
      ? '#'
      : '+'
    : '';
  if (move.castling !== null) return `${move.castling.to === 'g' ? 'O-O' : 'O-O-O'}${check}`;
  const code = Math.abs(at(position.board, move.from));
  const isCapture = at(position.board, move.to) * otherSide(position.turn) > 0 || move.enPassant;
  const target = `${isCapture ? 'x' : ''}${squareName(move.to)}`;
  if (code === PAWN) {
    const from = isCapture ? (squareName(move.from)[0] ?? '') : '';
    const promoted = move.promotion === 0 ? '' : `=${PIECES[move.promotion - 1] ?? ''}`;
    return `${from}${target}${promoted}${check}`;
  }
  return `${PIECES[code - 1] ?? ''}${told(position, move)}${target}${check}`;
}

/** File first, then rank, where another piece of the kind could go there too (C.10). */
function told(position: Position, move: ChessMove): string {
  const others = legalMoves(position).filter(
    (other) =>
      other.castling === null &&
      other.to === move.to &&
      other.from !== move.from &&
      at(position.board, other.from) === at(position.board, move.from),
  );
  if (others.length === 0) return '';
  const [file = '', rank = ''] = squareName(move.from).split('');
  if (others.every(({ from }) => fileOf(from) !== fileOf(move.from))) return file;
  return others.every(({ from }) => rankOf(from) !== rankOf(move.from)) ? rank : file + rank;
}
