/**
 * D.1 (2026: 4.2): all transpositions of S2, in the lexicographic order of their first N1 numbers;
 * the numbers after those are left in ascending order, as the article ignores them.
 * `mayStand` cuts every transposition with an illegal pair in front: none of them is a candidate.
 */
export function* transpositions(
  s2: readonly number[],
  n1: number,
  mayStand: (place: number, bsn: number) => boolean = () => true,
): Generator<{ readonly first: readonly number[]; readonly rest: readonly number[] }> {
  function* place(
    first: readonly number[],
    rest: readonly number[],
  ): Generator<{ readonly first: readonly number[]; readonly rest: readonly number[] }> {
    if (first.length === n1) {
      yield { first, rest };
      return;
    }
    for (const bsn of rest) {
      if (!mayStand(first.length, bsn)) continue;
      yield* place(
        [...first, bsn],
        rest.filter((other) => other !== bsn),
      );
    }
  }
  yield* place(
    [],
    [...s2].sort((a, b) => a - b),
  );
}
