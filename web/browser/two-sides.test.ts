import { playerId } from '@ronde/core/rules/identity.ts';
import { list, scheme } from '@ronde/core/standings/prizes/scheme.fixture.ts';
import type { CalendarView } from '@ronde/core/tournament/views/calendar.ts';
import type { PrizesView } from '@ronde/core/tournament/views/prizes.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { describe, expect, it } from 'vitest';
import { CALENDAR_WORDS } from '../desk/pages/calendar/calendar-words.ts';
import { NEW_WORDS } from '../desk/pages/new/new-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { SIDES_FIELD_WORDS } from '../desk/pages/settings/fields/sides-words.ts';
import { SYSTEM_WORDS } from '../desk/pages/settings/fields/system-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { byHttp } from './by-http.ts';
import { eventOn } from './desk.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { enterResults } from './invented-event.ts';
import { inventedPlayers } from './invented-players.ts';
import { opened } from './opened.ts';

const [system, sides, calendar] = [SYSTEM_WORDS.en, SIDES_FIELD_WORDS.en, CALENDAR_WORDS.en];
const PRIZES = scheme([list('main', 'place', [300, 200, 100])]);

describe.skipIf(CHROMIUM === null)('a match of two sides', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 3.1] Scheveningen of four a side, from the wizard to prizes', async () => {
    const { page } = await comes();
    await page.goto(`${server.address}/new`);
    await page.getByLabel(FIELDS_WORDS.en.name).fill('Brume against the rest');
    await page.getByLabel(FIELDS_WORDS.en.firstDay).fill('2026-11-20');
    await page
      .getByRole('navigation', { name: NEW_WORDS.en.stepsLabel })
      .getByText(NEW_WORDS.en.steps.system)
      .click();
    await page.getByLabel(system.system, { exact: true }).selectOption('sides');
    await page.getByLabel(sides.by, { exact: true }).selectOption('club');
    await page.getByText(sides.notNamed).waitFor();
    await page.getByLabel(sides.first.club, { exact: true }).fill('Tour de Brume');
    await page.getByText(sides.notNamed).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: NEW_WORDS.en.createNow, exact: true }).click();
    await page.waitForURL(/\/event\/[^/]+\/now/);

    const http = byHttp(server.address, eventOn(page));
    await http.do({ type: 'changeSettings', changes: { prizes: PRIZES } });
    await http.do({
      type: 'enterPlayers',
      players: inventedPlayers(8).map(({ name, rating }, index) => ({
        ...{ id: playerId(`p${index + 1}`), name, ratings: { fide: rating }, fromRound: 1 },
        club: index % 2 === 0 ? 'Tour de Brume' : 'Roque 64',
      })),
    });
    await http.do({ type: 'assignNumbers', reason: 'initialOrder' });
    await http.do({ type: 'publishTournament' });
    await goTo(page, `${server.address}/event/${http.tournament}/calendar`);
    await page.getByText(calendar.about(8, 4)).waitFor();
    await page.getByText(/^Side A: A1 Aubépin, Anouk · A2 /).waitFor();
    // Lots keep nobody apart here: the tables of a round robin alone allow it.
    expect(await page.getByLabel(calendar.apart).count()).toBe(0);
    await page.getByRole('button', { name: calendar.publish(4), exact: true }).click();
    await page.getByRole('button', { name: calendar.print, exact: true }).waitFor();

    const { rounds } = await http.view<CalendarView>('calendar');
    expect(rounds.flatMap(({ games }) => games)).toHaveLength(16);
    for (const { games } of rounds) {
      for (const { white, black } of games) {
        expect([white.tpn, black.tpn].map((number) => (number ?? 0) % 2).sort()).toEqual([0, 1]);
      }
    }
    for (const { round } of rounds) await enterResults(http, round, 4);

    const view = await http.view<StandingsView>('standings');
    expect(view).toMatchObject({
      final: true,
      openGames: 0,
      sides: { a: { name: 'Tour de Brume' } },
    });
    expect((view.sides?.a.points ?? 0) + (view.sides?.b.points ?? 0)).toBe(160);
    await goTo(page, `${server.address}/event/${http.tournament}/standings`);
    await page.getByText(STANDINGS_WORDS.en.final, { exact: true }).waitFor();
    const match = page.getByText(/^Match: Tour de Brume [\d½]+ – [\d½]+ Roque 64$/);
    await match.waitFor();
    const { awards } = await http.view<PrizesView>('prizes');
    expect(awards.length).toBeGreaterThanOrEqual(3);
    const { overview } = await http.view<OverviewAnswer>('');
    expect(overview.settings).toMatchObject({ system: 'scheveningen', rounds: 4 });

    // Everybody sees the match, without a script.
    const said = await match.innerText();
    await page.goto(`${server.address}/t/${http.tournament}/standings.html`);
    await page.getByText(said).waitFor();
  });
});
