import { playerId } from '@ronde/core/rules/identity.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { Page } from 'playwright-core';
import writeXlsxFile from 'write-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { ADD_WORDS } from '../desk/pages/players/add-words.ts';
import { ENTRIES_WORDS } from '../desk/pages/players/entries-words.ts';
import { PLAYERS_WORDS } from '../desk/pages/players/players-words.ts';
import { KNOWN_WORDS } from '../desk/panels/player/known-player-words.ts';
import { FORM_WORDS } from '../desk/panels/player/player-form-words.ts';
import { TABLE_CHOOSER_WORDS } from '../desk/parts/table-chooser-words.ts';
import type { ByHttp } from './by-http.ts';
import { deskOf, type Desk } from './desk.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM, DESK } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

const words = ENTRIES_WORDS.en;
const known = KNOWN_WORDS.en;

describe.skipIf(CHROMIUM === null)('the same player twice', () => {
  let event: ByHttp;
  let page: Page;
  let desk: Desk;
  const { server, sits } = opened(async ({ address }) => {
    page = await sits();
    event = await inventedEvent(address, { name: 'Twice', players: 0, rounds: 5 });
    const people = [
      ['zoe', 'Lefèvre, Zoé', '600001'],
      ['luc', 'Martin, Luc', undefined],
      ['ana', 'Silva, Ana', undefined],
    ] as const;
    await event.do({
      type: 'enterPlayers',
      players: people.map(([id, name, fideId]) => ({
        ...{ id: playerId(id), name, club: 'Tour', ratings: { fide: 1800 }, fromRound: 1 },
        ...(fideId === undefined ? {} : { fideId }),
      })),
    });
    await event.do({ type: 'withdraw', player: playerId('ana') });
  });
  beforeEach(async () => {
    const address = `${server.address}/event/${encodeURIComponent(event.tournament)}`;
    desk = deskOf(page, address, 'en');
    await page.setViewportSize(DESK);
    await goTo(page, `${address}/players`);
  });

  const names = async (): Promise<string[]> =>
    (await event.view<PlayersView>('players')).players.map(({ name }) => name);

  it('is shown while typed, asked about when sent, and brought back when gone', async () => {
    const dialog = page.getByRole('dialog', { name: ADD_WORDS.en.heading });
    const name = dialog.getByRole('textbox', { name: ADD_WORDS.en.name, exact: true });
    await desk.button(PLAYERS_WORDS.en.add).click();
    await name.fill('LEFEVRE Z.');
    await dialog.getByLabel(FORM_WORDS.en.fideId, { exact: true }).fill('600001');
    await dialog.getByText(known.by.fideId('Lefèvre, Zoé · FIDE 600001 · Tour')).waitFor();
    await dialog.getByRole('button', { name: ADD_WORDS.en.save }).click();
    const asked = page.getByRole('dialog', { name: COMMAND_WORDS.en.heading[3] });
    await asked.getByText(/same FIDE number, 600001/).waitFor();
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'hidden' });
    expect(await names()).toHaveLength(3);

    // Enter on the last letter of the name: what is shown beside it may not have been read.
    await dialog.getByLabel(FORM_WORDS.en.fideId, { exact: true }).fill('');
    await name.fill('luc martin');
    await name.press('Enter');
    const noted = page.getByRole('dialog', { name: COMMAND_WORDS.en.heading[2] });
    await noted.getByText(/Martin, Luc/).waitFor();
    await page.keyboard.press('Escape');
    await noted.waitFor({ state: 'hidden' });
    expect(await names()).toHaveLength(3);

    await name.fill('ana silva');
    await dialog.getByText(known.left).waitFor();
    await dialog.getByRole('button', { name: known.returns }).click();
    await until('Ana is back', async () => {
      const { players } = await event.view<PlayersView>('players');
      return players.every(({ left }) => left === null);
    });
    await page.getByRole('heading', { name: 'Silva, Ana' }).waitFor();
  });

  it('is marked in a table of entries, left out, updated or entered all the same', async () => {
    await desk.button(PLAYERS_WORDS.en.importEntries).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'entries.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Name;FIDE ID;Club\nZoé Lefèvre;600001;Roque\nMartin, Luc;;Tour\nRoy, Jo;600700;\nJ. Roy;600700;\nRoy, Jo;;\n',
      ),
    });
    await page.getByText(words.already.fideId('Lefèvre, Zoé')).waitFor();
    // On a small laptop the list is longer than the dialog: its buttons are in sight all the same.
    await page.setViewportSize({ width: 1366, height: 600 });
    const { y = 0, height = 0 } = (await desk.button(words.confirm(1, 0)).boundingBox()) ?? {};
    const dialog = await page.getByRole('dialog').boundingBox();
    expect(y + height).toBeLessThanOrEqual((dialog?.y ?? 0) + (dialog?.height ?? 0));
    await page.getByText(words.already.name('Martin, Luc')).waitFor();
    await page.getByText(words.twice.fideId(4)).waitFor();
    await page.getByText(words.twice.name(4)).waitFor();
    await desk.button(words.confirm(1, 0)).waitFor();
    await page.getByLabel(words.who('Zoé Lefèvre', 2)).selectOption({ label: words.update });
    await page.getByText(words.changes([words.details.club])).waitFor();
    await page.getByLabel(words.who('Roy, Jo', 6)).selectOption({ label: words.asWritten });
    await desk.button(words.confirm(2, 1)).click();
    await desk.confirmUntil('entered', async () => (await names()).length === 5);
    await until('updated', async () => {
      const { players } = await event.view<PlayersView>('players');
      return players.find(({ id }) => id === playerId('zoe'))?.club === 'Roque';
    });
    expect((await names()).filter((name) => name === 'Roy, Jo')).toHaveLength(2);
  });

  it('comes from a messy workbook or the clipboard, by choices on the screen, and one undo', async () => {
    const before = (await names()).length;
    const table = TABLE_CHOOSER_WORDS.en;
    const workbook = await writeXlsxFile([
      { sheet: 'Budget', data: [[{ value: 'Nom' }], [{ value: 'Salle' }]] },
      {
        sheet: 'Inscrits',
        data: [
          [{ value: 'Open de la Rade' }],
          [{ value: 'Nom et prénom du joueur' }, { value: 'Né(e) le' }, { value: 'T-shirt' }],
          [{ value: 'LE GOFF Anaïs' }, { value: 40_238 }, { value: 'S' }],
          [{ value: 'MARTIN Luc' }, { value: 30_000 }, { value: 'XL' }],
          [{ value: 'Total : 2' }],
        ],
      },
    ]).toBuffer();
    await desk.button(PLAYERS_WORDS.en.importEntries).click();
    const dialog = page.getByRole('dialog', { name: words.heading });
    await page.locator('input[type=file]').setInputFiles({
      name: 'club.xlsx',
      mimeType: 'application/octet-stream',
      buffer: workbook,
    });
    await dialog.getByLabel(table.sheet).selectOption({ label: 'Inscrits' });
    const unused = dialog.getByRole('region', { name: words.notUsed });
    await unused.getByText('Column C, “T-shirt”: not used.').waitFor();
    await unused.getByText('Sheet “Budget”: not used.').waitFor();
    await unused.getByText(/Open de la Rade/).waitFor();
    await unused.getByText(/Total : 2.*looks like a total/).waitFor();
    await dialog.getByText(words.born('2010')).waitFor();
    await dialog.getByText(words.already.name('Martin, Luc')).waitFor();
    await dialog.getByLabel(words.who('MARTIN, Luc', 4)).selectOption({ label: words.update });
    await desk.button(words.confirm(1, 1)).click();
    await desk.confirmUntil('entered', async () => (await names()).length === before + 1);
    await event.do({ type: 'undo' });
    const { players } = await event.view<PlayersView>('players');
    expect(players.map(({ id, staff }) => [id, staff?.private.birthDate])).toContainEqual([
      ...['luc', undefined],
    ]);
    expect(players).toHaveLength(before);

    await desk.button(PLAYERS_WORDS.en.importEntries).click();
    await dialog.getByLabel(words.paste).fill('Open\n\nDossard\tQui\n7\tPETIT Léa\n9\tGRAND Tom\n');
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel(table.headingLine).selectOption('3');
    await dialog.getByLabel(table.column('Qui')).selectOption({ label: table.fields.name });
    await dialog.getByText('PETIT, Léa', { exact: true }).waitFor();
    await desk.button(words.confirm(2, 0)).click();
    await desk.confirmUntil('entered', async () => (await names()).length === before + 2);
  });
});
