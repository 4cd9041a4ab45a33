import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

export default defineConfig({
  test: {
    include: ['{core,store,server,cli,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['scripts/built-once.ts'],
    setupFiles: ['scripts/test-seed.ts'],
    pool: 'forks',
    // One more than two cores: tests in a browser, or of a server that is killed, wait a third of their time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
  },
});
