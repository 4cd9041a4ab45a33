import type { PairingSystem } from '../system.ts';
import { pairRound } from './round.ts';

export { pairRound, type PairingOptions } from './round.ts';
export type {
  CriterionValue,
  DubovTraceEvent,
  Objection,
  PassedSet,
  Trace,
  TracedMember,
  TracedUpfloater,
} from './trace.ts';
export { whyNot, type WhyNot } from './why-not.ts';

/** The Dubov system, C.04.4.1. */
export const dubov: PairingSystem = {
  id: 'dubov',
  pairRound: (request) => pairRound(request),
};
