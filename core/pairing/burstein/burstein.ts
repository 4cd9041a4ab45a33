import type { PairingEngine } from '../engine.ts';
import { explainedRound, explainedWhyNot } from './explanation/explained.ts';
import { pairRound } from './round.ts';

export { pairRound, type PairingOptions } from './round.ts';
export type { BursteinTraceEvent, Trace } from './trace.ts';

/** Pairs by C.04.4.2. */
export const bursteinEngine: PairingEngine = {
  pairRound: (request) => pairRound(request),
  schedule: null,
  article: ({ burstein }) => burstein.articles.system,
  explainRound: explainedRound,
  explainWhyNot: explainedWhyNot,
};
