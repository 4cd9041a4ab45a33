/** Where a round stands in events whose pairings are matches of several games. */
export interface MatchPlace {
  /** The match, from 1. */
  readonly match: number;
  /** The game of that match, from 1. */
  readonly game: number;
}

export const matchPlace = (round: number, games: number): MatchPlace => ({
  match: Math.ceil(round / games),
  game: ((round - 1) % games) + 1,
});

/** The round of the first game of a match, which decides who meets whom. */
export const firstRoundOf = (match: number, games: number): number => (match - 1) * games + 1;

/** Matches that so many rounds are, one begun included. */
export const matchesIn = (rounds: number, games: number): number => Math.ceil(rounds / games);
