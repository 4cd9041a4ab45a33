import { cutTerms } from './cuts.ts';
import { roundedQuotient, undefinedFigure, type Figure } from './figure.ts';
import { ratedGames, ratingTerms } from './rated-games.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import type { Term } from './unplayed-rounds.ts';

/** The mean of the terms that count, to the nearest whole number, half up (C.07 10.1). */
export function meanOfTerms(terms: readonly Term[], explain: boolean): Figure {
  let [sum, count] = [0, 0];
  for (const term of terms) {
    if (!term.counts) continue;
    sum += term.value;
    count += 1;
  }
  if (count === 0) return undefinedFigure('noGame', explain ? terms : undefined);
  const value = roundedQuotient(sum, count);
  return explain ? { value, per: 1, working: terms } : { value, per: 1 };
}

/** ARO with its cuts and medians: `ARO`, `ARO/C1` … */
export const averageRatingOfOpponents: PlayerTieBreak = {
  scope: 'player',
  code: 'ARO',
  name: { en: 'Average rating of opponents', fr: 'Moyenne Elo des adversaires' },
  aliases: [
    { name: 'Moyenne Elo' },
    { name: 'Moyenne Elo tronquée', variant: '/C1' },
    { name: 'Moyenne Elo tronquée 1', variant: '/C1' },
    { name: 'Moyenne Elo tronquée 2', variant: '/C2' },
  ],
  type: 'D',
  formula: {
    en: 'Mean rating of the opponents played over the board, rounded half up.',
    fr: 'Moyenne des classements des adversaires rencontrés sur l’échiquier, arrondie au plus proche.',
  },
  better: 'higher',
  variants: ['C', 'M'],
  usesRatings: true,
  compute(field, player, modifiers, explain) {
    const games = ratedGames(field, player);
    if (games === null) return undefinedFigure('unrated');
    return meanOfTerms(cutTerms(ratingTerms(field, games), modifiers, field.edition), explain);
  },
};
