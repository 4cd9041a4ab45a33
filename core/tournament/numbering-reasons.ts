/** Why pairing numbers were given anew. */
export const NUMBERING_REASONS = [
  'initialOrder',
  'correction',
  'lateEntry',
  'exchange',
  'lots',
  'lotsByHand',
] as const;
export type NumberingReason = (typeof NUMBERING_REASONS)[number];

/** Reasons for which the order is worked out from ratings; the others have a deed of their own. */
export const ORDERED_BY_RATING = ['initialOrder', 'correction', 'lateEntry'] as const;
export type OrderedByRating = (typeof ORDERED_BY_RATING)[number];

/** Why teams were numbered: by their rating, by lot, or as somebody says. */
export const TEAM_NUMBERING_REASONS = ['initialOrder', 'lots', 'byHand'] as const;
export type TeamNumberingReason = (typeof TEAM_NUMBERING_REASONS)[number];
