import type { CalendarView } from '@ronde/core/tournament/views/calendar.ts';
import type { LogPage } from '@ronde/core/tournament/views/log.ts';
import type { PrizesView } from '@ronde/core/tournament/views/prizes.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { DrawView } from '@ronde/core/tournament/views/draw.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import { list, scheme } from '@ronde/core/standings/prizes/scheme.fixture.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DRAW_WORDS } from '../desk/pages/draw/draw-words.ts';
import { HALL_WORDS } from '../hall/words/hall-words.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM, PROJECTOR } from './harness.ts';
import { setScreens } from './hall-screens.ts';
import { enterResults, inventedEvent } from './invented-event.ts';
import { inventedPlayers } from './invented-players.ts';
import { opened } from './opened.ts';

/** As many as the envelopes of 14 hold: 5, 4, 3 and 2. */
const FEDERATIONS = [
  'FRA',
  'BEL',
  'SUI',
  'GER',
  'FRA',
  'BEL',
  'SUI',
  'GER',
  'FRA',
  'BEL',
  'SUI',
].concat(['FRA', 'BEL', 'FRA']);
const [words, wallWords] = [DRAW_WORDS.en, HALL_WORDS.en.draw];

describe.skipIf(CHROMIUM === null)('the draw, at the desk and on a wall', () => {
  let page: Page;
  let wall: Page;
  const { server, sits } = opened(async (_, comes) => {
    page = await sits();
    ({ page: wall } = await comes({ size: PROJECTOR }));
  });

  it('[LA 3.1] Varma among 14, envelope by envelope, taken once and published', async () => {
    const settings = { system: 'berger', initialColour: null } as const;
    const wish = { name: 'Varma', players: 0, rounds: 13, settings };
    const http = await inventedEvent(server.address, wish);
    await http.do({
      type: 'enterPlayers',
      players: inventedPlayers(14).map(({ name, club, rating }, index) => ({
        ...{ id: playerId(`p${index + 1}`), name, club, ratings: { fide: rating }, fromRound: 1 },
        federation: FEDERATIONS[index] ?? 'FRA',
      })),
    });
    await setScreens(server.address, http.tournament, [
      { code: 'varma', pages: [{ view: 'draw' }], language: 'en' },
    ]);
    await wall.goto(`${server.address}/s/varma`);
    await wall.getByText(HALL_WORDS.en.empty.draw).waitFor();

    await goTo(page, `${server.address}/event/${http.tournament}/draw`);
    await page.getByText(words.kinds.apart).click();
    await page.getByText(words.contingent('FRA', 5)).waitFor();
    await page.getByText(words.nobodyLate(3)).waitFor();
    await page.getByLabel(words.by).selectOption('club');
    await page.getByText(words.crowdedLater).first().waitFor();
    await page.getByLabel(words.by).selectOption('federation');
    await page.getByText(words.nobodyLate(3)).waitFor();
    await page.getByRole('button', { name: words.begin, exact: true }).click();
    await wall.getByText(wallWords.begins).waitFor();

    const next = page.getByRole('button', { name: words.next, exact: true });
    await next.click();
    await page.getByText(words.steps(1, 18)).waitFor();
    await wall.getByText(fill(wallWords.step, { shown: 1, of: 18 })).waitFor();
    await wall.getByText(wallWords.choose).waitFor();
    await next.click();
    await page.getByText(words.steps(2, 18)).waitFor();
    const { held } = await http.view<DrawView>('draw');
    const drawn = held?.steps[1];
    if (held === null || drawn?.kind !== 'draw') throw new Error('the second step draws a number');
    expect(held).toMatchObject({ shown: 2, seed: null });
    const figure = wall.locator('.draw-figure');
    await figure.filter({ hasText: new RegExp(`^${drawn.number}$`) }).waitFor();

    await wall.reload();
    await figure.filter({ hasText: new RegExp(`^${drawn.number}$`) }).waitFor();

    await page.getByRole('button', { name: words.rest, exact: true }).click();
    await page.getByRole('button', { name: words.take, exact: true }).click();
    await page.getByText(words.taken).waitFor();
    await expect.poll(() => wall.locator('li[data-drawn="true"]').count()).toBe(14);

    const { players } = await http.view<PlayersView>('players');
    const after = (await http.view<DrawView>('draw')).held;
    for (const step of after?.steps ?? []) {
      const holder = players.find(({ id }) => id === step.entrant);
      if (step.kind === 'draw') expect(holder?.tpn).toBe(step.number);
    }
    const [line] = (await http.view<LogPage>('log?lang=en&limit=1')).lines;
    expect(line?.words).toContain(`(seed ${after?.seed ?? ''})`);
    expect(line?.words).toContain(`${drawn.number} Aubépin, Anouk (${drawn.envelope ?? ''})`);

    await http.do({ type: 'publishCalendar', cycles: 1 });
    const { rounds } = await http.view<CalendarView>('calendar');
    const together = rounds.flatMap(({ round, games }) =>
      games.filter(({ white, black }) => white.federation === black.federation).map(() => round),
    );
    expect(Math.max(...together)).toBeLessThanOrEqual(13 - 3);
  });

  it('[LA 3.1] Rutsch of seven on a wall, seat by seat to the final ranking', async () => {
    const prizes = scheme([list('main', 'place', [100, 50])]);
    const settings = { system: 'berger', initialColour: null, prizes } as const;
    const wish = { name: 'Rutsch', players: 7, rounds: 7, settings };
    const http = await inventedEvent(server.address, wish);
    await setScreens(server.address, http.tournament, [
      { code: 'seats', pages: [{ view: 'seats', way: 'rutsch', seating: null }], language: 'en' },
    ]);
    await wall.goto(`${server.address}/s/seats`);
    await wall.getByText(HALL_WORDS.en.empty.seats).waitFor();
    await http.do({ type: 'publishCalendar', cycles: 1 });
    // The round of the Berger table that each seating plays.
    for (const [index, round] of [1, 6, 4, 2, 7, 5, 3].entries()) {
      const at = { seating: index + 1, of: 7, round };
      await wall.getByText(fill(HALL_WORDS.en.seats.seating, at)).first().waitFor();
      await expect.poll(() => wall.locator('.seat-arrow').count()).toBe(index < 6 ? 7 : 0);
      await enterResults(http, round, 3);
    }
    const { openGames, rows } = await http.view<StandingsView>('standings');
    expect(openGames).toBe(0);
    expect(rows).toHaveLength(7);
    expect(rows[0]?.rank).toBe(1);
    const { awards } = await http.view<PrizesView>('prizes');
    expect(awards.map(({ tpn }) => tpn)).toContain(rows[0]?.tpn);
  });
});
