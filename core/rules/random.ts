/** A reproducible source of chance: the same seed, the same draws, on every machine. */
export interface Random {
  /** From 0 up to, but never, 1. */
  readonly next: () => number;
  /** A whole number from 0 to `below` − 1. */
  readonly below: (below: number) => number;
  /** True `rate` times out of one. */
  readonly chance: (rate: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

/** Draws from a 32-bit seed (a Weyl sequence through an integer hash). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let hash = state;
    hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
    hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
    return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (rate) => next() < rate,
    pick: <T>(list: readonly T[]): T => {
      const [chosen] = list.slice(below(list.length));
      if (chosen === undefined) throw new RangeError('nothing to pick from');
      return chosen;
    },
    shuffled: (list) =>
      list
        .map((element) => ({ element, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ element }) => element),
  };
}
