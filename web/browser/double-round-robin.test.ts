import { playerId } from '@ronde/core/rules/identity.ts';
import { list, scheme } from '@ronde/core/standings/prizes/scheme.fixture.ts';
import type { CalendarView } from '@ronde/core/tournament/views/calendar.ts';
import type { PrizesView } from '@ronde/core/tournament/views/prizes.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import { listWords } from '@ronde/core/documents/lists/words.ts';
import { describe, expect, it } from 'vitest';
import { CALENDAR_WORDS } from '../desk/pages/calendar/calendar-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import type { ByHttp } from './by-http.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { lookAway } from './look-away.ts';
import { opened } from './opened.ts';

const [words, calendar] = [STANDINGS_WORDS.en, CALENDAR_WORDS.en];
const PRIZES = scheme([list('main', 'place', [300, 200, 100])]);

describe.skipIf(CHROMIUM === null)('a double round robin of six', () => {
  const { server, comes } = opened(() => Promise.resolve());

  /** The stronger wins what has no result yet; the second and the third draw. */
  async function plays(http: ByHttp, round: number): Promise<void> {
    const { rounds } = await http.view<CalendarView>('calendar');
    for (const { board, white, black, outcome } of rounds[round - 1]?.games ?? []) {
      if (outcome.kind !== 'notEntered') continue;
      const [one, other] = [white.tpn ?? 0, black.tpn ?? 0];
      const score = one + other === 5 ? '½-½' : one < other ? '1-0' : '0-1';
      await http.do({ type: 'enterResult', round, board, outcome: { kind: 'played', score } });
    }
  }

  it('[C.05 6.6 (2)] with a withdrawal before half of the games, from the calendar to prizes', async () => {
    const settings = { system: 'berger-reversed', initialColour: null, prizes: PRIZES } as const;
    const wish = { name: 'Six twice', players: 6, rounds: 10, settings };
    const http = await inventedEvent(server.address, wish);
    const { page } = await comes();
    await page.goto(`${server.address}/event/${http.tournament}/calendar`);
    await page.getByText(calendar.about(6, 10)).waitFor();
    await page.getByRole('button', { name: calendar.publish(10), exact: true }).click();
    await page.getByRole('button', { name: calendar.print, exact: true }).waitFor();
    await lookAway(page);
    for (const round of [1, 2, 3, 4]) await plays(http, round);

    // Four games of ten: less than half, so that none of them counts.
    const leaver = playerId('p1');
    await http.do({ type: 'withdraw', player: leaver });
    const { rounds } = await http.view<CalendarView>('calendar');
    const lost = rounds
      .flatMap(({ games }) => games)
      .filter(({ outcome }) => outcome.kind === 'forfeit');
    expect(lost).toHaveLength(6);
    for (let round = 5; round <= 10; round += 1) await plays(http, round);

    const view = await http.view<StandingsView>('standings');
    expect(view).toMatchObject({ final: true, openGames: 0 });
    const struck = view.rows.find(({ id }) => id === leaver);
    expect(struck).toMatchObject({ rank: null, status: 'underHalf' });
    // Eight games each among five: the second of the list wins all but two drawn with the third.
    expect(view.rows.map(({ tpn, points }) => [tpn, points])).toEqual([
      [2, 70],
      [3, 70],
      [4, 40],
      [5, 20],
      [6, 0],
      [1, expect.any(Number)],
    ]);
    await page.goto(`${server.address}/event/${http.tournament}/standings`);
    await page.getByText(words.final, { exact: true }).waitFor();
    await page.getByText(words.status.underHalf, { exact: true }).waitFor();
    const { awards } = await http.view<PrizesView>('prizes');
    expect(awards.map(({ tpn }) => tpn).sort()).toEqual([2, 3, 4]);

    await page.goto(`${server.address}/t/${http.tournament}/standings.html`);
    await page.getByText(listWords('en').outside).waitFor();
  });
});
