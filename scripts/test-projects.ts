/** Tests in a browser: the files of a worker share one Chromium, and most of them one server. */
export const IN_A_BROWSER = 'web/browser/**/*.test.ts';

/** Rooms whose tests share a process: what they test keeps nothing beside what a test holds. */
export const TOGETHER = '{core,site,web}/**/*.test.{ts,tsx}';

/** The tests of everything else, with processes, ports and files: each file has its own process. */
export const EACH_ALONE = '{store,exchange,server,cli,scripts}/**/*.test.ts';

/** What a test changes for everybody in its process. */
export const CHANGES_THE_PROCESS =
  /\bvi\.(mock|doMock|hoisted|stubGlobal|stubEnv|spyOn|useFakeTimers)\b|\bprocess\.chdir\b|\bprocess\.env\[[^\]]+\] = /;

/** Tests of the shared rooms that change their process, and what they change in it. */
export const ALONE: Readonly<Record<string, string>> = {
  'web/desk/pages/files/fetch-file.test.ts': 'fetch',
  'web/live/live-stream.test.ts': 'timers',
};
