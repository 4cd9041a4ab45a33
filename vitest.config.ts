import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';
import { sizesFor } from './scripts/test-sizes.ts';
import {
  ALONE,
  EACH_ALONE,
  IN_A_BROWSER,
  TOGETHER,
  TOGETHER_WITH_FILES,
} from './scripts/test-projects.ts';

const NO_SOURCES = ['**/node_modules/**', '**/dist/**'];

type Settings = NonNullable<TestProjectInlineConfiguration['test']>;

/** What every test has; a project inherits nothing, so that what is built is built once. */
const EVERYWHERE: Settings = {
  provide: { sizes: sizesFor(process.env) },
  setupFiles: ['scripts/test-seed.ts'],
  pool: 'forks',
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // A machine at work makes what is waited for later, never wrong.
  expect: { poll: { timeout: 40_000 } },
};

const project = (name: string, test: Settings): TestProjectInlineConfiguration => ({
  test: { ...EVERYWHERE, name, ...test },
});

export default defineConfig({
  test: {
    globalSetup: ['scripts/built-once.ts'],
    // Both cores of a small machine; vitest would leave one to itself.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      project('browser', { include: [IN_A_BROWSER], exclude: NO_SOURCES, isolate: false }),
      project('together', {
        include: [TOGETHER],
        exclude: [...NO_SOURCES, IN_A_BROWSER, ...Object.keys(ALONE)],
        isolate: false,
      }),
      project('with-files', {
        include: [TOGETHER_WITH_FILES],
        exclude: [...NO_SOURCES, ...Object.keys(ALONE)],
        isolate: false,
      }),
      project('alone', {
        include: [EACH_ALONE, ...Object.keys(ALONE)],
        exclude: NO_SOURCES,
      }),
    ],
  },
});
