import type { PairingEngine } from '../engine.ts';
import { explainedRound, explainedWhyNot } from './explanation/explained.ts';
import { pairRound } from './round.ts';

export { pairRound, type PairingOptions } from './round.ts';
export type {
  CriterionValue,
  DubovTraceEvent,
  PassedSet,
  Trace,
  TracedMember,
  TracedUpfloater,
} from './trace.ts';
export { whyNot, type WhyNot } from './why-not.ts';

/** Pairs by C.04.4.1. */
export const dubovEngine: PairingEngine = {
  pairRound: (request) => pairRound(request),
  schedule: null,
  article: ({ dubov }) => dubov.articles.system,
  explainRound: explainedRound,
  explainWhyNot: explainedWhyNot,
};
