// `npm test` goes a shorter way: web/browser/to-the-prizes.test.ts
import type { LogPage } from '@ronde/core/tournament/views/log.ts';
import type { PlayOffView } from '@ronde/core/tournament/views/play-off.ts';
import { describe, expect, it } from 'vitest';
import { PLAY_OFF_PAGE_WORDS } from '../desk/pages/play-off/play-off-words.ts';
import { CHROMIUM } from './harness.ts';
import { opened } from './opened.ts';
import { beginsPlayOff, tiedForTheFirstPrize } from './tied-for-the-first-prize.ts';

const words = PLAY_OFF_PAGE_WORDS.en;

describe.skipIf(CHROMIUM === null)('a play-off that is put away', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 5.2 1] asks first, writes the lots that were drawn, and can begin again', async () => {
    const http = await tiedForTheFirstPrize(server.address);
    const { page } = await comes();
    await page.goto(`${server.address}/event/${http.tournament}/play-off`);
    await beginsPlayOff(page);
    const { groups, held } = await http.view<PlayOffView>('play-off');
    const [names = ''] = groups.map(({ players }) => players.map(({ name }) => name).join(' – '));
    const section = page.getByRole('region', { name: names });
    await page.getByRole('button', { name: words.abandon, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.abandon, exact: true }).click();
    await section.waitFor({ state: 'hidden' });
    const [line] = (await http.view<LogPage>('log?lang=en&limit=1')).lines;
    expect(line?.words).toContain(held[0]?.seed ?? 'lots');

    // Begun again, what was entered is there when the page is loaded again.
    await beginsPlayOff(page);
    const game = page.locator('section li').first();
    await game.getByRole('button', { name: /^½-½: / }).click();
    await game.locator('button[aria-pressed="true"]').waitFor();
    await page.reload();
    await game.locator('button[aria-pressed="true"]').waitFor();
  });
});
