import { Movetext, type WrittenMove } from '../../formats/pgn/movetext.ts';
import { inEnglishLetters, lettersRead } from '../../formats/pgn/piece-letters.ts';
import { readPgn } from '../../formats/pgn/read-pgn.ts';
import type { Language } from '../../rules/language.ts';
import { looksLikeFen, readFen, START } from '../position/fen.ts';
import { played, type Position } from '../position/position.ts';
import { isPlayable, positionFaults, type PositionFault } from '../position/position-faults.ts';
import { readMove, writeMove, type ReadMove } from '../position/written-move.ts';

/** The first move of a score that is not one, and why. */
export interface ScoreFault {
  readonly why: Extract<ReadMove, { fault: unknown }>['fault'];
  readonly written: string;
  /** `14...` */
  readonly number: string;
  readonly line: number;
  readonly column: number;
}

/** A score played through: positions[0] is the start, then one after each move. */
export interface PlayedGame {
  readonly positions: readonly Position[];
  /** In the short notation of the standard. */
  readonly moves: readonly string[];
  /** `1.`, `1...`: the number of each. */
  readonly numbers: readonly string[];
  readonly fault: ScoreFault | null;
  /** Moves, from 1, after which a draw offer is marked `(=)` (Laws C.12). */
  readonly offers: readonly number[];
  readonly startFaults: readonly PositionFault[];
  /** What R was taken for where it fits as king and as rook throughout; null where only one does. */
  readonly readAs: 'king' | 'rook' | null;
}

export type ReadScore =
  | { readonly game: PlayedGame }
  | { readonly refused: 'noMoves' | 'notAPosition' | 'noSuchGame'; readonly games: number };

/**
 * A position, a PGN file, or moves as they are typed, in English, French or German letters. A lone R is king or
 * rook: what can be played decides, and where both can, the reader's language (Laws C.2).
 */
export function readScore(text: string, wanted = 1, language: Language = 'en'): ReadScore {
  if (looksLikeFen(text)) return playedFrom(text.trim(), [], '', language);
  const { games } = readPgn(text);
  if (games.length > 0) {
    const game = games[wanted - 1];
    if (game === undefined) return { refused: 'noSuchGame', games: games.length };
    return playedFrom(game.tags.get('FEN') ?? START, game.moves, game.text, language);
  }
  const moves = movesIn(text);
  return moves.length === 0
    ? { refused: 'noMoves', games: 0 }
    : playedFrom(START, moves, text, language);
}

function movesIn(text: string): readonly WrittenMove[] {
  const movetext = new Movetext();
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries())
    movetext.readLine(line, index + 1);
  return movetext.moves;
}

function playedFrom(
  fen: string,
  moves: readonly WrittenMove[],
  text: string,
  language: Language,
): ReadScore {
  const start = readFen(fen);
  if (start === null) return { refused: 'notAPosition', games: 0 };
  const startFaults = positionFaults(start);
  const readable = isPlayable(startFaults) ? moves : [];
  const readings = lettersRead(
    readable.map((move) => move.text),
    language,
  ).map((english) => playedThrough(start, readable, english));
  const [game, readAs] = bestReading(readings, language);
  return { game: { ...game, offers: offersIn(text), startFaults, readAs } };
}

type Played = Omit<PlayedGame, 'offers' | 'startFaults' | 'readAs'>;

/** The reading that goes furthest, the first of equals; it is doubtful where another goes through as well. */
function bestReading(
  readings: readonly Played[],
  language: Language,
): readonly [Played, PlayedGame['readAs']] {
  const [first, second] = readings;
  if (first === undefined) throw new RangeError('moves have a reading');
  if (second === undefined) return [first, null];
  const same = first.moves.join(' ') === second.moves.join(' ');
  if (first.fault === null && second.fault === null && !same) {
    return [first, language === 'fr' ? 'king' : 'rook'];
  }
  const further = second.fault === null || second.moves.length > first.moves.length;
  return [first.fault !== null && further ? second : first, null];
}

function playedThrough(
  start: Position,
  readable: readonly WrittenMove[],
  moves: readonly string[],
): Played {
  const positions: Position[] = [start];
  const found: string[] = [];
  const numbers: string[] = [];
  let fault: ScoreFault | null = null;
  for (const [index, english] of moves.entries()) {
    const position = positions.at(-1) ?? start;
    const number = numberOf(position);
    const read = readMove(position, english);
    if ('fault' in read) {
      const { text: written = english, line = 0, column = 0 } = readable[index] ?? {};
      fault = { why: read.fault, written, number, line, column };
      break;
    }
    found.push(writeMove(position, read.move));
    numbers.push(number);
    positions.push(played(position, read.move));
  }
  return { positions, moves: found, numbers, fault };
}

/** The game with the move a claimant has written and not played (Laws 9.2.1, 9.3.1). */
export function withNextMove(
  game: PlayedGame,
  written: string,
): { readonly game: PlayedGame } | { readonly fault: 'next' } {
  const position = game.positions.at(-1);
  if (position === undefined || game.fault !== null) return { fault: 'next' };
  // A letter is English first; where no move fits, French.
  for (const text of [written, inEnglishLetters([written, 'Ca1'])[0] ?? written]) {
    const read = readMove(position, text);
    if ('fault' in read) continue;
    return {
      game: {
        ...game,
        positions: [...game.positions, played(position, read.move)],
        moves: [...game.moves, writeMove(position, read.move)],
        numbers: [...game.numbers, numberOf(position)],
      },
    };
  }
  return { fault: 'next' };
}

const numberOf = ({ number, turn }: Position): string => `${number}${turn === 1 ? '.' : '...'}`;

const offersIn = (text: string): number[] =>
  [...text.matchAll(/\(=\)/g)].map(({ index }) => movesIn(text.slice(0, index)).length);
