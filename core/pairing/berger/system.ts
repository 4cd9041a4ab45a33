import { inBoth, type InBoth } from '../../rules/in-both.ts';
import { ROUND_ROBIN_PRESETS } from '../preset-families.ts';
import type { PairingSystem } from '../system.ts';
import { mostCycles, tableSize } from './tables.ts';

const roundRobin = (tables: 'BERGER' | 'FIDE', name: InBoth<string>): PairingSystem => ({
  name,
  kind: 'roundRobin',
  participants: 'either',
  needs: [],
  exemptsTopscorers: false,
  mayAccelerate: false,
  tieBreakPresets: ROUND_ROBIN_PRESETS,
  roundsFor: (participants) => {
    if (participants < 2) return null;
    const cycle = tableSize(participants) - 1;
    return Array.from({ length: mostCycles(tables === 'FIDE') }, (_, index) => (index + 1) * cycle);
  },
  trfCode: ({ teams, cycles }) => {
    const base = `${tables}${teams ? '_TEAM' : ''}`;
    if (cycles > 2 && tables === 'BERGER') return `${base}_ROUNDROBIN_G${cycles}`;
    return `${base}_${cycles > 1 ? 'DOUBLE' : ''}ROUNDROBIN`;
  },
});

/** The tables as printed, in the second cycle with the colours reversed (C.05 annex 1). */
export const berger = roundRobin('BERGER', inBoth('round robin', 'toutes rondes'));

/** A double event as FIDE orders it, with the last two rounds of the first cycle exchanged. */
export const bergerReversed = roundRobin(
  'FIDE',
  inBoth(
    'round robin, last two rounds exchanged',
    'toutes rondes, deux dernières rondes échangées',
  ),
);
