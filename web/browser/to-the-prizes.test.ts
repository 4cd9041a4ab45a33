import { listWords } from '@ronde/core/documents/lists/words.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import { list, scheme } from '@ronde/core/standings/prizes/scheme.fixture.ts';
import type { CalendarView } from '@ronde/core/tournament/views/calendar.ts';
import type { PlayOffView } from '@ronde/core/tournament/views/play-off.ts';
import type { PrizesView } from '@ronde/core/tournament/views/prizes.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import { describe, expect, it } from 'vitest';
import { CALENDAR_WORDS } from '../desk/pages/calendar/calendar-words.ts';
import { PLAY_OFF_PAGE_WORDS } from '../desk/pages/play-off/play-off-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import type { ByHttp } from './by-http.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { lookAway } from './look-away.ts';
import { opened } from './opened.ts';
import { publicText } from './public-text.ts';
import { beginsPlayOff, tiedForTheFirstPrize } from './tied-for-the-first-prize.ts';

const playOff = PLAY_OFF_PAGE_WORDS.en;

/** Evenings of a club’s season. */
const ROUNDS = 8;

/** Who is away, and how: excused, on duty for the club, or simply absent. */
const AWAY = [
  [2, 3, 'halfPointBye'],
  [4, 3, 'halfPointBye'],
  [3, 5, 'fullPointBye'],
  [5, 9, 'zeroPointBye'],
  [5, 8, 'halfPointBye'],
  [7, 9, 'zeroPointBye'],
] as const;

describe.skipIf(CHROMIUM === null)('from the first round to prizes', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('[docs/reference/keizer.md] a club’s season by Keizer, eight evenings of nine with absences', async () => {
    const http = await inventedEvent(server.address, {
      name: 'Thursdays',
      players: 9,
      rounds: ROUNDS,
      settings: {
        system: 'keizer',
        prizes: scheme([list('main', 'place', [50, 30, 20])]),
        tieBreaks: ['WON'],
      },
    });
    for (const [round, player, bye] of AWAY) {
      await http.do({ type: 'grantBye', player: playerId(`p${player}`), round, bye });
    }
    for (let round = 1; round <= ROUNDS; round += 1) {
      await beginRound(http, round);
      const { boards, unpaired } = await http.view<RoundView>(`rounds/${round}`);
      const away = AWAY.filter(([evening]) => evening === round).length;
      expect(boards).toHaveLength(Math.floor((9 - away) / 2));
      expect(unpaired).toHaveLength(away + ((9 - away) % 2));
      for (const { board, white, black } of boards) {
        // The stronger wins, but for a surprise on the third board.
        const isUpset = board === 3;
        const first = (white.tpn ?? 0) < (black.tpn ?? 0) !== isUpset;
        const outcome = { kind: 'played', score: first ? '1-0' : '0-1' } as const;
        await http.do({ type: 'enterResult', round, board, outcome });
      }
      await http.do({ type: 'closeRound', round });
    }
    const page = await sits();
    await goTo(page, `${server.address}/event/${http.tournament}/rounds/${ROUNDS}`);
    await page.getByRole('heading', { name: ROUNDS_WORDS.en.heading(ROUNDS), level: 1 }).waitFor();

    const view = await http.view<StandingsView>('standings');
    expect(view).toMatchObject({ final: true, openGames: 0, descriptors: ['KZ', 'WON'] });
    const keizer = view.rows.map(({ tieBreaks }) => Number(tieBreaks[0]));
    expect(keizer).toEqual([...keizer].sort((a, b) => b - a));
    expect(new Set(keizer).size).toBeGreaterThan(5);
    // Two evenings away without a word: the last of the list is not among the first.
    expect(view.rows.slice(0, 3).map(({ tpn }) => tpn)).not.toContain(9);
    await goTo(page, `${server.address}/event/${http.tournament}/standings`);
    await page.getByText(STANDINGS_WORDS.en.final, { exact: true }).waitFor();
    const { awards } = await http.view<PrizesView>('prizes');
    const winner = view.rows[0]?.tpn;
    expect(awards.find(({ tpn }) => tpn === winner)?.amount).toBe(5_000);

    const open = await publicText(server.address, http.tournament, 'standings.html');
    expect(open).toContain(view.rows[0]?.name ?? 'nobody');
  });

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

  it('[C.05 6.6 (2)] a double round robin of six with a withdrawal before half of the games', async () => {
    const prizes = scheme([list('main', 'place', [300, 200, 100])]);
    const settings = { system: 'berger-reversed', initialColour: null, prizes } as const;
    const wish = { name: 'Six twice', players: 6, rounds: 10, settings };
    const http = await inventedEvent(server.address, wish);
    const page = await sits();
    await goTo(page, `${server.address}/event/${http.tournament}/calendar`);
    await page.getByText(CALENDAR_WORDS.en.about(6, 10)).waitFor();
    await page.getByRole('button', { name: CALENDAR_WORDS.en.publish(10), exact: true }).click();
    await page.getByRole('button', { name: CALENDAR_WORDS.en.print, exact: true }).waitFor();
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
    await page.getByText(STANDINGS_WORDS.en.final, { exact: true }).waitFor();
    await page.getByText(STANDINGS_WORDS.en.status.underHalf, { exact: true }).waitFor();
    const { awards } = await http.view<PrizesView>('prizes');
    expect(awards.map(({ tpn }) => tpn).sort()).toEqual([2, 3, 4]);

    const open = await publicText(server.address, http.tournament, 'standings.html');
    expect(open).toContain(listWords('en').outside);
  });

  it('[LA 5.2 1] two tied for the first prize, game by game; prizes follow, and there is a way back', async () => {
    const http = await tiedForTheFirstPrize(server.address);
    const page = await sits();
    await goTo(page, `${server.address}/event/${http.tournament}/standings`);
    await page.getByRole('link', { name: STANDINGS_WORDS.en.playOff, exact: true }).click();
    await page.getByText(playOff.procedure.two).first().waitFor();
    await beginsPlayOff(page);
    const held = async (): Promise<PlayOffView['held']> =>
      (await http.view<PlayOffView>('play-off')).held;
    await page.getByLabel(playOff.ended).fill('17:40');
    await page.getByLabel(playOff.ended).press('Enter');
    await page.getByText(playOff.earliest('18:10')).waitFor();

    // Both games of the match are drawn; the single game decides.
    for (const [index, result] of (['½-½', '½-½', '1-0'] as const).entries()) {
      const line = page.locator('section li').nth(index);
      await line.getByRole('button', { name: new RegExp(`^${result}: `) }).click();
      await line.locator('button[aria-pressed="true"]').waitFor();
    }
    await page.getByText(/^Decided: 1\. /).waitFor();
    const first = async (): Promise<string | undefined> => (await held())[0]?.steps?.[0]?.[0];
    await expect.poll(first).toBeDefined();
    const winner = await first();
    await page.getByRole('button', { name: playOff.record, exact: true }).click();
    await page.getByText(/^Recorded: 1\. /).waitFor();
    expect(await held()).toEqual([]);
    const leader = async (): Promise<string | undefined> =>
      (await http.view<StandingsView>('standings')).rows[0]?.id;
    expect(await leader()).toBe(winner);
    const { awards, players } = await http.view<PrizesView>('prizes');
    const best = players.find(({ id }) => id === winner)?.tpn;
    expect(awards.find(({ tpn }) => tpn === best)?.amount).toBe(10_000);

    await page.getByRole('button', { name: new RegExp(`^${playOff.takeBack}`) }).click();
    await page.getByRole('button', { name: playOff.undo, exact: true }).click();
    await page.getByText(/^Recorded: 1\. /).waitFor();
    expect(await leader()).toBe(winner);
  });
});
