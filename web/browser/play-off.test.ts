import type { LogPage } from '@ronde/core/tournament/views/log.ts';
import type { PlayOffView } from '@ronde/core/tournament/views/play-off.ts';
import type { PrizesView } from '@ronde/core/tournament/views/prizes.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import { list, scheme } from '@ronde/core/standings/prizes/scheme.fixture.ts';
import { describe, expect, it } from 'vitest';
import { PLAY_OFF_PAGE_WORDS } from '../desk/pages/play-off/play-off-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = PLAY_OFF_PAGE_WORDS.en;
const PRIZES = scheme([list('main', 'place', [100, 50])]);

describe.skipIf(CHROMIUM === null)('a play-off at the desk', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 5.2 1] two tied for the first prize, game by game; prizes follow, and there is a way back', async () => {
    const wish = { name: 'Ties', players: 4, rounds: 1, settings: { prizes: PRIZES } };
    const http = await inventedEvent(server.address, wish);
    await beginRound(http, 1);
    for (const board of [1, 2]) {
      const outcome = { kind: 'played', score: '1-0' } as const;
      await http.do({ type: 'enterResult', round: 1, board, outcome });
    }
    const { page } = await comes();
    await page.goto(`${server.address}/event/${http.tournament}/standings`);
    await page.getByRole('link', { name: STANDINGS_WORDS.en.playOff, exact: true }).click();
    await page.getByText(words.procedure.two).first().waitFor();
    await page
      .getByRole('button', { name: new RegExp(`^${words.begin}`) })
      .first()
      .click();
    const held = async (): Promise<PlayOffView['held']> =>
      (await http.view<PlayOffView>('play-off')).held;
    const [first = ''] = (await http.view<PlayOffView>('play-off')).groups.map(({ players }) =>
      players.map(({ name }) => name).join(' – '),
    );
    const section = page.getByRole('region', { name: first });
    await page.getByText(words.after(30)).waitFor();
    // Lots that were drawn are not put away unseen.
    const seed = (await held())[0]?.seed ?? '';
    await page.getByRole('button', { name: words.abandon, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.abandon, exact: true }).click();
    await section.waitFor({ state: 'hidden' });
    const [line] = (await http.view<LogPage>('log?lang=en&limit=1')).lines;
    expect(line?.words).toContain(seed);
    await page
      .getByRole('button', { name: new RegExp(`^${words.begin}`) })
      .first()
      .click();
    await page.getByText(words.after(30)).waitFor();
    await page.getByLabel(words.ended).fill('17:40');
    await page.getByLabel(words.ended).press('Enter');
    await page.getByText(words.earliest('18:10')).waitFor();

    // Both games of the match are drawn; the single game decides.
    for (const [index, result] of (['½-½', '½-½', '1-0'] as const).entries()) {
      const line = page.locator('section li').nth(index);
      await line.getByRole('button', { name: new RegExp(`^${result}: `) }).click();
      await line.locator('button[aria-pressed="true"]').waitFor();
    }
    await page.getByText(/^Decided: 1\. /).waitFor();
    await page.reload();
    await page.getByText(/^Decided: 1\. /).waitFor();
    const winner = (await held())[0]?.steps?.[0]?.[0];
    await page.getByRole('button', { name: words.record, exact: true }).click();
    await page.getByText(/^Recorded: 1\. /).waitFor();
    expect(await held()).toEqual([]);
    const leader = async (): Promise<string | undefined> =>
      (await http.view<StandingsView>('standings')).rows[0]?.id;
    expect(await leader()).toBe(winner);
    const { awards, players } = await http.view<PrizesView>('prizes');
    const best = players.find(({ id }) => id === winner)?.tpn;
    expect(awards.find(({ tpn }) => tpn === best)?.amount).toBe(10_000);

    await page.getByRole('button', { name: new RegExp(`^${words.takeBack}`) }).click();
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await page.getByText(/^Recorded: 1\. /).waitFor();
    expect(await leader()).toBe(winner);
  });
});
