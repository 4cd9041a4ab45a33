/** The penalties of the Laws, in the order of Article 12.9. */
export const PENALTY_KINDS = [
  'warning',
  'timeToOpponent',
  'timeFromPlayer',
  'pointsToOpponent',
  'pointsFromPlayer',
  'loss',
  'fine',
  'exclusion',
  'expulsion',
] as const;
export type PenaltyKind = (typeof PENALTY_KINDS)[number];
