import { numberOf } from './field.ts';
import type { Figure } from './figure.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

/** CUP: the place by the round reached, by which a cup is ranked. */
export const cupPlace: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.CUP,
  type: 'BC',
  formula: {
    en: 'By the round reached: who goes out in the same round shares a place, unless a match for the third decides.',
    fr: 'Selon le tour atteint : les éliminés du même tour partagent leur place, sauf match pour la troisième.',
  },
  better: 'lower',
  variants: [],
  compute(field, player): Figure {
    const place = field.request.places?.get(numberOf(field, player)) ?? field.players.length;
    return { value: place, per: 1 };
  },
};
