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
  /** The summary is missing or older than the log, and is being made. */
  readonly waiting: boolean;
}

/** The most tournaments of one page. */
export const LONGEST_PAGE = 50;

export interface TournamentsAnswer {
  /** The last changed first. */
  readonly tournaments: readonly TournamentListing[];
  /** Of all pages. */
  readonly total: number;
  /** The `from` of the next page; null on the last. */
  readonly next: number | null;
}
