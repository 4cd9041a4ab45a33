import { list, scheme } from '@ronde/core/standings/prizes/scheme.fixture.ts';
import { PLAY_OFF_PAGE_WORDS } from '../desk/pages/play-off/play-off-words.ts';
import type { Page } from 'playwright-core';
import type { ByHttp } from './by-http.ts';
import { beginRound, inventedEvent } from './invented-event.ts';

const PRIZES = scheme([list('main', 'place', [100, 50])]);

/** An event of one round, after which two are level at its head. */
export async function tiedForTheFirstPrize(address: string): Promise<ByHttp> {
  const wish = { name: 'Ties', players: 4, rounds: 1, settings: { prizes: PRIZES } };
  const http = await inventedEvent(address, wish);
  await beginRound(http, 1);
  for (const board of [1, 2]) {
    const outcome = { kind: 'played', score: '1-0' } as const;
    await http.do({ type: 'enterResult', round: 1, board, outcome });
  }
  return http;
}

/** The first play-off of the page begins, and says how long after the last game. */
export async function beginsPlayOff(page: Page): Promise<void> {
  const words = PLAY_OFF_PAGE_WORDS.en;
  await page
    .getByRole('button', { name: new RegExp(`^${words.begin}`) })
    .first()
    .click();
  await page.getByText(words.after(30)).waitFor();
}
