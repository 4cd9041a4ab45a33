/** Who gave a rating: FIDE, the national federation, or the arbiter as an estimate. */
export const RATING_ORIGINS = ['fide', 'national', 'estimate'] as const;
export type RatingOrigin = (typeof RATING_ORIGINS)[number];
