/** 4.1.3: the sets of `size` members, by the smallest sequence number in which they differ. */
export function* sortedSets<T>(sequence: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, member] of sequence.entries()) {
    for (const rest of sortedSets(sequence.slice(index + 1), size - 1)) yield [member, ...rest];
  }
}

/** 4.4.2: all orders of a list, sorted. */
export function* transpositions<T>(list: readonly T[]): Generator<readonly T[]> {
  if (list.length === 0) yield [];
  for (const member of list) {
    const others = list.filter((other) => other !== member);
    for (const rest of transpositions(others)) yield [member, ...rest];
  }
}

/** Negative when `a` comes first; lists of the same length. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? value;
    if (value !== other) return value - other;
  }
  return 0;
}

/** The first of the values whose key is not beaten by another's. */
export function firstBest<T>(
  values: Iterable<T>,
  keyOf: (value: T) => readonly number[] | null,
): T | null {
  let best: { readonly value: T; readonly key: readonly number[] } | null = null;
  for (const value of values) {
    const key = keyOf(value);
    if (key === null) continue;
    if (best === null || compareLists(key, best.key) < 0) best = { value, key };
  }
  return best?.value ?? null;
}
