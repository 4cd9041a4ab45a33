import { inBoth } from '../../rules/in-both.ts';
import { CUP_PRESETS } from '../preset-families.ts';
import type { PairingSystem } from '../system.ts';

/** A cup: who loses a match is out (Livre de l'Arbitre 3.3). */
export const knockout: PairingSystem = {
  name: inBoth('knock-out', 'élimination directe'),
  kind: 'knockout',
  participants: 'either',
  needs: ['initialColour'],
  exemptsTopscorers: false,
  mayAccelerate: false,
  gamesPerMatch: 'chosen',
  rankedBy: 'roundReached',
  roundsFor: () => null,
  tieBreakPresets: CUP_PRESETS,
  trfCode: ({ teams }) => (teams ? 'CUSTOM_TEAM_KNOCKOUT' : 'CUSTOM_KNOCKOUT'),
};
