import type { PairingSystem } from '../system.ts';

/** The FIDE (Dutch) system, C.04.3. */
export const dutch: PairingSystem = {
  kind: 'swiss',
  participants: 'players',
  needs: ['initialColour'],
  mayAccelerate: true,
  roundsFor: () => null,
  trfCode: ({ year }) => `FIDE_DUTCH_${year}`,
};
