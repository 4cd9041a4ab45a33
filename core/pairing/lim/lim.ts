import type { PairingEngine } from '../engine.ts';
import { explainedRound, explainedWhyNot } from './explanation/explained.ts';
import { pairRound } from './round.ts';

export { pairRound, type PairingOptions } from './round.ts';
export type { LimTraceEvent, Trace } from './trace.ts';

/** Pairs by C.04.4.3. */
export const limEngine: PairingEngine = {
  pairRound: (request) => pairRound(request),
  schedule: null,
  article: ({ lim }) => lim.articles.system,
  explainRound: explainedRound,
  explainWhyNot: explainedWhyNot,
};
