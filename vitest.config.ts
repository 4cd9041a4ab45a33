import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

export default defineConfig({
  test: {
    include: ['{core,store,site,exchange,server,cli,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['scripts/built-once.ts'],
    setupFiles: ['scripts/test-seed.ts'],
    pool: 'forks',
    // Both cores of a small machine; vitest would leave one to itself.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    // A machine at work makes what is waited for later, never wrong.
    expect: { poll: { timeout: 15_000 } },
  },
});
