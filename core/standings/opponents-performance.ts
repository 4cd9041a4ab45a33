import { roundedQuotient } from '../rules/rounded-quotient.ts';
import { gamesOverTheBoard, type PlayerIndex } from './field.ts';
import { undefinedFigure } from './figure.ts';
import { perfectTournamentPerformance } from './perfect-tournament-performance.ts';
import { ratingsAreDropped } from './rated-games.ts';
import { opponentsWorking } from './round-by-round.ts';
import { figuresOf, type PlayerTieBreak } from './tie-break.ts';
import { tournamentPerformanceRating } from './tournament-performance-rating.ts';
import { NAMED } from './tie-break-names.ts';

/** The mean of a performance over the opponents played over the board, half up (C.07 10.4, 10.5). */
const averageOf =
  (performance: PlayerTieBreak): PlayerTieBreak['compute'] =>
  (field, player, _modifiers, explain) => {
    if (ratingsAreDropped(field)) return undefinedFigure('unrated');
    const figures = figuresOf(field, performance, {});
    const has = (opponent: PlayerIndex): boolean => (figures[opponent]?.value ?? null) !== null;
    const valueOf = (opponent: PlayerIndex): number => figures[opponent]?.value ?? 0;
    const games = gamesOverTheBoard(field, player).filter(({ opponent }) => has(opponent));
    const working = explain ? opponentsWorking(field, games, valueOf) : undefined;
    if (games.length === 0) return undefinedFigure('noGame', working);
    let sum = 0;
    for (const { opponent } of games) sum += valueOf(opponent);
    return { value: roundedQuotient(sum, games.length), per: 1, ...(working && { working }) };
  };

/** APRO. */
export const averagePerformanceOfOpponents: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.APRO,
  type: 'DC',
  formula: {
    en: 'Mean tournament performance rating of the opponents played over the board, rounded half up.',
    fr: 'Moyenne des performances des adversaires rencontrés sur l’échiquier, arrondie au plus proche.',
  },
  better: 'higher',
  variants: [],
  usesRatings: true,
  compute: averageOf(tournamentPerformanceRating),
};

/** APPO. */
export const averagePerfectPerformanceOfOpponents: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.APPO,
  type: 'DC',
  formula: {
    en: 'Mean perfect tournament performance of the opponents played over the board, rounded half up.',
    fr: 'Moyenne des performances parfaites des adversaires rencontrés sur l’échiquier, arrondie au plus proche.',
  },
  better: 'higher',
  variants: [],
  usesRatings: true,
  compute: averageOf(perfectTournamentPerformance),
};
