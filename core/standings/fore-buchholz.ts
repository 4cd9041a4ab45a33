import { opponentsSum } from './opponents-sum.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { viewOf } from './unplayed-rounds.ts';
import { NAMED } from './tie-break-names.ts';

/** Fore Buchholz with its cuts and medians: known as soon as the final round is paired. */
export const foreBuchholz: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.FB,
  type: 'D',
  formula: {
    en: 'Buchholz as if every game paired for the final round had been drawn; byes keep their points.',
    fr: 'Buchholz comme si toutes les parties appariées de la dernière ronde étaient nulles ; les byes gardent leurs points.',
  },
  better: 'higher',
  variants: ['C', 'M', 'P'],
  compute: (field, player, modifiers, explain) =>
    opponentsSum(field, player, modifiers, viewOf(modifiers, true), 'scores', explain),
};
