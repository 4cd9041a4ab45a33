import type { Settings } from '@ronde/core/tournament/settings.ts';

/** What the computer said, and the `TZ` of then: nothing else changes it while a program runs. */
let known: { readonly set: string | undefined; readonly zone: string } | null = null;

/** The zone of this computer: `Europe/Paris`. To ask takes a while. */
export function ownZone(): string {
  const set = process.env['TZ'];
  if (known === null || known.set !== set) {
    known = { set, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  }
  return known.zone;
}

/** The zone of an event's hours: its own, or that of this computer where it names none. */
export const zoneOf = ({ settings }: EventWithZone): string => settings.timeZone ?? ownZone();

interface EventWithZone {
  readonly settings: Pick<Settings, 'timeZone'>;
}
