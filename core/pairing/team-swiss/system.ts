import { inBoth } from '../../rules/in-both.ts';
import { SWISS_PRESETS } from '../preset-families.ts';
import type { PairingSystem } from '../system.ts';

/** C.04.6; without another word the code means type A by match points, then game points. */
export const teamSwiss: PairingSystem = {
  name: inBoth('Swiss for teams', 'suisse par équipes'),
  kind: 'swiss',
  participants: 'teams',
  needs: ['initialColour'],
  exemptsTopscorers: false,
  mayAccelerate: true,
  roundsFor: () => null,
  tieBreakPresets: SWISS_PRESETS,
  trfCode: ({ primary }) => (primary === 'gamePoints' ? 'FIDE_TEAM_TYPEA_GP_MP' : 'FIDE_TEAM'),
};
