/** Tests in a browser: the files of a worker share one Chromium, and most of them one server. */
export const IN_A_BROWSER = 'web/browser/**/*.test.ts';

/** Rooms whose tests share a process: what they test keeps nothing beside what a test holds. */
export const TOGETHER = '{core,site,web}/**/*.test.{ts,tsx}';

/** Rooms with files and ports, whose tests share a process too: each takes a folder of its own. */
export const TOGETHER_WITH_FILES = '{store,exchange,server,cli}/**/*.test.ts';

/** Each of these has a process of its own: they start programs, and run what people run. */
export const EACH_ALONE = 'scripts/**/*.test.ts';

/** What a test changes for everybody in its process. */
export const CHANGES_THE_PROCESS =
  /\bvi\.(mock|doMock|hoisted|stubGlobal|stubEnv|spyOn|useFakeTimers)\b|\bprocess\.chdir\b|\bprocess\.env\[[^\]]+\] = /;

/** Tests of the shared rooms that have a process of their own, and why. */
export const ALONE: Readonly<Record<string, string>> = {
  'cli/safekeeping.test.ts': 'runs programs',
  'exchange/player-lists/killed-import.test.ts': 'kills an import',
  'server/access/clock-put-back.test.ts': 'kills a server',
  'server/backups/own-processes.test.ts': 'changes the environment',
  'server/connections/**/*.test.ts': 'fill a server with connections',
  'server/listen.test.ts': 'takes ports',
  'server/main.test.ts': 'kills servers',
  'server/privacy/privacy.test.ts': 'takes longest by itself',
  'server/resilience/killed-server.test.ts': 'kills a server',
  'server/two-servers.test.ts': 'kills servers',
  'store/event-log.model.test.ts': 'starts PostgreSQL',
  'store/postgres/**/*.test.ts': 'starts PostgreSQL',
  'store/sqlite/durability.test.ts': 'kills writers',
  'store/sqlite/open.test.ts': 'changes the environment',
  'web/desk/pages/files/fetch-file.test.ts': 'replaces fetch',
  'web/live/live-stream.test.ts': 'replaces the timers',
  'web/push/push-notices.test.ts': 'replaces fetch',
};
