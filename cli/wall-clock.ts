import { wallTime } from '@ronde/core/rules/zone.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import type { Cli } from './cli.ts';

/** The current local time of an event, `2026-03-07T14:05`. */
export const wallClock = (cli: Cli, event: Pick<Tournament, 'settings'>): string =>
  wallTime(cli.now().toISOString(), zoneOf(event));
