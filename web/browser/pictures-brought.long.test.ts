// `npm test` goes a shorter way: web/browser/second-choice.test.ts
import { A_PNG } from '@ronde/exchange/pictures/testing/small-pictures.ts';
import type { PicturesAnswer } from '@ronde/server/api/pictures.ts';
import { describe, expect, it } from 'vitest';
import { PICTURE_WORDS } from '../desk/pages/screens/picture-words.ts';
import { faultsOn } from './axe-faults.ts';
import { deskOf } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const pictures = PICTURE_WORDS.en;

describe.skipIf(CHROMIUM === null)('pictures of an event', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('are brought on the desk; what is none is refused', async () => {
    const http = await inventedEvent(server.address, { name: 'Picture', players: 4, rounds: 3 });
    const { page } = await comes();
    const desk = deskOf(page, `${server.address}/event/${http.tournament}`, 'en');
    await desk.visit('screens');
    await page.getByRole('button', { name: pictures.add, exact: true }).waitFor();
    const files = page.locator('input[type="file"]');
    const png = { name: 'garage.png', mimeType: 'image/png', buffer: Buffer.from(A_PNG) };
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await files.setInputFiles([{ ...png, name: 'logo.png', buffer: script }, png]);
    await page.getByText(pictures.reasons['picture.notAPicture']).waitFor();
    await page.getByRole('button', { name: pictures.removeOf('garage') }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    const { pictures: kept } = await http.view<PicturesAnswer>('pictures');
    expect(kept).toMatchObject([{ name: 'garage', mediaType: 'image/png' }]);
  });
});
