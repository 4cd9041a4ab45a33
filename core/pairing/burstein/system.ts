import { inBoth } from '../../rules/in-both.ts';
import { SWISS_PRESETS } from '../preset-families.ts';
import type { PairingSystem } from '../system.ts';

/** The Burstein system, C.04.4.2. */
export const burstein: PairingSystem = {
  name: inBoth('Burstein system', 'système Burstein'),
  kind: 'swiss',
  participants: 'players',
  needs: ['initialColour'],
  exemptsTopscorers: false,
  mayAccelerate: true,
  roundsFor: () => null,
  tieBreakPresets: SWISS_PRESETS,
  trfCode: () => 'FIDE_BURSTEIN',
};
