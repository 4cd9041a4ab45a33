import { secondsOfClock } from '@ronde/core/decisions/time-control/clock-setting.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { CLOCK_LOG_WORDS } from './words/clock-log.ts';

/** A count as it is typed. */
export function wholeAsked(cli: Cli, value: string): number {
  if (/^\d{1,4}$/.test(value)) return Number(value);
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value }));
}

/** Seconds of a time on a clock. */
export function secondsAsked(cli: Cli, value: string): number {
  const found = secondsOfClock(value);
  if (found !== null) return found;
  throw new CliFailure(EXIT.badRequest, fill(CLOCK_LOG_WORDS[cli.language].notATime, { value }));
}
