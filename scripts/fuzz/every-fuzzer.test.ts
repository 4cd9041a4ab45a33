import { expect, inject, it } from 'vitest';
import { FUZZERS } from './fuzzers.ts';
import { runFuzzer } from './run.ts';

const HALF_AN_HOUR = 1_800_000;

it.each(FUZZERS)('$name finds nothing', { timeout: HALF_AN_HOUR }, async ({ run, iterations }) => {
  const { fuzzed, shareOfCases } = inject('sizes');
  const asked = Math.min(iterations, fuzzed * shareOfCases);
  expect(await runFuzzer(run, 1, asked, () => undefined)).toEqual({
    iterations: asked,
    failing: [],
  });
});
