import { undefinedFigure } from './figure.ts';
import { ratingsAreDropped, ratingsOf } from './rated-games.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

/** RTNG: the higher rating first; `RTNG/R` the lower. */
export const rating: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.RTNG,
  type: 'B',
  formula: {
    en: 'The player’s rating (the first one when there are several during the event), highest first.',
    fr: 'Le classement du joueur (le premier s’il change pendant l’épreuve), le plus haut d’abord.',
  },
  better: 'higher',
  variants: ['R'],
  usesRatings: true,
  compute(field, player, _modifiers, explain) {
    const value = ratingsAreDropped(field) ? null : (ratingsOf(field)[player] ?? null);
    if (value === null) return undefinedFigure('unrated');
    return { value, per: 1, ...(explain && { working: [] }) };
  },
};
