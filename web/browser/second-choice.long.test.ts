// `npm test` goes a shorter way: web/browser/second-choice.test.ts
import { A_JPEG, A_PNG } from '@ronde/exchange/pictures/testing/small-pictures.ts';
import type { PicturesAnswer } from '@ronde/server/api/pictures.ts';
import { describe, it } from 'vitest';
import { PICTURE_WORDS } from '../desk/pages/screens/picture-words.ts';
import { deskOf } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { holdUp } from './hold-up.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

describe.skipIf(CHROMIUM === null)('a second choice, before the first has arrived', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('a picture taken away', async () => {
    const words = PICTURE_WORDS.en;
    const wish = { name: 'Two pictures', players: 3, rounds: 3 };
    const event = await inventedEvent(server.address, wish);
    const { page } = await comes();
    const desk = deskOf(page, `${server.address}/event/${event.tournament}`, 'en');
    await desk.open('screens');
    await desk.button(words.add).waitFor();
    await page.locator('input[type="file"]').setInputFiles([
      { name: 'garage.png', mimeType: 'image/png', buffer: Buffer.from(A_PNG) },
      { name: 'bakery.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(A_JPEG) },
    ]);
    const ways = ['garage', 'bakery'].map((name) => desk.button(words.removeOf(name)));
    for (const way of ways) await way.waitFor();
    const letGo = await holdUp(page, '**/pictures/*', 'DELETE');
    for (const way of ways) await way.click();
    letGo();
    await page.getByText(words.none).waitFor();
    await until('both are gone', async () => {
      const { pictures } = await event.view<PicturesAnswer>('pictures');
      return pictures.length === 0;
    });
  });
});
