/** One picture of a screen: a page of its definition, or a share of one that does not fit. */
export interface Turn {
  /** Which page of the definition, from 0. */
  readonly page: number;
  /** Which share of it, from 0, and of how many. */
  readonly share: number;
  readonly shares: number;
}

/** The pictures of a screen in order, given how many each of its pages needs. */
export const turnsOf = (shares: readonly number[]): readonly Turn[] =>
  shares.flatMap((count, page) =>
    Array.from({ length: Math.max(1, count) }, (_, share) => ({
      page,
      share,
      shares: Math.max(1, count),
    })),
  );

/** The pictures of the page that the desk holds; all of them while none is held. */
export function turnsShown(turns: readonly Turn[], held: number | undefined): readonly Turn[] {
  const own = turns.filter(({ page }) => page === held);
  return own.length > 0 ? own : turns;
}

/** Where a screen stands after its content changed: on the same page, on the nearest share still there. */
export function sameTurn(turns: readonly Turn[], before: Turn | undefined): number {
  if (before === undefined) return 0;
  const own = turns.findIndex(({ page }) => page === before.page);
  const there = turns[own];
  return there === undefined ? 0 : own + Math.min(before.share, there.shares - 1);
}
