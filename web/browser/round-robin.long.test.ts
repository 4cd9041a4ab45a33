// `npm test` goes a shorter way: web/browser/rounds-page.test.ts
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import { describe, expect, it } from 'vitest';
import { CROSSTABLE_WORDS } from '../desk/pages/crosstable/crosstable-words.ts';
import { PLAYER_WORDS } from '../desk/panels/player/player-words.ts';
import { RANK_WORDS } from '../desk/panels/rank/rank-words.ts';
import { TABLE_PANEL_WORDS } from '../desk/panels/why/table-panel-words.ts';
import { WHY_WORDS } from '../desk/panels/why/why-words.ts';
import { TABLE_WORDS } from '../desk/parts/table-words.ts';
import { deskOf } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { opened } from './opened.ts';
import { robinOfSix } from './robin-of-six.ts';

describe.skipIf(CHROMIUM === null)('a round robin', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[C.05 annex 1] says when two meet, is copied as a grid, and leads from rank to pairing', async () => {
    const robin = await robinOfSix(server.address);
    const { page } = await comes();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const desk = deskOf(page, `${server.address}/event/${robin.tournament}`, 'en');
    await desk.visit('rounds/1?panel=why:1:2');
    const panel = page.getByRole('complementary');
    const { players } = await robin.view<PlayersView>('players');
    for (const [label, index] of [
      [WHY_WORDS.en.one, 0],
      [WHY_WORDS.en.other, 1],
    ] as const) {
      const name = players[index]?.name ?? '';
      await panel.getByLabel(label).fill(name);
      // The list is there before an arrow can go into it, and the line before it can be taken.
      const line = page.getByRole('option', { name: new RegExp(name) });
      await line.waitFor();
      await page.keyboard.press('ArrowDown');
      await line.and(page.locator('[data-combobox-selected]')).waitFor();
      await page.keyboard.press('Enter');
      await line.waitFor({ state: 'hidden' });
    }
    await panel.getByText(/meet in round 2 \(1–2\)/).waitFor();

    await desk.visit('crosstable');
    const grid = page.getByRole('grid', { name: CROSSTABLE_WORDS.en.gridCaption(1) });
    await grid.getByRole('row').nth(6).waitFor();
    await desk.button(TABLE_WORDS.en.copy).click();
    await page.getByText(TABLE_WORDS.en.copied(6)).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')[0]).toBe('Line\tRank\tNo.\tName\tRating\tPts\t1\t2\t3\t4\t5\t6\tRp');
    expect(copied.split('\n')[1]).toMatch(/^1\t1\t\d\t.*\t1\t×\t/);
    await page.getByText(CROSSTABLE_WORDS.en.asRounds).click();
    await page.getByRole('grid', { name: CROSSTABLE_WORDS.en.caption(1) }).waitFor();

    await desk.visit('players?panel=player:p1');
    await panel.getByRole('button', { name: PLAYER_WORDS.en.whyRank }).click();
    await panel.getByText(RANK_WORDS.en.heading).waitFor();
    await panel.getByRole('button', { name: RANK_WORDS.en.card }).click();
    await panel.getByRole('button', { name: PLAYER_WORDS.en.whyPairing(1) }).click();
    await panel.getByRole('table', { name: TABLE_PANEL_WORDS.en.tableOf(6) }).waitFor();
  });
});
