import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,store,server,cli,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['scripts/test-seed.ts'],
    pool: 'forks',
    testTimeout: 60_000,
  },
});
