/** How a piece of the dossier stands. */
export const PIECE_STANDINGS = ['there', 'incomplete', 'missing', 'notNeeded'] as const;
export type PieceStanding = (typeof PIECE_STANDINGS)[number];

/** Why a piece is missing: what is to be got, or that it is nothing of this event. */
export const PIECE_REASONS = [
  'noRegulations',
  'feesNotPaid',
  'reportToWrite',
  'gamesOpen',
  'noGames',
  'gamesMissing',
  'notConcerned',
] as const;
export type PieceReason = (typeof PIECE_REASONS)[number];
