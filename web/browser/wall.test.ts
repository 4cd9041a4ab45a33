import { describe, expect, it } from 'vitest';
import { DOSSIER_PAGE_WORDS } from '../desk/pages/dossier/dossier-words.ts';
import { WALL_WORDS } from '../desk/pages/wall/wall-words.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = WALL_WORDS.en;

describe.skipIf(CHROMIUM === null)('papers at the desk', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 205-213, 959] a sheet is hung, a correction makes it wrong, it is hung again', async () => {
    const http = await inventedEvent(server.address, { name: 'Wall', players: 6, rounds: 5 });
    await beginRound(http, 1);
    await enterResults(http, 1, 3);
    const { page } = await comes();
    await page.goto(`${server.address}/event/${http.tournament}/wall`);
    const row = page.getByRole('row', { name: /results, round 1/ });
    await row.getByText('to be hung up').waitFor();
    await row.getByRole('button', { name: words.upOf('results, round 1') }).click();
    await row.getByText('hangs', { exact: true }).waitFor();
    await http.do({
      ...{ type: 'enterResult', round: 1, board: 1 },
      outcome: { kind: 'forfeit', winner: 'black' },
    });
    await row.getByText(/no longer right/).waitFor();
    await row.getByRole('button', { name: words.againOf('results, round 1') }).click();
    await row.getByText('hangs', { exact: true }).waitFor();
    await row.getByRole('button', { name: words.downOf('results, round 1') }).click();
    await row.getByText('to be hung up').waitFor();
  });

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
