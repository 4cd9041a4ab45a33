import type { PerformanceFigures } from '../rules/editions/tie-breaks.ts';
import { scoreDifference, type PerformanceTable } from '../rules/performance-tables.ts';
import { roundedQuotient } from '../rules/rounded-quotient.ts';
import type { Field, PlayerIndex } from './field.ts';
import { undefinedFigure, type Contribution, type Figure } from './figure.ts';
import { ratedGames, ratingLines, ratingsOf, resultLine, type RatedGame } from './rated-games.ts';
import type { PlayerTieBreak } from './tie-break.ts';

/** How a performance is made from games. */
export interface PerformanceRule extends Omit<PerformanceFigures, 'table'> {
  readonly table: PerformanceTable;
  /** What happens beyond the widest difference: the rating is brought nearer, or the game is left out. */
  readonly beyond: 'broughtNearer' | 'tooFar';
  readonly article: string;
}

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
  let [sum, halves, count] = [0, 0, 0];
  for (const { rating, halfPoints } of games) {
    const nearest = nearestAllowed(rating, own, rule);
    if (nearest !== rating && rule.beyond === 'tooFar') continue;
    sum += nearest;
    halves += halfPoints;
    count += 1;
  }
  const lines = explain ? linesOf(field, games, own, rule) : undefined;
  if (count === 0) return undefinedFigure('noGame', lines);
  const difference = differenceOf(halves, count, rule);
  if (difference === null) return undefinedFigure('noColumn', lines);
  const average = roundedQuotient(sum, count);
  const value = average + difference;
  if (!lines) return { value, per: 1 };
  const made = { halfPoints: halves, games: count };
  const results = [resultLine('average', average), resultLine('difference', difference, made)];
  return { value, per: 1, working: [...lines, ...results] };
}

function nearestAllowed(rating: number, own: number | null, rule: PerformanceRule): number {
  const { opponentWithin } = rule;
  if (own === null || opponentWithin === null) return rating;
  return Math.min(own + opponentWithin, Math.max(own - opponentWithin, rating));
}

function differenceOf(halves: number, games: number, rule: PerformanceRule): number | null {
  const known = scoreDifference(rule.table, halves, games);
  if (known === null) return null;
  if (halves === 0) return -rule.fullScore;
  return halves === 2 * games ? rule.fullScore : known;
}

function linesOf(
  field: Field,
  games: readonly RatedGame[],
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
  code: 'TPR',
  name: { en: 'Tournament performance rating', fr: 'Performance Elo du tournoi' },
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
