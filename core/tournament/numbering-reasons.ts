/** Why pairing numbers were given anew. */
export const NUMBERING_REASONS = ['initialOrder', 'correction', 'lateEntry', 'exchange'] as const;
export type NumberingReason = (typeof NUMBERING_REASONS)[number];
