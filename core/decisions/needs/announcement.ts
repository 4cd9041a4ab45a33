import { inEnglishLetters } from '../../formats/pgn/piece-letters.ts';
import type { Language } from '../../rules/language.ts';
import { readScore } from '../claims/played-game.ts';
import {
  at,
  BISHOP,
  DIAGONAL_RAYS,
  fileOf,
  KING_TARGETS,
  KNIGHT,
  KNIGHT_TARGETS,
  PAWN,
  PIECES,
  QUEEN,
  rankOf,
  ROOK,
  squareName,
  squareNamed,
  STRAIGHT_RAYS,
} from '../position/board.ts';
import type { Position } from '../position/position.ts';
import { readMove } from '../position/written-move.ts';

/** Names for the letters a to h (E.01 D.2.1). */
export const FILE_WORDS = ['anna', 'bella', 'cesar', 'david', 'eva', 'felix', 'gustav', 'hector'];
/** The figures 1 to 8 in German. */
export const RANK_WORDS = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
/** From the pawn to the king; the book prints Koenig and Laufer. */
export const PIECE_WORDS = ['Bauer', 'Springer', 'Läufer', 'Turm', 'Dame', 'König'];
export const CASTLING_WORDS = { short: 'kurze Rochade', long: 'lange Rochade' } as const;

/** A move as it is said at the board. */
export interface Announcement {
  /** `Springer gustav eins felix drei` */
  readonly said: string;
  /** In English letters, with both squares: `Ng1-f3`. */
  readonly move: string;
}

export type AnnouncementFault =
  | 'unreadable'
  | 'illegal'
  | 'ambiguous'
  | 'whichPiece'
  | 'needsSquares'
  | 'badScore';

export type Announced =
  | { readonly announcement: Announcement }
  | { readonly fault: AnnouncementFault };

interface ToSay {
  /** Code of the piece, 1 for the pawn. */
  readonly piece: number;
  readonly from: number;
  readonly to: number;
  /** 0 for none. */
  readonly promotion: number;
}

/** `gustav eins` */
const squareInWords = (square: number): string =>
  `${FILE_WORDS[fileOf(square)] ?? ''} ${RANK_WORDS[rankOf(square)] ?? ''}`;

/** The piece, where it stands, where it goes, and what a pawn becomes (E.01 D.2.1). */
function say({ piece, from, to, promotion }: ToSay): Announcement {
  const letter = piece === PAWN ? '' : (PIECES[piece - 1] ?? '');
  const becomes = promotion === 0 ? null : (PIECE_WORDS[promotion - 1] ?? '');
  return {
    said: [
      PIECE_WORDS[piece - 1] ?? '',
      squareInWords(from),
      squareInWords(to),
      ...(becomes === null ? [] : [becomes]),
    ].join(' '),
    move: `${letter}${squareName(from)}-${squareName(to)}${promotion === 0 ? '' : `=${PIECES[promotion - 1] ?? ''}`}`,
  };
}

const castling = (long: boolean): Announcement => ({
  said: long ? CASTLING_WORDS.long : CASTLING_WORDS.short,
  move: long ? 'O-O-O' : 'O-O',
});

const CASTLES = /^[0Oo]-[0Oo](-[0Oo])?[+#]?$/;
const WITH_SQUARES =
  /^([KQRBN])?([a-h])([1-8])[x:-]?([a-h])([1-8])(?:e\.?p\.?)?(?:[=/(]?([QRBN])\)?)?[+#]*$/;
/** A move that names no square it comes from: only a position tells. */
const SHORT = /^[KQRBN]?[a-h]?[1-8]?[x:-]?[a-h][1-8](?:[=/(]?[QRBN]\)?)?[+#]*$/;

/**
 * What is said for a move: with both squares by itself, in the short notation after the moves or the
 * position it is played in. Letters of pieces are English, French or German.
 * @param score moves, a PGN file or a position; null where there is none
 */
export function announcementOf(
  written: string,
  language: Language,
  score: string | null = null,
): Announced {
  const text = written.trim().replace(/\s+/g, '');
  if (score !== null && score.trim() !== '') return inPosition(text, language, score);
  const castles = CASTLES.exec(text);
  if (castles !== null) return { announcement: castling(castles[1] !== undefined) };
  const readings = inLetters(text, language);
  const found = readings.flatMap((english): Announced[] => {
    const parts = WITH_SQUARES.exec(english);
    return parts === null ? [] : [bySquares(parts)];
  });
  // R is a king in French and a rook in English: the reading that a piece can follow.
  const [first] = found;
  if (first !== undefined) return found.find((one) => 'announcement' in one) ?? first;
  const short = readings.some((english) => SHORT.test(english));
  return { fault: short ? 'needsSquares' : 'unreadable' };
}

/** The move in English letters, as typed and as each language reads it; the reader's own first. */
function inLetters(text: string, language: Language): string[] {
  const french = inEnglishLetters([text, 'Ca1'])[0] ?? text;
  const german = inEnglishLetters([text, 'Sa1'])[0] ?? text;
  return language === 'fr' ? [french, text, german] : [text, french, german];
}

function bySquares(parts: RegExpExecArray): Announced {
  const [, letter = 'P', fromFile = '', fromRank = '', toFile = '', toRank = '', promoted] = parts;
  const [from, to] = [squareNamed(fromFile + fromRank), squareNamed(toFile + toRank)];
  const promotion = promoted === undefined ? 0 : PIECES.findIndex((one) => one === promoted) + 1;
  const piece = PIECES.findIndex((one) => one === letter) + 1;
  if (!canGo(piece, from, to)) return { fault: 'illegal' };
  const last = piece === PAWN && (rankOf(to) === 7 || rankOf(to) === 0);
  if (last && promotion === 0) return { fault: 'whichPiece' };
  if (!last && promotion !== 0) return { fault: 'illegal' };
  return { announcement: say({ piece, from, to, promotion }) };
}

/** Whether a piece goes from one square to the other on some board (E.01 3.2 to 3.8). */
function canGo(piece: number, from: number, to: number): boolean {
  const along = (rays: readonly (readonly (readonly number[])[])[]): boolean =>
    rays[from]?.some((ray) => ray.includes(to)) === true;
  switch (piece) {
    case PAWN:
      return pawnCanGo(from, to);
    case KNIGHT:
      return KNIGHT_TARGETS[from]?.includes(to) === true;
    case BISHOP:
      return along(DIAGONAL_RAYS);
    case ROOK:
      return along(STRAIGHT_RAYS);
    case QUEEN:
      return along(DIAGONAL_RAYS) || along(STRAIGHT_RAYS);
    default:
      return KING_TARGETS[from]?.includes(to) === true;
  }
}

/** A pawn of either colour: one step, two from its first rank, or one aside to take. */
function pawnCanGo(from: number, to: number): boolean {
  const [aside, ahead] = [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)];
  const home = rankOf(from);
  if (home === 0 || home === 7) return false;
  if (Math.abs(ahead) === 1) return Math.abs(aside) <= 1;
  return aside === 0 && ((ahead === 2 && home === 1) || (ahead === -2 && home === 6));
}

function inPosition(text: string, language: Language, score: string): Announced {
  const read = readScore(score);
  if ('refused' in read || read.game.fault !== null) return { fault: 'badScore' };
  const position = read.game.positions.at(-1);
  if (position === undefined) return { fault: 'badScore' };
  const faults: AnnouncementFault[] = [];
  for (const english of inLetters(text, language)) {
    const found = readMove(position, english);
    if ('move' in found) {
      const { from, to, promotion, castling: right } = found.move;
      if (right !== null) return { announcement: castling(right.to === 'c') };
      return { announcement: say({ piece: pieceOn(position, from), from, to, promotion }) };
    }
    faults.push(found.fault);
  }
  const fault = (['ambiguous', 'illegal', 'unreadable'] as const).find((one) =>
    faults.includes(one),
  );
  return { fault: fault ?? 'unreadable' };
}

const pieceOn = ({ board }: Position, square: number): number => Math.abs(at(board, square));
