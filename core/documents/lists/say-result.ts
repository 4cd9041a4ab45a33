import type { Language } from '../../rules/language.ts';
import type { GameOutcome, PlayerOutcome } from '../../rules/outcome.ts';
import { TITLE_IN_FRENCH, type Title } from '../../rules/title.ts';
import { listWords } from './words.ts';

/** A result as files have it: `1-0`, `½-½`; forfeits as + and −; nothing before a result. */
export function plainResult(outcome: GameOutcome, language: Language): string {
  switch (outcome.kind) {
    case 'notEntered':
      return '';
    case 'adjourned':
      return listWords(language).adjourned;
    case 'played':
      return outcome.score;
    case 'forfeit':
      return outcome.winner === 'white' ? '+/−' : '−/+';
    case 'doubleForfeit':
      return '−/−';
  }
}

/** Whether a result is written with the signs of a forfeit. */
export const isForfeit = ({ kind }: GameOutcome): boolean =>
  kind === 'forfeit' || kind === 'doubleForfeit';

const ENGLISH_MARK: Readonly<Record<PlayerOutcome, string>> = {
  win: '1',
  draw: '½',
  loss: '0',
  shortWin: '1',
  shortDraw: '½',
  shortLoss: '0',
  forfeitWin: '+',
  forfeitLoss: '−',
  pairingAllocatedBye: 'bye',
  fullPointBye: 'bye 1',
  halfPointBye: 'bye ½',
  zeroPointBye: '–',
  adjourned: '*',
  notEntered: '',
};

/** The signs of French crosstables: > and < are forfeits. */
const FRENCH_MARK: Readonly<Record<PlayerOutcome, string>> = {
  ...ENGLISH_MARK,
  win: '+',
  draw: '=',
  loss: '-',
  shortWin: '+',
  shortDraw: '=',
  shortLoss: '-',
  forfeitWin: '>',
  forfeitLoss: '<',
  pairingAllocatedBye: 'EXE',
  fullPointBye: 'bye 1',
  halfPointBye: 'bye ½',
};

/** A round in a crosstable: `12w1` in English, `+12B` in French; a lone mark without an opponent. */
export function sayCrosstableCell(
  opponentLine: number | null,
  colour: 'white' | 'black' | null,
  outcome: PlayerOutcome,
  language: Language,
): string {
  const mark = language === 'fr' ? FRENCH_MARK[outcome] : ENGLISH_MARK[outcome];
  if (opponentLine === null) return mark;
  const letter = colour === null ? '' : listWords(language).colourLetters[colour];
  return language === 'fr' ? `${mark}${opponentLine}${letter}` : `${opponentLine}${letter}${mark}`;
}

export const sayTitle = (title: Title | null, language: Language): string | null =>
  title !== null && language === 'fr' ? TITLE_IN_FRENCH[title] : title;
