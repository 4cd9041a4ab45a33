import { inBoth } from '../../rules/in-both.ts';
import { SWISS_PRESETS } from '../preset-families.ts';
import type { PairingSystem } from '../system.ts';

/** The Dubov system, C.04.4.1. */
export const dubov: PairingSystem = {
  name: inBoth('Dubov system', 'système Dubov'),
  kind: 'swiss',
  participants: 'players',
  needs: ['initialColour'],
  exemptsTopscorers: false,
  mayAccelerate: true,
  roundsFor: () => null,
  tieBreakPresets: SWISS_PRESETS,
  trfCode: () => 'FIDE_DUBOV',
};
