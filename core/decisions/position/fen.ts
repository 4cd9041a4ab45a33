import {
  at,
  fileOf,
  KING,
  PIECES,
  rankOf,
  ROOK,
  squareName,
  squareNamed,
  type Board,
  type PieceSign,
} from './board.ts';
import { mayCaptureEnPassant } from './legal-moves.ts';
import type { CastlingRight, Position } from './position.ts';

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Whether a text looks like a position: eight ranks of pieces. */
export const looksLikeFen = (text: string): boolean =>
  /^\s*(?:[pnbrqkPNBRQK1-8]+\/){7}[pnbrqkPNBRQK1-8]+(?:\s|$)/.test(text);

/**
 * A position in the notation of Forsyth and Edwards, whether a game could reach it or not. What is
 * left out is White to move, no castling, none passed. Castling rights may name files, for Chess960.
 */
export function readFen(text: string): Position | null {
  const [placement = '', turn = 'w', rights = '-', passed = '-', quiet = '0', number = '1'] = text
    .trim()
    .split(/\s+/);
  const board = boardOf(placement);
  if (board === null || !/^[wb]$/.test(turn)) return null;
  if (!/^(?:-|[KQkqA-Ha-h]{1,4})$/.test(rights) || !/^(?:-|[a-h][1-8])$/.test(passed)) return null;
  if (!/^\d{1,4}$/.test(quiet) || !/^\d{1,4}$/.test(number)) return null;
  return {
    board,
    turn: turn === 'w' ? 1 : -1,
    rights: rightsOf(board, rights),
    passed: passed === '-' ? -1 : squareNamed(passed),
    quiet: Number(quiet),
    number: Math.max(1, Number(number)),
  };
}

function boardOf(placement: string): Board | null {
  const ranks = placement.split('/');
  if (ranks.length !== 8) return null;
  const board = new Int8Array(64);
  for (const [index, rank] of ranks.entries()) {
    let file = 0;
    for (const sign of rank.split('')) {
      const piece = PIECES.findIndex((one) => one === sign.toUpperCase()) + 1;
      if (/[1-8]/.test(sign)) file += Number(sign);
      else if (piece > 0 && file < 8) {
        board[8 * (7 - index) + file] = sign === sign.toUpperCase() ? piece : -piece;
        file += 1;
      } else return null;
    }
    if (file !== 8) return null;
  }
  return board;
}

/** The rights that king and rook on their rank bear out; others are none. */
function rightsOf(board: Board, letters: string): CastlingRight[] {
  if (letters === '-') return [];
  return letters.split('').flatMap((letter) => {
    const side: PieceSign = letter === letter.toUpperCase() ? 1 : -1;
    const rank = side === 1 ? 0 : 56;
    const king = Array.from(board).findIndex(
      (code, square) => code === side * KING && rankOf(square) === rank / 8,
    );
    if (king < 0) return [];
    const rooks = [0, 1, 2, 3, 4, 5, 6, 7].filter((file) => at(board, rank + file) === side * ROOK);
    const name = letter.toLowerCase();
    const file =
      name === 'k'
        ? rooks.filter((one) => one > fileOf(king)).at(-1)
        : name === 'q'
          ? rooks.find((one) => one < fileOf(king))
          : rooks.find((one) => 'abcdefgh'[one] === name);
    if (file === undefined) return [];
    return [{ side, to: file > fileOf(king) ? 'g' : 'c', king, rook: rank + file } as const];
  });
}

const letterOf = (code: number): string => {
  const letter = PIECES[Math.abs(code) - 1] ?? '';
  return code > 0 ? letter : letter.toLowerCase();
};

function placementOf(board: Board): string {
  return [7, 6, 5, 4, 3, 2, 1, 0]
    .map((rank) =>
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((file) => {
          const code = at(board, 8 * rank + file);
          return code === 0 ? '1' : letterOf(code);
        })
        .join('')
        .replace(/1+/g, (empty) => String(empty.length)),
    )
    .join('/');
}

function rightsText(position: Position): string {
  const text = position.rights
    .map(({ side, to }) => {
      const letter = to === 'g' ? 'k' : 'q';
      return side === 1 ? letter.toUpperCase() : letter;
    })
    .sort()
    .join('');
  return text === '' ? '-' : text;
}

/** What makes two positions the same (Laws 9.2.2): pieces, side to move, castling, en passant. */
export function positionKey(position: Position): string {
  const passed = mayCaptureEnPassant(position) ? squareName(position.passed) : '-';
  const turn = position.turn === 1 ? 'w' : 'b';
  return `${placementOf(position.board)} ${turn} ${rightsText(position)} ${passed}`;
}

export const writeFen = (position: Position): string =>
  `${positionKey(position)} ${position.quiet} ${position.number}`;
