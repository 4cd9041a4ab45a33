import { inBoth } from '../../rules/in-both.ts';
import { SWISS_PRESETS } from '../preset-families.ts';
import type { PairingSystem } from '../system.ts';

/** The FIDE (Dutch) system, C.04.3. */
export const dutch: PairingSystem = {
  name: inBoth('Dutch system', 'système hollandais'),
  kind: 'swiss',
  participants: 'players',
  needs: ['initialColour'],
  exemptsTopscorers: true,
  mayAccelerate: true,
  roundsFor: () => null,
  tieBreakPresets: SWISS_PRESETS,
  trfCode: ({ year }) => `FIDE_DUTCH_${year}`,
};
