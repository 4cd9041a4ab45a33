// `npm test` goes a shorter way: web/browser/clocks.test.ts
import { SITUATION_TITLES } from '@ronde/core/decisions/situations/situation-titles.ts';
import type { ClocksView } from '@ronde/core/tournament/views/clocks.ts';
import { CLOCK_ACT_WORDS } from '@ronde/core/tournament/words/clock-words.ts';
import { describe, expect, it } from 'vitest';
import { CLOCKS_WORDS } from '../desk/pages/clocks/clocks-words.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = CLOCKS_WORDS.en;

describe.skipIf(CHROMIUM === null)('the page of clocks', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[E.01 6.10.1] tells of faulty clocks of the house, and leads to the decisions', async () => {
    const http = await inventedEvent(server.address, { name: 'Old clocks', players: 4, rounds: 3 });
    const { page: desk } = await comes();
    await goTo(desk, `${server.address}/event/${http.tournament}/clocks`);
    await desk.getByLabel(words.act, { exact: true }).selectOption(CLOCK_ACT_WORDS.en.acts.faulty);
    await desk.getByLabel(words.clock).fill('12');
    await desk.getByRole('button', { name: words.save, exact: true }).click();
    const mended = desk.getByRole('button', { name: words.inOrderOf('12') });
    await mended.waitFor();
    // Another event of the house tells of it.
    const other = await inventedEvent(server.address, { name: 'Next', players: 4, rounds: 3 });
    await goTo(desk, `${server.address}/event/${other.tournament}/clocks`);
    await desk.getByRole('button', { name: words.houseLook, exact: true }).click();
    const house = desk.getByRole('region', { name: words.house });
    await house.getByRole('link', { name: 'Old clocks', exact: true }).click();
    await mended.click();
    await desk.getByText(words.noFaulty).waitFor();
    expect((await http.view<ClocksView>('clocks')).faulty).toEqual([]);

    const ruled = desk.getByRole('link', { name: SITUATION_TITLES.resumption.en, exact: true });
    await ruled.click();
    await desk.getByRole('heading', { name: SITUATION_TITLES.resumption.en }).waitFor();
  });
});
