import { playerId } from '@ronde/core/rules/identity.ts';
import { list, scheme } from '@ronde/core/standings/prizes/scheme.fixture.ts';
import type { PrizesView } from '@ronde/core/tournament/views/prizes.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import { describe, expect, it } from 'vitest';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const PRIZES = scheme([list('main', 'place', [50, 30, 20])]);
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

describe.skipIf(CHROMIUM === null)('a club’s season by Keizer', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[docs/reference/keizer.md] eight evenings of nine with absences, to the ranking and prizes', async () => {
    const http = await inventedEvent(server.address, {
      name: 'Thursdays',
      players: 9,
      rounds: ROUNDS,
      settings: { system: 'keizer', prizes: PRIZES, tieBreaks: ['WON'] },
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
    const { page } = await comes();
    await page.goto(`${server.address}/event/${http.tournament}/rounds/${ROUNDS}`);
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

    await page.goto(`${server.address}/t/${http.tournament}/standings.html`);
    await page
      .getByText(view.rows[0]?.name ?? '')
      .first()
      .waitFor();
  });
});
