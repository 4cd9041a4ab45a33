// `npm test` goes a shorter way: web/browser/wall.test.ts
import { describe, expect, it } from 'vitest';
import { DOSSIER_PAGE_WORDS } from '../desk/pages/dossier/dossier-words.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('the file of an event', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 8848-8931] what is filled in is no longer missing, on a phone too, and all is downloaded', async () => {
    const http = await inventedEvent(server.address, { name: 'File', players: 4, rounds: 3 });
    const { page } = await comes({ language: 'fr', size: PHONE });
    await page.goto(`${server.address}/event/${http.tournament}/dossier`);
    await page.getByText('Numéro d’homologation', { exact: false }).first().waitFor();
    const number = page.getByLabel('numéro d’homologation');
    await number.fill('61234');
    await number.press('Enter');
    await page
      .getByText(/Numéro d’homologation/)
      .first()
      .waitFor({ state: 'detached' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: DOSSIER_PAGE_WORDS.fr.download }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('File-dossier.zip');
  });
});
