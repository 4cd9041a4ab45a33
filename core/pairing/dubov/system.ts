import { inBoth } from '../../rules/in-both.ts';
import type { PairingSystem } from '../system.ts';

/** The Dubov system, C.04.4.1. */
export const dubov: PairingSystem = {
  name: inBoth('Dubov system', 'système Dubov'),
  kind: 'swiss',
  participants: 'players',
  needs: ['initialColour'],
  mayAccelerate: true,
  roundsFor: () => null,
  trfCode: () => 'FIDE_DUBOV',
};
