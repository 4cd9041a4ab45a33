import type { PairingSystem } from '../system.ts';

/** The Dubov system, C.04.4.1. */
export const dubov: PairingSystem = {
  kind: 'swiss',
  participants: 'players',
  needs: ['initialColour'],
  mayAccelerate: true,
  roundsFor: () => null,
  trfCode: () => 'FIDE_DUBOV',
};
