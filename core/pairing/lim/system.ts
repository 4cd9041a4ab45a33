import { inBoth } from '../../rules/in-both.ts';
import { SWISS_PRESETS } from '../preset-families.ts';
import type { PairingSystem } from '../system.ts';

/** The Lim system, C.04.4.3; the table of TRF26 has no code for it. */
export const lim: PairingSystem = {
  name: inBoth('Lim system', 'système Lim'),
  kind: 'swiss',
  participants: 'players',
  needs: ['initialColour'],
  exemptsTopscorers: false,
  mayAccelerate: false,
  roundsFor: () => null,
  tieBreakPresets: SWISS_PRESETS,
  trfCode: () => 'CUSTOM_SWISS_LIM',
};
