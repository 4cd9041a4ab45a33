/** Two players by place, the one of S1 first. */
export type Pairing = readonly (readonly [number, number])[];

/** Compares exchanges as D.2 (2026: 4.3.2) sorts them: negative when `a` comes first. BSNs from 1. */
export function compareExchanges(
  a: { readonly fromS1: readonly number[]; readonly fromS2: readonly number[] },
  b: { readonly fromS1: readonly number[]; readonly fromS2: readonly number[] },
): number {
  const sum = (list: readonly number[]): number => list.reduce((total, bsn) => total + bsn, 0);
  const difference = (x: typeof a): number => sum(x.fromS2) - sum(x.fromS1);
  const descending = (list: readonly number[]): number[] => [...list].sort((x, y) => y - x);
  const ascending = (list: readonly number[]): number[] => [...list].sort((x, y) => x - y);
  return (
    a.fromS1.length - b.fromS1.length ||
    difference(a) - difference(b) ||
    compareLists(descending(b.fromS1), descending(a.fromS1)) ||
    compareLists(ascending(a.fromS2), ascending(b.fromS2))
  );
}

export function compareLists(a: readonly number[], b: readonly number[]): number {
  for (const [place, value] of a.entries()) {
    const order = value - (b[place] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}

/** Every choice of `size` out of a list, in lexicographic order. */
export function* choices<T>(list: readonly T[], size: number): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [place, value] of list.entries()) {
    for (const rest of choices(list.slice(place + 1), size - 1)) yield [value, ...rest];
  }
}

/** Every arrangement of `size` out of an ascending list, as D.1 (2026: 4.2) sorts transpositions. */
export function* arrangements(list: readonly number[], size: number): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const value of list) {
    const others = list.filter((other) => other !== value);
    for (const rest of arrangements(others, size - 1)) yield [value, ...rest];
  }
}

/** All candidates of a homogeneous bracket of BSNs 1 … players, in the order of generation. */
export function* homogeneousCandidates(players: number, pairs: number): Generator<Pairing> {
  const all = Array.from({ length: players }, (_, place) => place + 1);
  const [s1, s2] = [all.slice(0, pairs), all.slice(pairs)];
  const exchanges: { fromS1: number[]; fromS2: number[] }[] = [];
  for (let size = 0; size <= Math.min(s1.length, s2.length); size++) {
    for (const fromS1 of choices(s1, size)) {
      for (const fromS2 of choices(s2, size)) exchanges.push({ fromS1, fromS2 });
    }
  }
  for (const { fromS1, fromS2 } of exchanges.sort(compareExchanges)) {
    const top = [...s1.filter((bsn) => !fromS1.includes(bsn)), ...fromS2].sort((a, b) => a - b);
    const bottom = [...s2.filter((bsn) => !fromS2.includes(bsn)), ...fromS1].sort((a, b) => a - b);
    for (const opponents of arrangements(bottom, pairs)) {
      yield top.map((bsn, place) => [bsn, opponents[place] ?? 0]);
    }
  }
}
