/** A tournament as `GET /api/tournaments` lists it. */
export interface TournamentListing {
  readonly id: string;
  /** Position of the last entry in its log: how many changes were recorded. */
  readonly position: number;
  /** ISO instants. */
  readonly createdAt: string;
  readonly lastAt: string;
}

export interface TournamentsAnswer {
  readonly tournaments: readonly TournamentListing[];
}
