import type { AdministrationView } from '@ronde/core/tournament/views/administration.ts';
import { describe, expect, it } from 'vitest';
import { ADMINISTRATION_WORDS } from '../desk/pages/administration/administration-words.ts';
import { faultsOn } from './axe-faults.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

const words = ADMINISTRATION_WORDS.fr;

describe.skipIf(CHROMIUM === null)('the file of an event at the desk', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 5.1] a late homologation, a duty with its proof, an arbiter paid with a donation', async () => {
    const settings = {
      ...{ firstDay: '2026-06-20', lastDay: '2026-06-21', federation: 'FRA' },
      ...{ chiefArbiter: 'Gambit, Luce', timeControl: '90+30' },
    };
    const http = await inventedEvent(server.address, {
      name: 'File',
      players: 6,
      rounds: 3,
      settings,
    });
    const view = (): Promise<AdministrationView> => http.view('administration');
    const { page } = await comes({ language: 'fr' });
    await page.goto(`${server.address}/event/${http.tournament}/administration`);
    await page.getByText(words.sayKindFirst).waitFor();
    await page.getByLabel(words.kind).selectOption('fide');
    await page.getByLabel(words.requestedOn).fill('2026-06-10');
    await page.getByLabel(words.number, { exact: true }).fill('61234');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText(words.sevenDuties).waitFor();
    await page.getByText(/Demandée en retard/).waitFor();
    expect((await view()).fees?.due).toBe(2000);

    await page
      .getByRole('button', { name: words.doneOf('Rapport technique'), exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.proof).fill('courriel du 22 juin');
    await dialog.getByRole('button', { name: words.done, exact: true }).click();
    await page.getByText('· courriel du 22 juin', { exact: true }).waitFor();

    await page.getByRole('button', { name: words.payOf('Gambit, Luce'), exact: true }).click();
    await page.getByRole('dialog').getByLabel(words.donation).fill('40');
    await page.getByRole('dialog').getByRole('button', { name: words.pay, exact: true }).click();
    await page.getByText(/dont don de 40\s€/).waitFor();
    await until(
      'the payment is noted',
      async () => (await view()).arbiters[0]?.paid?.donated === 4000,
    );
    const { budget } = await view();
    expect(budget.lines.find(({ line }) => line === 'donations')?.actual).toBe(4000);
    expect(await faultsOn(page)).toEqual([]);

    await page.getByRole('button', { name: words.strikeOf('Gambit, Luce'), exact: true }).click();
    await page.getByText(words.unpaid).waitFor();
  });
});
