import type { PairingSystem } from '../system.ts';
import { pairRound } from './round.ts';

/** The FIDE (Dutch) system, in the edition the request brings (C.04.3). */
export const dutch: PairingSystem = { id: 'dutch', pairRound };
