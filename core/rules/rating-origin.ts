/** Whose rating it is: FIDE's, the federation's, or an estimate. The FFE marks them F, N and E. */
export const RATING_ORIGINS = ['fide', 'national', 'estimate'] as const;
export type RatingOrigin = (typeof RATING_ORIGINS)[number];
