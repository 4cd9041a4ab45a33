import { meanOfTerms } from './average-rating-of-opponents.ts';
import type { Field, PlayerIndex } from './field.ts';
import { undefinedFigure, type Change, type Figure } from './figure.ts';
import { scoreDifference, type PerformanceTable } from './performance-tables.ts';
import { ratedGames, ratingsOf, ratingTerms, resultLine, type RatedGame } from './rated-games.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import type { Term } from './unplayed-rounds.ts';

/** How a performance is made from games. */
export interface PerformanceRule {
  readonly table: PerformanceTable;
  /** The widest rating difference taken as it is; null for any. */
  readonly opponentWithin: number | null;
  /** What happens beyond it: the rating is brought nearer, or the game is left out. */
  readonly beyond: 'broughtNearer' | 'tooFar';
  /** Difference for a full score; a zero score has its opposite. */
  readonly fullScore: number;
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
  const terms = ratingTerms(field, games).map((term) => within(term, own, rule));
  const average = meanOfTerms(terms, explain);
  if (average.value === null) return average;
  const difference = differenceOf(
    games.filter((_, index) => terms[index]?.counts === true),
    rule,
  );
  if (difference === null) return undefinedFigure('noColumn', average.working);
  const value = average.value + difference;
  if (!explain) return { value, per: 1 };
  const lines = [resultLine('average', average.value), resultLine('difference', difference)];
  return { value, per: 1, working: [...terms, ...lines] };
}

function within(term: Term, own: number | null, rule: PerformanceRule): Term {
  const { opponentWithin, beyond, article } = rule;
  if (own === null || opponentWithin === null) return term;
  const nearest = Math.min(own + opponentWithin, Math.max(own - opponentWithin, term.value));
  if (nearest === term.value) return term;
  const alterations = [...term.alterations, { change: beyond satisfies Change, article }];
  return beyond === 'tooFar'
    ? { ...term, counts: false, alterations }
    : { ...term, value: nearest, significance: nearest, alterations };
}

function differenceOf(games: readonly RatedGame[], rule: PerformanceRule): number | null {
  let halves = 0;
  for (const game of games) halves += game.halfPoints;
  const known = scoreDifference(rule.table, halves, games.length);
  if (known === null) return null;
  if (halves === 0) return -rule.fullScore;
  return halves === 2 * games.length ? rule.fullScore : known;
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
