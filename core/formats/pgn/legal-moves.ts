import { Chess, DEFAULT_POSITION, validateFen } from 'chess.js';
import type { Colour } from '../../rules/colour.ts';
import { inEnglishLetters } from './piece-letters.ts';
import type { PgnGame } from './read-pgn.ts';

/** Why the moves of a game cannot be what was played. */
export interface MoveFault {
  readonly kind: 'position' | 'move';
  /** As it is written. */
  readonly written: string;
  readonly line: number;
  readonly column: number;
  /** `14...`: whose move it would have been; empty for a position. */
  readonly number: string;
}

/** A game replayed: its moves in the letters of the standard, as far as they can be played. */
export interface ReplayedGame {
  /** Position from which the moves start. */
  readonly start: string;
  readonly moves: readonly string[];
  /** After each move, in the notation of Forsyth and Edwards. */
  readonly positions: readonly string[];
  readonly fault: MoveFault | null;
  /** Who is mated in the last position. */
  readonly mated: Colour | null;
}

/** Plays the moves of a game one after the other by the Laws, up to the first that is not one. */
export function replay({
  tags,
  moves,
  line,
}: Pick<PgnGame, 'tags' | 'moves' | 'line'>): ReplayedGame {
  const start = tags.get('FEN') ?? DEFAULT_POSITION;
  if (!validateFen(start).ok) {
    const fault = { kind: 'position', written: start, line, column: 0, number: '' } as const;
    return { start, moves: [], positions: [], fault, mated: null };
  }
  const board = new Chess(start);
  const played: string[] = [];
  const positions: string[] = [];
  for (const [index, text] of inEnglishLetters(moves.map((move) => move.text)).entries()) {
    const number = `${board.moveNumber()}${board.turn() === 'w' ? '.' : '...'}`;
    const san = sanOf(board, text);
    if (san === null) {
      const { text: written = text, line: at = line, column = 0 } = moves[index] ?? {};
      const fault = { kind: 'move', written, line: at, column, number } as const;
      return { start, moves: played, positions, fault, mated: null };
    }
    played.push(san);
    positions.push(board.fen());
  }
  const mated = board.isCheckmate() ? (board.turn() === 'w' ? 'white' : 'black') : null;
  return { start, moves: played, positions, fault: null, mated };
}

function sanOf(board: Chess, text: string): string | null {
  try {
    return board.move(asStandard(text)).san;
  } catch {
    return null;
  }
}

/** Without marks, and with castling in letters: many write it with noughts. */
const asStandard = (text: string): string =>
  text.replace(/[!?]+$/, '').replace(/^0-0(-0)?/, (_, long?: string) => (long ? 'O-O-O' : 'O-O'));
