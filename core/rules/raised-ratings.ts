/** Ratings as a norm counts them, the lowest raised to a floor (B.01 1.4.6c). */
export interface RaisedRatings<Opponent> {
  readonly ratings: ReadonlyMap<Opponent, number>;
  readonly raised: readonly Opponent[];
}

/** Raises the lowest below the floor to it, so many opponents at most. */
export function raisedRatings<Opponent>(
  ratings: ReadonlyMap<Opponent, number>,
  floor: number,
  opponents: number,
): RaisedRatings<Opponent> {
  const raised = [...ratings]
    .filter(([, rating]) => rating < floor)
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, opponents)
    .map(([opponent]) => opponent);
  if (raised.length === 0) return { ratings, raised };
  return { ratings: new Map([...ratings, ...raised.map((one) => [one, floor] as const)]), raised };
}
