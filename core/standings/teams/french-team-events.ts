import { points } from '../../rules/points.ts';
import { scoring } from '../../rules/scoring.ts';
import { undefinedFigure, UNALTERED } from '../figure.ts';
import type { TeamMatchScoring } from './request.ts';
import { everyRound, roundOf } from './team-field.ts';
import type { SingleTeamTieBreak } from './team-tie-break.ts';
import { NAMED } from '../tie-break-names.ts';

/** 3-2-1, and nothing for a match lost by forfeit (LA 5.2 2.4.1: championnat de France par équipes). */
export const MATCH_POINTS_3_2_1_0: TeamMatchScoring = {
  win: points(3),
  draw: points(2),
  loss: points(1),
  pairingAllocatedBye: points(3),
  forfeitLoss: points(0),
};

/** Swiss and round-robin phases of the French cups count wins only. */
export const GAME_POINTS_WINS_ONLY = scoring({ win: 1, draw: 0, loss: 0 });

/** The order of the French cups (Loubatière, Parité) after match points; by Molter tables Berlin instead. */
export const FRENCH_CUP_ORDER: readonly string[] = [
  'OTHER_GAME_POINT_DIFFERENTIAL',
  'GPTS',
  'OTHER_LOWEST_AVERAGE_RATING',
];

/** The mean rating of the players a team fielded, each time they played; the lowest first. */
export const lowestAverageRating: SingleTeamTieBreak = {
  scope: 'team',
  ...NAMED.OTHER_LOWEST_AVERAGE_RATING,
  type: 'B',
  formula: {
    en: 'Mean rating of the players fielded, round by round, unrated ones left out; the lowest first.',
    fr: 'Moyenne des classements des joueurs alignés, ronde par ronde, sans les non classés ; la plus basse d’abord.',
  },
  better: 'lower',
  variants: [],
  scores: [],
  molter: true,
  compute(field, team, _choice, explain) {
    let count = 0;
    const working = everyRound(field).map((round) => {
      const { boards = [], opponent } = roundOf(field, team, round);
      const rated = boards.flatMap(({ rating = 0 }) => (rating > 0 ? [rating] : []));
      count += rated.length;
      const value = rated.reduce((sum, rating) => sum + rating, 0);
      return { round, opponent, value, counts: rated.length > 0, alterations: UNALTERED };
    });
    if (count === 0) return undefinedFigure('unrated', explain ? working : undefined);
    const value = working.reduce((sum, line) => sum + line.value, 0);
    return explain ? { value, per: count, working } : { value, per: count };
  },
};
