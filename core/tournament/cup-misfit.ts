import type { CupRefusal } from '../pairing/cup/cup-plan.ts';
import type { Refusal } from './refusal.ts';

/** Livre de l'Arbitre 3.3: cups. */
export const CUPS = 'LA 3.3';

/** Why so many entrants make no cup with these late entries. */
export function cupMisfit(entrants: number, error: CupRefusal): Refusal {
  switch (error.code) {
    case 'tooFewEntrants':
      return { code: 'cupTooSmall', article: CUPS, params: { entrants } };
    case 'nobodyAvailable':
      return { code: 'cupAllLate', article: CUPS, params: { entrants, late: error.late } };
    case 'afterTheFinal': {
      const { skipped, rounds } = error;
      return { code: 'cupAfterFinal', article: CUPS, params: { skipped, rounds } };
    }
    case 'tooManyEntrants':
    case 'noPlan':
      return { code: 'cupDoesNotFit', article: CUPS, params: { entrants } };
  }
}
