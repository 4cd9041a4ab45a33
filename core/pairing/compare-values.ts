/** How well a criterion is kept: a count to be minimised, and a list in descending order where one is compared. */
export interface Figures {
  readonly value: number;
  readonly sizes: readonly number[];
  /** Whether the count decides before the list. */
  readonly countFirst?: true;
}

/** Negative when `a` is better: lists by their first difference, and the count. */
export function compareValues(a: Figures, b: Figures): number {
  const counts = a.value - b.value;
  return a.countFirst ? counts || compareSizes(a, b) : compareSizes(a, b) || counts;
}

function compareSizes(a: Figures, b: Figures): number {
  for (let place = 0; place < Math.max(a.sizes.length, b.sizes.length); place += 1) {
    const [mine, theirs] = [a.sizes[place], b.sizes[place]];
    // A list that goes on where the other has ended is the worse one.
    if (mine === undefined) return -1;
    if (theirs === undefined) return 1;
    if (mine !== theirs) return mine - theirs;
  }
  return 0;
}
