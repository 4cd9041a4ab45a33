/** A source of whole numbers below a bound: the same seed, the same numbers. */
export type SeededNumbers = (below: number) => number;

/** A 32-bit counter run through an integer mixer: for tests and fuzzing, never for lots. */
export function seededNumbers(seed: number): SeededNumbers {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}
