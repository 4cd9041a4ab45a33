import { hourText, readHour } from '@ronde/core/rules/hour-of-day.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { instantIn, instantOf, wallTime } from '@ronde/core/rules/zone.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { DEED_WORDS } from './words/deeds.ts';

/** An hour of today by the clocks of the event, `15:15`, as an ISO time with its offset. */
export function hourOption(cli: Cli, event: Pick<Tournament, 'settings'>, written: string): string {
  const time = readHour(written);
  if (time === null) {
    const sentence = fill(DEED_WORDS[cli.language].notAnHour, { value: written });
    throw new CliFailure(EXIT.badRequest, sentence);
  }
  const zone = zoneOf(event);
  const day = wallTime(cli.now().toISOString(), zone).slice(0, 10);
  return instantIn(instantOf(day, hourText(time), zone), zone);
}
