import type { Cli } from './cli.ts';

/** The wall clock of this computer, `2026-03-07T14:05`. */
export function wallClock(cli: Cli): string {
  const now = cli.now();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
