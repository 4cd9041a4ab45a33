import { readHour, wallClockTime } from '@ronde/core/rules/hour-of-day.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { DEED_WORDS } from './words/deeds.ts';

/** An hour of today by the clock of this computer, `15:15`, as an ISO time with its offset. */
export function hourOption(cli: Cli, written: string): string {
  const time = readHour(written);
  if (time === null) {
    const sentence = fill(DEED_WORDS[cli.language].notAnHour, { value: written });
    throw new CliFailure(EXIT.badRequest, sentence);
  }
  const date = cli.now();
  date.setHours(time.hours, time.minutes, 0, 0);
  const day = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
  return wallClockTime(day, time, -date.getTimezoneOffset());
}
