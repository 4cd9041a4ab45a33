import type { Summary } from '@ronde/core/tournament/views/summary.ts';

/** A tournament as `GET /api/tournaments` lists it. */
export interface TournamentListing {
  readonly id: string;
  /** Position of the last entry in its log. */
  readonly position: number;
  /** ISO instants. */
  readonly createdAt: string;
  readonly lastAt: string;
  /** Null when the log adds up to no tournament, or cannot be read. */
  readonly summary: Summary | null;
  /** The code of what is wrong with the log; null when nothing is. */
  readonly problem: string | null;
}

export interface TournamentsAnswer {
  readonly tournaments: readonly TournamentListing[];
}
