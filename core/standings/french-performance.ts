import { BAF_101_PERFORMANCE, FFE_PERFORMANCE } from '../rules/french-performance-rules.ts';
import { performance } from './tournament-performance-rating.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

/** The tie-break on performance as printed in 2003: 350 points, and a table of its own. */
export const bulletinPerformance: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.OTHER_BAF101_PERFORMANCE,
  type: 'DB',
  formula: {
    en: 'Mean rating of the opponents, each brought within 350 points, plus the figure of the table of 2003.',
    fr: 'Moyenne Elo des adversaires ramenés à 350 points au plus, plus la quantité du tableau de 2003.',
  },
  better: 'higher',
  variants: [],
  usesRatings: true,
  compute: (field, player, _modifiers, explain) =>
    performance(field, player, BAF_101_PERFORMANCE, explain),
};

/** The FFE performance: games more than 350 points apart are left out. */
export const ffePerformance: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.OTHER_FFE_PERFORMANCE,
  type: 'DB',
  formula: {
    en: 'Mean rating of the opponents within 350 points plus the figure of the table; farther games are left out.',
    fr: 'Moyenne Elo des adversaires à 350 points au plus, plus la quantité du tableau ; les parties non compatibles sont écartées.',
  },
  better: 'higher',
  variants: [],
  usesRatings: true,
  compute: (field, player, _modifiers, explain) =>
    performance(field, player, FFE_PERFORMANCE, explain),
};
