import type { ApplicationConditionName } from '../../ratings/titles/application.ts';
import { inBoth } from '../../rules/in-both.ts';

/** What an application for a title must hold (B.01 1.5). */
export const APPLICATION_CONDITION_NAMES = inBoth<
  Readonly<Record<ApplicationConditionName, string>>
>(
  {
    games: 'games of the norms, at least',
    rating: 'rating reached, at least',
    foreigners: 'norms with the normal federations, at least',
    singleRoundDays: 'days of one round in one of the events, at least',
    swissNorm: 'norms from a large Swiss, at least',
    eightGameNorms: 'norms over eight games of nine, at most',
  },
  {
    games: 'parties des normes, au moins',
    rating: 'classement atteint, au moins',
    foreigners: 'normes avec les fédérations normales, au moins',
    singleRoundDays: 'jours à une ronde dans un des tournois, au moins',
    swissNorm: 'normes d’un grand suisse, au moins',
    eightGameNorms: 'normes sur huit parties de neuf, au plus',
  },
);
