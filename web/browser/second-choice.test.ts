import { A_JPEG, A_PNG } from '@ronde/exchange/pictures/testing/small-pictures.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { PicturesAnswer } from '@ronde/server/api/pictures.ts';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { PICTURE_WORDS } from '../desk/pages/screens/picture-words.ts';
import { LICENCE_WORDS } from '../desk/parts/licences/licence-words.ts';
import type { ByHttp } from './by-http.ts';
import { deskOf, type Desk } from './desk.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

/** Requests of this kind wait on their way until they are let go. */
async function holdUp(page: Page, where: string, method: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resume) => {
    letGo = resume;
  });
  await page.route(where, async (route) => {
    if (route.request().method() === method) await free;
    await route.continue();
  });
  return letGo;
}

/** Whoever chooses by name while the first choice is on its way means both. */
describe.skipIf(CHROMIUM === null)('a second choice, before the first has arrived', () => {
  let event: ByHttp;
  let page: Page;
  const { server } = opened(async ({ address }, comes) => {
    ({ page } = await comes());
    event = await inventedEvent(address, {
      name: 'Second choice',
      players: 3,
      rounds: 3,
      settings: { federation: 'FRA' },
    });
  });

  const deskAt = async (path: string): Promise<Desk> => {
    const address = `${server.address}/event/${event.tournament}`;
    await goTo(page, `${address}/${path}`);
    return deskOf(page, address, 'en');
  };

  it('[LA 5.1] what was seen of a licence', async () => {
    const words = LICENCE_WORDS.en;
    const line = async () => (await event.view<PlayersView>('players')).players[0];
    const name = (await line())?.name ?? '';
    const desk = await deskAt('licences');
    const letGo = await holdUp(page, '**/note-licences', 'POST');
    await desk.button(words.shownOf(name)).click();
    await desk.button(words.otherOf(name)).click();
    await page.getByRole('menuitem', { name: words.choices.refused }).click();
    letGo();
    await until('the second is noted', async () => {
      const one = await line();
      return one?.staff?.licenceCheck?.seen === 'refused';
    });
  });

  it('a picture taken away', async () => {
    const words = PICTURE_WORDS.en;
    const desk = await deskAt('screens');
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
