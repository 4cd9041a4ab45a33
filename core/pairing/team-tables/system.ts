import { inBoth } from '../../rules/in-both.ts';
import { MOLTER_PRESETS } from '../preset-families.ts';
import type { PairingSystem } from '../system.ts';

/** Players of many teams meet in a round, by the letter of their team and their number in it (LA 3.2). */
export const molter: PairingSystem = {
  name: inBoth('Molter tables', 'tableaux Molter'),
  kind: 'molter',
  participants: 'teams',
  needs: [],
  exemptsTopscorers: false,
  mayAccelerate: false,
  // They depend on how many players a team has: the draw of the table says.
  roundsFor: () => null,
  tieBreakPresets: MOLTER_PRESETS,
  trfCode: () => 'CUSTOM_TEAM_MOLTER',
};
