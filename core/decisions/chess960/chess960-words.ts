import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { CastlingMove, CastlingSide } from './castling-move.ts';

/** What is said of a starting position of Chess960; holes are `{name}`. */
export interface Chess960Said {
  /** Of king, queen, rook, bishop and knight. */
  readonly letters: string;
  readonly position: string;
  readonly castling: Readonly<Record<CastlingSide, string>>;
  readonly moves: Readonly<Record<CastlingMove, string>>;
}

export const CHESS960_SAID = inBoth<Chess960Said>(
  {
    letters: 'KQRBN',
    position: 'Position {id}',
    castling: { c: 'Castling to the c-file: {move}.', g: 'Castling to the g-file: {move}.' },
    moves: {
      both: 'king and rook both move',
      exchange: 'king and rook exchange places',
      king: 'the king alone moves',
      rook: 'the rook alone moves',
    },
  },
  {
    letters: 'RDTFC',
    position: 'Position {id}',
    castling: { c: 'Roque vers la colonne c : {move}.', g: 'Roque vers la colonne g : {move}.' },
    moves: {
      both: 'le roi et la tour se déplacent tous deux',
      exchange: 'le roi et la tour échangent leurs places',
      king: 'le roi seul se déplace',
      rook: 'la tour seule se déplace',
    },
  },
);

/** A first rank in the letters of a language, `T C F D R F C T`. */
export const inLetters = (rank: string, language: Language): string =>
  Array.from(
    rank,
    (letter) => CHESS960_SAID[language].letters['KQRBN'.indexOf(letter)] ?? letter,
  ).join(' ');
