// `npm test` goes a shorter way: web/browser/norms.test.ts
import { PAPER_PROBLEMS } from '@ronde/core/documents/papers/paper-problems.ts';
import type { KeptNorm } from '@ronde/core/ratings/titles/player-file.ts';
import { writePlayerFile } from '@ronde/core/ratings/titles/read-player-file.ts';
import type { NormsView } from '@ronde/core/tournament/views/norms.ts';
import { describe, expect, it } from 'vitest';
import { EVENT_FOR_NORMS_WORDS } from '../desk/pages/norms/event-for-norms-words.ts';
import { NORMS_PAGE_WORDS } from '../desk/pages/norms/norms-words.ts';
import { CANDIDATE, closedEvent } from './closed-event.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = NORMS_PAGE_WORDS.en;

describe.skipIf(CHROMIUM === null)('the page of norms', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('says so when nobody can make one', async () => {
    const wish = { name: 'Short', players: 4, rounds: 3 };
    const http = await inventedEvent(server.address, wish);
    const page = await sits();
    await goTo(page, `${server.address}/event/${http.tournament}/norms`);
    await page.getByText(words.nobody).waitFor();
  });

  it('[B.01 1.5] an application for a title is made with the file that a player keeps', async () => {
    const http = await closedEvent(server.address);
    const page = await sits();
    await goTo(page, `${server.address}/event/${http.tournament}/norms`);
    await page.getByRole('button', { name: words.chooseFile }).waitFor();
    const choose = (text: string): Promise<void> =>
      page.locator('input[type=file]').setInputFiles({
        ...{ name: 'titles.json', mimeType: 'application/json', buffer: Buffer.from(text) },
      });
    await choose('{}');
    await page.getByText(PAPER_PROBLEMS.en['paper.notAPlayerFile']).waitFor();
    const norm: KeptNorm = {
      ...{ titles: ['GM'], event: 'Open', firstDay: '2025-07-01', lastDay: '2025-07-09', games: 9 },
      ...{ eightOfNine: false, foreigners: true, singleRoundDays: 9 },
      ...{ swiss: null, otherEvent: false },
    };
    const file = {
      ...{ name: CANDIDATE, highestRating: 2501, ratedGames: 300, ratingReached: '2025-01-01' },
      norms: [norm],
    };
    const [kept] = await Promise.all([
      page.waitForEvent('download'),
      choose(writePlayerFile(file)),
    ]);
    expect(kept.suggestedFilename()).toMatch(/title-application\.pdf$/);
  });

  it('[B.01 1.1] what was said of the event is emptied, on the page of ratings too', async () => {
    const http = await closedEvent(server.address);
    const asked = EVENT_FOR_NORMS_WORDS.en;
    const page = await sits();
    await goTo(page, `${server.address}/event/${http.tournament}/norms`);
    await page.getByRole('button', { name: asked.heading }).click();
    const dialog = page.getByRole('dialog', { name: asked.heading });
    await dialog.getByLabel(asked.registeredOn).fill('2026-02-20');
    await dialog.getByRole('combobox', { name: asked.kind }).selectOption('zonal');
    await dialog.getByRole('combobox', { name: asked.chiefArbiter }).selectOption('FA');
    await dialog.getByRole('button', { name: asked.keep }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await http.view<NormsView>('norms')).said)
      .toMatchObject({ kind: 'zonal', chiefArbiter: 'FA', registeredOn: '2026-02-20' });

    // What is emptied is not known any more.
    await goTo(page, `${server.address}/event/${http.tournament}/ratings`);
    await page.getByRole('button', { name: asked.heading }).click();
    await dialog.getByLabel(asked.registeredOn).fill('');
    await dialog.getByRole('combobox', { name: asked.chiefArbiter }).selectOption('');
    await dialog.getByRole('button', { name: asked.keep }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await http.view<NormsView>('norms')).said)
      .toMatchObject({ kind: 'zonal', chiefArbiter: null, registeredOn: null });
  });
});
