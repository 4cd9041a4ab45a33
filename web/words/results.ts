import type { Bye, GameOutcome, PlayedScore } from '@ronde/core/rules/outcome.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { inBoth } from './in-both.ts';

const SCORES: Readonly<Record<PlayedScore, string>> = {
  '1-0': '1 – 0',
  '½-½': '½ – ½',
  '0-1': '0 – 1',
  '0-0': '0 – 0',
  '½-0': '½ – 0',
  '0-½': '0 – ½',
};

const WORDS = inBoth(
  {
    adjourned: 'adjourned',
    forfeitOf: { white: '+ : –', black: '– : +' },
    doubleForfeit: '– : –',
    spoken: {
      notEntered: 'no result yet',
      adjourned: 'adjourned',
      doubleForfeit: 'both lose by forfeit',
      forfeit: { white: 'White wins by forfeit', black: 'Black wins by forfeit' },
      scores: {
        '1-0': 'White won',
        '½-½': 'draw',
        '0-1': 'Black won',
        '0-0': 'zero to both',
        '½-0': 'half a point to White, zero to Black',
        '0-½': 'zero to White, half a point to Black',
      },
    },
    byes: {
      pairingAllocatedBye: 'exempt',
      fullPointBye: 'full-point bye',
      halfPointBye: 'half-point bye',
      zeroPointBye: 'zero-point bye',
      forfeitWin: 'wins by forfeit',
      forfeitLoss: 'loses by forfeit',
    },
  },
  {
    adjourned: 'ajournée',
    forfeitOf: { white: '+ : –', black: '– : +' },
    doubleForfeit: '– : –',
    spoken: {
      notEntered: 'pas encore de résultat',
      adjourned: 'ajournée',
      doubleForfeit: 'double forfait',
      forfeit: { white: 'gain des Blancs par forfait', black: 'gain des Noirs par forfait' },
      scores: {
        '1-0': 'gain des Blancs',
        '½-½': 'nulle',
        '0-1': 'gain des Noirs',
        '0-0': 'zéro pour les deux',
        '½-0': 'demi-point aux Blancs, zéro aux Noirs',
        '0-½': 'zéro aux Blancs, demi-point aux Noirs',
      },
    },
    byes: {
      pairingAllocatedBye: 'exempt',
      fullPointBye: 'bye à un point',
      halfPointBye: 'bye à un demi-point',
      zeroPointBye: 'bye à zéro point',
      forfeitWin: 'gain par forfait',
      forfeitLoss: 'perte par forfait',
    },
  },
);

/** `1 – 0`, `+ : –`; empty while nothing is entered. */
export function resultText(outcome: GameOutcome, language: Language): string {
  const words = WORDS[language];
  switch (outcome.kind) {
    case 'notEntered':
      return '';
    case 'adjourned':
      return words.adjourned;
    case 'forfeit':
      return words.forfeitOf[outcome.winner];
    case 'doubleForfeit':
      return words.doubleForfeit;
    case 'played':
      return SCORES[outcome.score];
  }
}

/** As a screen reader should say it. */
export function resultSpoken(outcome: GameOutcome, language: Language): string {
  const { spoken } = WORDS[language];
  switch (outcome.kind) {
    case 'forfeit':
      return spoken.forfeit[outcome.winner];
    case 'played':
      return spoken.scores[outcome.score];
    default:
      return spoken[outcome.kind];
  }
}

export const byeText = (bye: Bye | 'forfeitWin' | 'forfeitLoss', language: Language): string =>
  WORDS[language].byes[bye];
