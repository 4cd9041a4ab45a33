import type { Bye, GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { Unpaired } from '@ronde/core/tournament/round.ts';
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
      zeroPointBye: 'not playing',
      forfeitWin: 'wins by forfeit',
      forfeitLoss: 'loses by forfeit',
    },
    absent: 'absent',
    rests: 'rests',
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
      zeroPointBye: 'ne joue pas',
      forfeitWin: 'gain par forfait',
      forfeitLoss: 'perte par forfait',
    },
    absent: 'absent',
    rests: 'au repos',
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

/** A round without an opponent, by why: an absence is one, whatever it is called in a report file. */
export function unpairedText(
  { outcome, reason }: Pick<Unpaired, 'outcome' | 'reason'>,
  language: Language,
): string {
  const words = WORDS[language];
  if (outcome !== 'zeroPointBye') return words.byes[outcome];
  if (reason === 'odd') return words.rests;
  return reason === 'asked' || reason === 'absent' ? words.absent : words.byes.zeroPointBye;
}
