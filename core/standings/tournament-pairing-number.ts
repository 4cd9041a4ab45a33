import { numberOf } from './field.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

/** TPN: the lower number first; `TPN/R` the higher. */
export const tournamentPairingNumber: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.TPN,
  type: 'B',
  formula: {
    en: 'The (final) tournament pairing number, lowest first.',
    fr: 'Le numéro d’appariement (définitif), le plus petit d’abord.',
  },
  better: 'lower',
  variants: ['R'],
  compute: (field, player, _modifiers, explain) => ({
    value: numberOf(field, player),
    per: 1,
    ...(explain && { working: [] }),
  }),
};
