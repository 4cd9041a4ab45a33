import { inBoth } from '../../rules/in-both.ts';
import { KEIZER_PRESETS } from '../preset-families.ts';
import type { PairingSystem } from '../system.ts';

/** Keizer's system for the evenings of a club: docs/reference/keizer.md. */
export const keizer: PairingSystem = {
  name: inBoth('Keizer system', 'système Keizer'),
  kind: 'swiss',
  participants: 'players',
  needs: ['initialColour'],
  exemptsTopscorers: false,
  mayAccelerate: false,
  mayMeetAgain: true,
  rankedBy: 'opponentsValues',
  roundsFor: () => null,
  tieBreakPresets: KEIZER_PRESETS,
  trfCode: () => 'CUSTOM_KEIZER',
};
