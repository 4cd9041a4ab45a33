/** Which of the three lists a rating stands in (B.02 1). */
export const RATING_KINDS = ['standard', 'rapid', 'blitz'] as const;
export type RatingKind = (typeof RATING_KINDS)[number];
