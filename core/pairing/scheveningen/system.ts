import { inBoth } from '../../rules/in-both.ts';
import { firstHalf } from '../../rules/sides-rules.ts';
import { TWO_SIDES_PRESETS } from '../preset-families.ts';
import type { PairingSystem } from '../system.ts';
import { MOST_CYCLES } from './sides.ts';

/** Everybody of one side, or of one team, meets everybody of the other, once or twice (Livre de l'Arbitre 3.1). */
export const scheveningen: PairingSystem = {
  name: inBoth('Scheveningen system', 'système Scheveningen'),
  kind: 'twoSides',
  participants: 'either',
  needs: [],
  exemptsTopscorers: false,
  mayAccelerate: false,
  tieBreakPresets: TWO_SIDES_PRESETS,
  roundsFor: (participants, firstSide = firstHalf(participants)) => {
    const cycle = Math.max(firstSide, participants - firstSide);
    if (firstSide < 1 || cycle === participants) return null;
    return Array.from({ length: MOST_CYCLES }, (_, index) => (index + 1) * cycle);
  },
  trfCode: () => 'CUSTOM_SCHEVENINGEN',
};
