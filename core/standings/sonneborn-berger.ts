import { opponentsSum } from './opponents-sum.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { viewOf } from './unplayed-rounds.ts';
import { NAMED } from './tie-break-names.ts';

/** Sonneborn-Berger with its cuts: `SB`, `SB/C1`, `SB/C2`. */
export const sonnebornBerger: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.SB,
  aliases: [{ name: 'Berger' }, { name: 'S.B.' }],
  type: 'BC',
  formula: {
    en: 'Sum over the rounds of the opponent’s adjusted score times the points of the round.',
    fr: 'Somme, ronde par ronde, du score ajusté de l’adversaire multiplié par les points de la ronde.',
  },
  better: 'higher',
  variants: ['C', 'P'],
  compute: (field, player, modifiers, explain) =>
    opponentsSum(field, player, modifiers, viewOf(modifiers), 'products', explain),
};
