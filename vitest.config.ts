import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';
import { sizesFor } from './scripts/test-sizes.ts';
import { ALONE, IN_A_BROWSER, LONG_WALKS, TOGETHER } from './scripts/test-projects.ts';

const sizes = sizesFor(process.env);

const NO_SOURCES = ['**/node_modules/**', '**/dist/**'];
const NOT_TODAY = [...NO_SOURCES, ...(sizes.combinations === 'all' ? [] : [LONG_WALKS])];

type Settings = NonNullable<TestProjectInlineConfiguration['test']>;

/** What every test has; a project inherits nothing, so that what is built is built once. */
const EVERYWHERE: Settings = {
  provide: { sizes },
  setupFiles: ['scripts/test-seed.ts'],
  pool: 'forks',
  execArgv: [
    // What a test makes is dead at once: a large nursery is seldom swept, a seventh of the work of core.
    '--min-semi-space-size=64',
    '--max-semi-space-size=128',
    // Most code of a test runs a few times: V8's best compiler took longer over it than what it had
    // compiled then ran. Fifteen times as hot, a function is worth it.
    '--interrupt-budget=1000000',
  ],
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // A machine at work makes what is waited for later, never wrong.
  expect: { poll: { timeout: 40_000 } },
};

/** Both cores of a small machine; vitest would leave one to itself. */
const WORKERS = Math.max(2, availableParallelism() - 1);

const project = (name: string, test: Settings): TestProjectInlineConfiguration => ({
  test: { ...EVERYWHERE, name, ...test },
});

export default defineConfig({
  test: {
    globalSetup: ['scripts/built-once.ts', 'scripts/folder-in-memory.ts'],
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    // What was compiled for one project, or for the run before, serves the next.
    experimental: { fsModuleCache: true },
    projects: [
      // First, while types and lint are there to use a core that one long test leaves idle.
      project('alone', { include: Object.keys(ALONE), exclude: NOT_TODAY }),
      project('browser', {
        include: [IN_A_BROWSER],
        exclude: NOT_TODAY,
        isolate: false,
        sequence: { groupOrder: 1 },
      }),
      project('together', {
        include: [TOGETHER],
        exclude: [...NOT_TODAY, IN_A_BROWSER, ...Object.keys(ALONE)],
        isolate: false,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
