import { nearestAllowed, performanceOf, type PerformanceRule } from '../rules/performance.ts';
import type { Field, PlayerIndex } from './field.ts';
import { undefinedFigure, type Contribution, type Figure } from './figure.ts';
import { ratedGames, ratingLines, ratingsOf, resultLine, type MetGame } from './rated-games.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

/** Average rating of the opponents plus what the table gives for the score. */
export function performance(
  field: Field,
  player: PlayerIndex,
  rule: PerformanceRule,
  explain: boolean,
): Figure {
  const games = ratedGames(field, player);
  if (games === null) return undefinedFigure('unrated');
  const own = ratingsOf(field)[player] ?? null;
  const made = performanceOf(games, own, rule);
  const lines = explain ? linesOf(field, games, own, rule) : undefined;
  if (!made.ok) return undefinedFigure(made.error, lines);
  const { average, difference, ...score } = made.value;
  const value = average + difference;
  if (!lines) return { value, per: 1 };
  const results = [resultLine('average', average), resultLine('difference', difference, score)];
  return { value, per: 1, working: [...lines, ...results] };
}

function linesOf(
  field: Field,
  games: readonly MetGame[],
  own: number | null,
  rule: PerformanceRule,
): Contribution[] {
  return ratingLines(field, games).map((line) => {
    const nearest = nearestAllowed(line.value, own, rule);
    if (nearest === line.value) return line;
    const { beyond: change, article } = rule;
    const alterations = [...line.alterations, { change, article }];
    return change === 'tooFar'
      ? { ...line, counts: false, alterations }
      : { ...line, value: nearest, alterations };
  });
}

/** TPR: the book's table with its 400 points, or the FIDE table without, as the edition says. */
export const tournamentPerformanceRating: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.TPR,
  aliases: [{ name: 'Performance' }, { name: 'Performance Elo' }],
  type: 'DB',
  formula: {
    en: 'Average rating of the opponents plus the difference the table gives for the score.',
    fr: 'Moyenne Elo des adversaires plus la quantité que le tableau donne pour le score.',
  },
  better: 'higher',
  variants: [],
  usesRatings: true,
  compute(field, player, _modifiers, explain) {
    const { performance: figures, codes, articles } = field.edition;
    const article = codes.TPR ?? articles.announcement;
    return performance(field, player, { ...figures, beyond: 'broughtNearer', article }, explain);
  },
};
