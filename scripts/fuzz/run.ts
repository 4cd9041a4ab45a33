import type { Fuzzer } from './fuzzers.ts';

/** A failing slice: the seed and the count that show it again. */
export interface FailingSlice {
  readonly seed: number;
  readonly iterations: number;
  readonly failures: readonly unknown[];
}

export interface FuzzRun {
  readonly iterations: number;
  readonly failing: readonly FailingSlice[];
}

/** Iterations between two lines of progress. */
export const SLICE = 1000;

/** Slices far apart: neighbouring seeds of two runs must not repeat each other's files. */
const GOLDEN_RATIO = 0x9e3779b9;

/** The seed itself for the first slice, so that a failing slice can be run alone. */
export const seedOfSlice = (seed: number, slice: number): number =>
  (seed + Math.imul(slice, GOLDEN_RATIO)) >>> 0;

/** Runs a fuzzer slice by slice; stops after the tenth failing slice, which is enough to mend. */
export async function runFuzzer(
  fuzzer: Fuzzer,
  seed: number,
  iterations: number,
  progress: (done: number) => void,
): Promise<FuzzRun> {
  const failing: FailingSlice[] = [];
  let done = 0;
  for (let slice = 0; done < iterations && failing.length < 10; slice += 1) {
    const count = Math.min(SLICE, iterations - done);
    const sliceSeed = seedOfSlice(seed, slice);
    const { failures, iterations: ran } = await fuzzer(sliceSeed, count);
    if (failures.length > 0) failing.push({ seed: sliceSeed, iterations: count, failures });
    if (ran !== count && failures.length === 0) {
      throw new Error(`the fuzzer ran ${ran} of ${count} iterations and reported no failure`);
    }
    done += count;
    progress(done);
  }
  return { iterations: done, failing };
}
