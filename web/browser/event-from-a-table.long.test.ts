// `npm test` goes a shorter way: web/browser/same-player.test.ts
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import { describe, expect, it } from 'vitest';
import { ENTRIES_DIALOG_WORDS } from '../desk/pages/home/entries-dialog-words.ts';
import { TABLE_CHOOSER_WORDS } from '../desk/parts/table-chooser-words.ts';
import { faultsOn } from './axe-faults.ts';
import { byHttp } from './by-http.ts';
import { eventOn } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('a table on the first page', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[Ronde 15.6] a tournament from a table whose columns somebody has to name', async () => {
    const table = [
      'Inscriptions du club;;',
      'Rang;Qui;Elo',
      '1;Alpha, Ada;2000',
      '2;Bravo, Ben;1900',
      ';Total;2',
    ].join('\n');
    const { page } = await comes({ language: 'fr' });
    const words = ENTRIES_DIALOG_WORDS.fr;
    await page.goto(server.address);
    await page.locator('input[type=file]').setInputFiles({
      name: 'inscrits.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(table),
    });
    const dialog = page.getByRole('dialog', { name: words.title });
    await dialog.getByRole('alert').waitFor();
    const { column, headingLine } = TABLE_CHOOSER_WORDS.fr;
    await dialog.getByLabel(headingLine).selectOption('2');
    await dialog.getByLabel(column('Qui')).selectOption('name');
    await dialog.getByText(words.players(2, 0).split(',')[0] ?? '').waitFor();
    await dialog.getByRole('alert').waitFor({ state: 'detached' });
    expect(await faultsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.make, exact: true }).click();
    await page.waitForURL(/\/event\/[^/]+\/now/);
    const { players } = await byHttp(server.address, eventOn(page)).view<PlayersView>('players');
    expect(players.map(({ name, rating }) => `${name} ${rating}`).sort()).toEqual([
      'Alpha, Ada 2000',
      'Bravo, Ben 1900',
    ]);
  });
});
