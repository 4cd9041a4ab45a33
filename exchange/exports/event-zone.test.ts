import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import type { NewSettings } from '@ronde/core/tournament/settings.ts';
import { usualTimeZone } from '@ronde/core/tournament/usual-time-zone.ts';
import { describe, expect, it } from 'vitest';
import { exportAs } from './export-tournament.ts';
import { zoneOf } from './own-zone.ts';

const event = (settings: Partial<NewSettings>): PlayedEvent =>
  new PlayedEvent({ name: 'Open', rounds: 1, ...settings });

async function startOf(settings: Partial<NewSettings>): Promise<string> {
  const { ledger } = event(settings);
  const file = await exportAs('ics', {
    id: 'open',
    ledger,
    language: 'en',
    createdAt: '2026-01-01T00:00:00Z',
  });
  const text = file.ok ? new TextDecoder().decode(file.value.bytes) : '';
  return /DTSTART[^\r]*/.exec(text)?.[0] ?? '';
}

describe('the time zone of an event', () => {
  // IANA: Paris is an hour ahead of UTC in winter, two from 29 March to 25 October 2026; Martinique four behind.
  it.each([
    ['Europe/Paris', '2026-11-17', '09:00', 'DTSTART:20261117T080000Z'],
    ['Europe/Paris', '2026-07-07', '09:00', 'DTSTART:20260707T070000Z'],
    ['Europe/Paris', '2026-10-24', '14:30', 'DTSTART:20261024T123000Z'],
    ['Europe/Paris', '2026-10-25', '14:30', 'DTSTART:20261025T133000Z'],
    ['America/Martinique', '2026-11-17', '20:30', 'DTSTART:20261118T003000Z'],
  ])(
    '[RFC 5545 3.3.5] %s: %s %s is %s in its calendar, on any server',
    async (timeZone, day, time, at) => {
      expect(
        await startOf({ timeZone, firstDay: day, roundDates: [day], roundTimes: [time] }),
      ).toBe(at);
    },
  );

  it('is that of this computer where the event names none, as logs from before do not', () => {
    const { state } = event({});
    expect(state.settings.timeZone).toBeNull();
    expect(zoneOf(state)).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(zoneOf(event({ timeZone: 'America/Martinique' }).state)).toBe('America/Martinique');
  });

  it('is refused by a name nobody knows, and changes after the start', () => {
    const open = event({ timeZone: 'Europe/Paris' });
    const changes = (timeZone: string) =>
      ({ type: 'changeSettings', changes: { timeZone } }) as const;
    expect(open.verdict(changes('Europe/Pariis'))).toEqual([
      expect.stringContaining('refused badSetting'),
    ]);
    expect(open.verdict(changes('Indian/Reunion'))).toEqual([]);
  });

  it.each([
    ['Europe/Brussels', 'FRA', 'Europe/Brussels'],
    ['UTC', 'FRA', 'Europe/Paris'],
    ['Etc/UTC', null, null],
    ['UTC', 'BEL', null],
  ])('made on a machine in %s for %s is %s', (machine, federation, expected) => {
    expect(usualTimeZone(machine, federation)).toBe(expected);
  });
});
