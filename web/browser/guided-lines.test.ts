import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import { A_PNG } from '@ronde/exchange/pictures/testing/small-pictures.ts';
import type { PictureAnswer } from '@ronde/server/api/pictures.ts';
import { describe, expect, it } from 'vitest';
import { CLOSING_WORDS } from '@ronde/core/tournament/words/closing-words.ts';
import type { ClosingView } from '@ronde/core/tournament/views/closing.ts';
import { OWN_PAGE } from '../api/ask.ts';
import { CALENDAR_WORDS } from '../desk/pages/calendar/calendar-words.ts';
import { CLOSING_PAGE_WORDS } from '../desk/pages/closing/closing-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { faultsOn } from './axe-faults.ts';
import { answered, type ByHttp } from './by-http.ts';
import { deskOf, type Desk } from './desk.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM, PHONE, PROJECTOR } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

const calendar = CALENDAR_WORDS.en;
const closing = CLOSING_PAGE_WORDS.en;

describe.skipIf(CHROMIUM === null)('the guided lines', () => {
  const { server, comes, sits } = opened(() => Promise.resolve());
  const deskAt = async ({ tournament }: ByHttp): Promise<Desk> =>
    deskOf(await sits(), `${server.address}/event/${tournament}`, 'en');

  // From a check-in to a public round 1, the absent said to be absent: desk-jobs.test.ts.

  it('eleven clicks from the last result to the closed event, none of them on another page', async () => {
    const wish = { name: 'Ceremony', players: 8, rounds: 1, settings: { federation: 'FRA' } };
    const http = await inventedEvent(server.address, wish);
    await beginRound(http, 1);
    await enterResults(http, 1, 4);
    const desk = await deskAt(http);
    const { page } = desk;
    await desk.visit('rounds/1');
    let clicks = 0;
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name, exact: true }).click();
      clicks += 1;
    };
    await page.getByRole('link', { name: ROUNDS_WORDS.en.closingList, exact: true }).click();
    clicks += 1;
    await press(closing.act.rounds);
    for (;;) {
      const { lines } = await http.view<ClosingView>('closing');
      const next = lines.find(({ standing, byHand }) => byHand && standing === 'toDo');
      if (next === undefined) break;
      const name = CLOSING_WORDS.en.lines[next.line];
      await press(next.line === 'copy' ? closing.act.copy : closing.doneOf(name));
      await page.locator('li[data-standing="done"]').filter({ hasText: name }).waitFor();
    }
    await press(closing.act.closed);
    await page.getByRole('button', { name: closing.reopen, exact: true }).waitFor();

    expect(clicks).toBeLessThanOrEqual(11);
    const { closed, lines } = await http.view<ClosingView>('closing');
    expect(closed).toBe(true);
    expect(lines.filter(({ standing }) => standing === 'toDo')).toEqual([]);
  });

  it('a round robin of ten, published at once and played out of order', async () => {
    const settings = { system: 'berger', initialColour: null } as const;
    const wish = { name: 'Robin', players: 10, rounds: 5, settings };
    const http = await inventedEvent(server.address, wish);
    const desk = await deskAt(http);
    const { page } = desk;
    await desk.visit('calendar');
    await page.getByRole('button', { name: calendar.publish(9), exact: true }).click();
    await page.getByRole('button', { name: calendar.print, exact: true }).waitFor();
    const outcome = { kind: 'played', score: '1-0' } as const;
    await http.do({ type: 'enterResult', round: 5, board: 1, outcome });

    await page
      .getByRole('button', { name: /^Postpone / })
      .first()
      .click();
    await page.getByLabel(calendar.day).fill('2026-04-02');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: calendar.keep, exact: true })
      .click();
    await page.getByText(calendar.postponedTo('Thu 2 Apr')).waitFor();
    await until('the standings count round 5', async () => {
      const { rows } = await http.view<StandingsView>('standings');
      return rows[0]?.points === 10;
    });
    const pages = page.getByRole('navigation', { name: SHELL_WORDS.en.pages });
    await pages.getByRole('link', { name: calendar.title }).waitFor();

    const place = `${server.address}/api/tournaments/${http.tournament}/pictures?file=garage.png`;
    const bytes = { 'content-type': 'application/octet-stream', ...OWN_PAGE };
    const { picture } = await answered<PictureAnswer>(
      fetch(place, { method: 'POST', headers: bytes, body: Buffer.from(A_PNG) }),
    );
    await setScreens(server.address, http.tournament, [
      { code: 'robin-wall', pages: [{ view: 'calendar' }] },
      { code: 'robin-picture', pages: [{ view: 'picture', picture: picture.id, ground: 'white' }] },
    ]);
    const { page: wall } = await comes({ size: PROJECTOR });
    await wall.goto(`${server.address}/s/robin-wall`);
    await wall.getByText('2 Apr', { exact: true }).first().waitFor();
    const overflow = () =>
      wall.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await wall.goto(`${server.address}/s/robin-picture`);
    const drawn = wall.locator('.shown-picture img');
    await until('the picture is drawn', () =>
      drawn.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth === 3),
    );
    expect(await overflow()).toBeLessThanOrEqual(0);

    await wall.goto(`${server.address}/t/${http.tournament}/calendar.html`);
    await wall.getByText('2 April 2026').first().waitFor();
    await wall.setViewportSize(PHONE);
    expect(await faultsOn(wall)).toEqual([]);
  });
});
