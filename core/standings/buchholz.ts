import { opponentsSum } from './opponents-sum.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { viewOf } from './unplayed-rounds.ts';
import { NAMED } from './tie-break-names.ts';

/** Buchholz with its cuts and medians: `BH`, `BH/C1`, `BH/C2`, `BH/M1`, `BH/M2`. */
export const buchholz: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.BH,
  aliases: [
    { name: 'Solkoff' },
    { name: 'Solkov' },
    { name: 'Buchholz tronqué', variant: '/C1' },
    { name: 'Buchholz tronqué 1', variant: '/C1' },
    { name: 'Brésilien', variant: '/C1' },
    { name: 'Buchholz tronqué 2', variant: '/C2' },
    { name: 'Buchholz médian', variant: '/M1' },
    { name: 'Buchholz médian 1', variant: '/M1' },
    { name: 'Harkness', variant: '/M1' },
    { name: 'Médian', variant: '/M1' },
    { name: 'Buchholz médian 2', variant: '/M2' },
  ],
  type: 'C',
  formula: {
    en: 'Sum of the opponents’ adjusted scores; an unplayed round counts as a stand-in opponent.',
    fr: 'Somme des scores ajustés des adversaires ; une ronde non jouée compte comme un adversaire de remplacement.',
  },
  better: 'higher',
  variants: ['C', 'M', 'P'],
  compute: (field, player, modifiers, explain) =>
    opponentsSum(field, player, modifiers, viewOf(modifiers), 'scores', explain),
};
