import type { Bye, GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { inBoth } from './in-both.ts';

export { resultText } from '@ronde/core/documents/lists/result-text.ts';

const WORDS = inBoth(
  {
    notRated: (result: string) => `${result}, not rated`,
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
      pairingAllocatedBye: 'bye',
      fullPointBye: 'full-point bye',
      halfPointBye: 'half-point bye',
      zeroPointBye: 'zero-point bye',
      forfeitWin: 'wins by forfeit',
      forfeitLoss: 'loses by forfeit',
    },
  },
  {
    notRated: (result: string) => `${result}, non comptée pour l’Elo`,
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

/** As a screen reader should say it. */
export function resultSpoken(outcome: GameOutcome, language: Language): string {
  const { spoken, notRated } = WORDS[language];
  switch (outcome.kind) {
    case 'forfeit':
      return spoken.forfeit[outcome.winner];
    case 'played':
      return outcome.underOneMove === true
        ? notRated(spoken.scores[outcome.score])
        : spoken.scores[outcome.score];
    default:
      return spoken[outcome.kind];
  }
}

export const byeText = (bye: Bye | 'forfeitWin' | 'forfeitLoss', language: Language): string =>
  WORDS[language].byes[bye];
