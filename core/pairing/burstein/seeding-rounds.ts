/** Rounds paired by the Dutch system first: half of all, and four at most (1.6.2). */
export const seedingRounds = (rounds: number): number => Math.min(Math.floor(rounds / 2), 4);

export const isSeedingRound = (request: {
  readonly round: number;
  readonly rounds: number;
}): boolean => request.round <= seedingRounds(request.rounds);
