import { roundedQuotient } from '../rules/rounded-quotient.ts';
import { cutsOf, type Cut } from './cuts.ts';
import { undefinedFigure, type Figure } from './figure.ts';
import { ratedGames, ratingLines, type MetGame } from './rated-games.ts';
import type { Field } from './field.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

/** ARO with its cuts and medians: `ARO`, `ARO/C1` … */
export const averageRatingOfOpponents: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.ARO,
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
    const values = games.map(({ rating }) => rating);
    const cuts = cutsOf({ values, significance: values }, modifiers, field.edition);
    return meanRating(field, games, cuts, explain);
  },
};

function meanRating(
  field: Field,
  games: readonly MetGame[],
  cuts: readonly Cut[],
  explain: boolean,
): Figure {
  let sum = 0;
  for (const { rating } of games) sum += rating;
  for (const { place } of cuts) sum -= games[place]?.rating ?? 0;
  const count = games.length - cuts.length;
  const working = explain
    ? ratingLines(field, games).map((line, place) => {
        const cut = cuts.find((one) => one.place === place);
        if (!cut) return line;
        const alterations = [...line.alterations, { change: 'cut' as const, article: cut.article }];
        return { ...line, counts: false, alterations };
      })
    : undefined;
  if (count === 0) return undefinedFigure('noGame', working);
  return { value: roundedQuotient(sum, count), per: 1, ...(working && { working }) };
}
