import type { PairingEngine } from '../engine.ts';
import { explainedRound, explainedWhyNot } from './explanation/explained.ts';
import { pairRound } from './round.ts';

export { pairRound, type PairingOptions } from './round.ts';
export type { TeamSwissTraceEvent, Trace } from './trace.ts';

/** Pairs teams by C.04.6. */
export const teamSwissEngine: PairingEngine = {
  pairRound: (request) => pairRound(request),
  schedule: null,
  article: ({ teamSwiss }) => teamSwiss.articles.system,
  explainRound: explainedRound,
  explainWhyNot: explainedWhyNot,
};
