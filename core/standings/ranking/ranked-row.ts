import type { Tpn } from '../../rules/identity.ts';
import type { Points } from '../../rules/points.ts';

interface StandingsRow {
  readonly tpn: Tpn;
  readonly points: Points;
  /** One value a tie-break, in the order of the regulations; null where it has none. Only shown. */
  readonly tieBreaks: readonly (number | null)[];
}

/** One line of the standings as points and tie-breaks leave it. */
export interface ScoredRow extends StandingsRow {
  /** Shared by those the tie-breaks leave tied; only its order matters. */
  readonly rank: number;
}

/**
 * Why somebody stands in the table without a rank: expelled from the event, or gone from a round
 * robin with less than half of the games completed (C.05 6.6).
 */
export const OUTSIDE_REASONS = ['expelled', 'underHalf'] as const;
export type OutsideReason = (typeof OUTSIDE_REASONS)[number];

/** One line of the standings with its final rank. */
export interface RankedRow extends StandingsRow {
  /** Shared by those nothing has separated; null outside the standings. */
  readonly rank: number | null;
  /**
   * The rank of the first of those equal for the sharing of prizes: the same points, and not
   * separated on the board (LA 5.2 1.e). Tie-breaks and lots do not end this equality.
   */
  readonly exAequo: number | null;
  readonly outside: OutsideReason | null;
}
