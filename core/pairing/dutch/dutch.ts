import type { PairingEngine } from '../engine.ts';
import { explainedRound, explainedWhyNot } from './explanation/explained.ts';
import { pairRound } from './round.ts';

export { pairRound, type PairingOptions } from './round.ts';
export type {
  CriterionValue,
  DutchTraceEvent,
  Objection,
  Trace,
  TracedCandidate,
} from './trace.ts';
export { whyNot, type WhyNot } from './why-not.ts';

/** Pairs by C.04.3 in the edition that the request pins. */
export const dutchEngine: PairingEngine = {
  pairRound: (request) => pairRound(request),
  schedule: null,
  article: ({ articles }) => articles.bestCandidate,
  explainRound: explainedRound,
  explainWhyNot: explainedWhyNot,
};
