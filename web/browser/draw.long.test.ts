// `npm test` goes a shorter way: web/browser/draw.test.ts
import { describe, expect, it } from 'vitest';
import { CALENDAR_WORDS } from '../desk/pages/calendar/calendar-words.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('seats of a round robin', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 3.1] Rutsch of seven on the page of the calendar, as it is printed', async () => {
    const settings = { system: 'berger', initialColour: null } as const;
    const wish = { name: 'Rutsch', players: 7, rounds: 7, settings };
    const http = await inventedEvent(server.address, wish);
    await http.do({ type: 'publishCalendar', cycles: 1 });
    const { page } = await comes();
    await page.goto(`${server.address}/event/${http.tournament}/calendar`);
    const calendar = CALENDAR_WORDS.en;
    await page.getByLabel(calendar.shown).selectOption('rutsch');
    const last = page.getByRole('region', { name: calendar.seating(7, 3), exact: true });
    await last.waitFor();
    expect(await page.getByText(/^Free: \d/).count()).toBe(7);
  });
});
