import { inBoth } from './in-both.ts';

/** The lists a rating is of, as arbiters call them (B.02 1). */
export const RATING_KIND_WORDS = inBoth(
  { standard: 'Standard', rapid: 'Rapid', blitz: 'Blitz' },
  { standard: 'Lent', rapid: 'Rapide', blitz: 'Blitz' },
);
