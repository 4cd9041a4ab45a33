import type { Language } from '../../rules/language.ts';

/** Letters of the pieces, in the order king, queen, rook, bishop, knight. */
const ENGLISH = 'KQRBN';
const LETTERS: Readonly<Record<'fr' | 'de', string>> = { fr: 'RDTFC', de: 'KDTLS' };
const FIGURINES = ['♔♕♖♗♘', '♚♛♜♝♞'];

/** Letters one language alone has. */
const TELLING = { fr: /^[FC]/, de: /^[LS]/ } as const;

/**
 * The moves in the letters of the PGN standard (8.2.3.3). A game written with French or German
 * letters has them throughout: R is a king in one with a C or an F, and a rook otherwise.
 */
export function inEnglishLetters(moves: readonly string[]): string[] {
  const plain = moves.map(withoutFigurines);
  const letters = lettersOf(plain);
  return letters === null ? plain : fromLetters(plain, letters);
}

/**
 * The readings of moves, the likeliest first: two where R alone leaves open whether it is a French king or an
 * English rook.
 */
export function lettersRead(moves: readonly string[], language: Language): string[][] {
  const plain = moves.map(withoutFigurines);
  const isOpen =
    plain.some((move) => move.startsWith('R')) && !plain.some((move) => /[KQBNDTFCLS]/.test(move));
  if (!isOpen) return [inEnglishLetters(moves)];
  const french = fromLetters(plain, LETTERS.fr);
  return language === 'fr' ? [french, plain] : [plain, french];
}

function fromLetters(moves: readonly string[], letters: string): string[] {
  const english = (letter: string): string => {
    const index = letters.indexOf(letter);
    return index === -1 ? letter : (ENGLISH[index] ?? letter);
  };
  return moves.map((move) =>
    move
      .replace(/^[A-Z]/, english)
      .replace(/(?<==)[A-Z]/, english)
      .replace(/(?<=[a-h][18])[A-Z]/, english),
  );
}

/** A move of the PGN standard in the letters its reader knows. */
export const inLettersOf = (language: Language, move: string): string =>
  language === 'en'
    ? move
    : move.replace(/[KQRBN]/g, (letter) => LETTERS[language][ENGLISH.indexOf(letter)] ?? letter);

function lettersOf(moves: readonly string[]): string | null {
  if (moves.some((move) => TELLING.fr.test(move))) return LETTERS.fr;
  if (moves.some((move) => TELLING.de.test(move))) return LETTERS.de;
  // D and T are the same in both; without a knight or a bishop, K is the king of one alone.
  if (!moves.some((move) => /^[DT]|=[DT]/.test(move))) return null;
  return moves.some((move) => move.startsWith('K')) ? LETTERS.de : LETTERS.fr;
}

const withoutFigurines = (move: string): string =>
  FIGURINES.reduce(
    (text, signs) =>
      text.replace(/[♔-♟]/gu, (sign) => {
        const index = signs.indexOf(sign);
        return index === -1 ? sign : (ENGLISH[index] ?? sign);
      }),
    move,
  );
