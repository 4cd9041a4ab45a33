import { inBoth } from '../../rules/in-both.ts';
import { SWISS_PRESETS } from '../preset-families.ts';
import type { PairingSystem } from '../system.ts';

/** C.04.5: every pairing is a match of two games. */
export const doubleSwiss: PairingSystem = {
  name: inBoth('Double-Swiss system', 'système suisse double'),
  kind: 'swiss',
  participants: 'players',
  needs: ['initialColour'],
  exemptsTopscorers: false,
  mayAccelerate: true,
  gamesPerMatch: 2,
  roundsFor: () => null,
  tieBreakPresets: SWISS_PRESETS,
  trfCode: () => 'FIDE_DOUBLESWISS',
};
