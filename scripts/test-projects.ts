/** Tests in a browser: the files of a worker share one Chromium, and most of them one server. */
export const IN_A_BROWSER = 'web/browser/**/*.test.ts';

/**
 * Tests that share a process, so that a module is read once: each keeps nothing beside what it
 * holds, and has folders and ports of its own.
 */
export const TOGETHER =
  '{core,site,web,store,paper,exchange,server,cli,scripts}/**/*.test.{ts,tsx}';

/** What a test changes for everybody in its process. */
export const CHANGES_THE_PROCESS =
  /\bvi\.(mock|doMock|hoisted|stubGlobal|stubEnv|spyOn|useFakeTimers)\b|\bprocess\.chdir\b|\bprocess\.env\[[^\]]+\] = /;

/** Tests that have a process of their own, and why. */
export const ALONE: Readonly<Record<string, string>> = {
  'cli/safekeeping.test.ts': 'runs programs',
  'exchange/player-lists/killed-import.test.ts': 'kills an import',
  'scripts/answer-schemas/answer-schemas.test.ts': 'reads all types',
  'scripts/bootstrap.test.ts': 'runs programs',
  'scripts/claims/claims.test.ts': 'runs programs',
  'scripts/debian-packages.test.ts': 'changes the environment',
  'scripts/editions/readers.test.ts': 'reads all types',
  'scripts/first-run.test.ts': 'runs programs',
  'scripts/fuzz/every-fuzzer.test.ts': 'takes long by itself',
  'scripts/growing.test.ts': 'runs programs',
  'scripts/open-by-the-command-line.test.ts': 'runs programs',
  'scripts/package/container.test.ts': 'runs programs',
  'scripts/package/debian.test.ts': 'runs programs',
  'scripts/package/npm.test.ts': 'runs programs',
  'scripts/pages/first-load.test.ts': 'builds pages',
  'scripts/test-projects.test.ts': 'names what changes a process',
  'server/access/clock-put-back.test.ts': 'kills a server',
  'server/backups/own-processes.test.ts': 'changes the environment',
  'server/connections/**/*.test.ts': 'fill a server with connections',
  'server/launcher/launch.test.ts': 'runs programs',
  'server/listen.test.ts': 'takes ports',
  'server/main.test.ts': 'kills servers',
  'server/privacy/privacy.test.ts': 'takes longest by itself',
  'server/resilience/killed-server.test.ts': 'kills a server',
  'server/two-servers.test.ts': 'kills servers',
  'store/event-log.model.test.ts': 'starts PostgreSQL',
  'store/postgres/**/*.test.ts': 'starts PostgreSQL',
  'store/sqlite/durability.test.ts': 'kills writers',
  'store/sqlite/erasure.test.ts': 'kills an eraser',
  'store/sqlite/open.test.ts': 'changes the environment',
  'web/desk/pages/files/fetch-file.test.ts': 'replaces fetch',
  'web/live/live-stream.test.ts': 'replaces the timers',
  'web/push/push-notices.test.ts': 'replaces fetch',
};
