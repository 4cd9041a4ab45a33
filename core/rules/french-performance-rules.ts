import type { PerformanceRule } from './performance.ts';

/** The tie-break on performance of 2003: far opponents are brought within 350 points. */
export const BAF_101_PERFORMANCE: PerformanceRule = {
  table: 'baf101-2003',
  opponentWithin: 350,
  beyond: 'broughtNearer',
  fullScore: 736,
  article: 'BAF 101 2.5 Performance Elo',
};

/** Lines 606-607: the performance on display leaves far games out, the tie-break does not. */
export const FFE_PERFORMANCE: PerformanceRule = {
  ...BAF_101_PERFORMANCE,
  beyond: 'tooFar',
  article: 'BAF 101 Performance FFE',
};
