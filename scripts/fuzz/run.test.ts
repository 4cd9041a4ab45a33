import { describe, expect, it } from 'vitest';
import type { Fuzzer } from './fuzzers.ts';
import { runFuzzer, seedOfSlice, SLICE } from './run.ts';

const silent = (): void => undefined;

describe('runFuzzer', () => {
  it('runs every iteration, the first slice with the seed itself', async () => {
    const calls: [number, number][] = [];
    const fuzzer: Fuzzer = (seed, iterations) => {
      calls.push([seed, iterations]);
      return { iterations, failures: [] };
    };
    const run = await runFuzzer(fuzzer, 7, SLICE * 2 + 5, silent);
    expect(run).toEqual({ iterations: SLICE * 2 + 5, failing: [] });
    expect(calls).toEqual([
      [7, SLICE],
      [seedOfSlice(7, 1), SLICE],
      [seedOfSlice(7, 2), 5],
    ]);
  });

  it('hands back the seed and the count that show a failure again', async () => {
    const fuzzer: Fuzzer = (seed, iterations) => ({
      iterations,
      failures: seed === seedOfSlice(3, 1) ? ['broken'] : [],
    });
    const { failing } = await runFuzzer(fuzzer, 3, SLICE * 3, silent);
    expect(failing).toEqual([{ seed: seedOfSlice(3, 1), iterations: SLICE, failures: ['broken'] }]);
    const [slice] = failing;
    expect((await runFuzzer(fuzzer, slice?.seed ?? 0, SLICE, silent)).failing).toEqual(failing);
  });

  it('stops after ten failing slices', async () => {
    const fuzzer: Fuzzer = (_, iterations) => ({ iterations, failures: ['broken'] });
    expect((await runFuzzer(fuzzer, 1, SLICE * 50, silent)).iterations).toBe(SLICE * 10);
  });

  it('does not believe a fuzzer that stopped early and found nothing', async () => {
    const fuzzer: Fuzzer = () => ({ iterations: 1, failures: [] });
    await expect(runFuzzer(fuzzer, 1, SLICE, silent)).rejects.toThrow('ran 1 of 1000');
  });
});
