import type { PairingSystem } from '../system.ts';
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

/** The FIDE (Dutch) system, C.04.3, in the edition that the request pins. */
export const dutch = {
  kind: 'swiss',
  participants: 'players',
  needs: ['initialColour'],
  mayAccelerate: true,
  roundsFor: () => null,
  trfCode: ({ year }) => `FIDE_DUTCH_${year}`,
  engine: {
    pairRound: (request) => pairRound(request),
    article: ({ articles }) => articles.bestCandidate,
  },
} satisfies PairingSystem;
