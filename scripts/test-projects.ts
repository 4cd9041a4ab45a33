/** Tests in a browser: the files of a worker share one Chromium, and most of them one server. */
export const IN_A_BROWSER = 'web/browser/**/*.test.ts';

/**
 * Tests that share a process, so that a module is read once: each keeps nothing beside what it
 * holds, and has folders and ports of its own.
 */
export const TOGETHER =
  '{core,site,web,store,paper,exchange,server,cli,scripts}/**/*.test.{ts,tsx}';

/** Whole walks that `npm run test:long` alone goes: each says which shorter test goes their way. */
export const LONG_WALKS = '**/*.long.test.ts';

/** The line in a long walk that names a shorter one. */
export const SHORTER = /^\/\/ `npm test` goes a shorter way: (\S+\.test\.tsx?)$/m;

/** What a test changes for everybody in its process. */
export const CHANGES_THE_PROCESS =
  /\bvi\.(mock|doMock|hoisted|stubGlobal|stubEnv|spyOn|useFakeTimers)\b|\bprocess\.chdir\b|\bprocess\.env\[[^\]]+\] = /;

/** Tests that have a process of their own, and why. */
export const ALONE: Readonly<Record<string, string>> = {
  'scripts/debian-packages.test.ts': 'changes the environment',
  'scripts/open-by-the-command-line.test.ts': 'works in a folder of its own',
  'scripts/test-projects.test.ts': 'names what changes a process',
  'server/backups/own-processes.test.ts': 'changes the environment',
  'store/sqlite/open.test.ts': 'changes the environment',
  'web/desk/event/others-in-words.test.ts': 'replaces fetch',
  'web/desk/pages/files/fetch-file.test.ts': 'replaces fetch',
  'web/live/live-stream.test.ts': 'replaces the timers',
  'web/push/push-notices.test.ts': 'replaces fetch',
};
