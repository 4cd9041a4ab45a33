import { readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { build } from './build.mjs';

/** A test that runs what people run names it, or the piece that starts it. */
const RUNS_WHAT_IS_BUILT = /\/(opened|harness|built-server)\.ts'|bin\/ronde/;

/** Before the first test: builds what is stale, once, if any test of this run needs it. */
export default async function buildOnce({ vitest }: TestProject): Promise<void> {
  const files = vitest.state.getPaths();
  if (!files.some((file) => RUNS_WHAT_IS_BUILT.test(readFileSync(file, 'utf8')))) return;
  if (!(await build())) throw new Error('not built');
}
