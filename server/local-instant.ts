import { instantIn } from '@ronde/core/rules/zone.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';

/** An instant by the clock of an event, with its offset: the hours of its rounds are local. */
export const localInstant = (date: Date, event: Pick<Tournament, 'settings'>): string =>
  instantIn(date.toISOString(), zoneOf(event));
