import { cutTerms, sumOfTerms } from './cuts.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { roundTerms, viewOf } from './unplayed-rounds.ts';

/** Fore Buchholz with its cuts and medians: known as soon as the final round is paired. */
export const foreBuchholz: PlayerTieBreak = {
  scope: 'player',
  code: 'FB',
  name: { en: 'Fore Buchholz', fr: 'Buchholz anticipé' },
  type: 'D',
  formula: {
    en: 'Buchholz as if every game paired for the final round had been drawn; byes keep their points.',
    fr: 'Buchholz comme si toutes les parties appariées de la dernière ronde étaient nulles ; les byes gardent leurs points.',
  },
  better: 'higher',
  variants: ['C', 'M', 'P'],
  compute(field, player, modifiers, explain) {
    const terms = roundTerms(field, player, viewOf(modifiers, true));
    return sumOfTerms(cutTerms(terms, modifiers, field.edition), 10, explain);
  },
};
