import { playerId } from '@ronde/core/rules/identity.ts';
import type { Command } from '@ronde/core/tournament/command.ts';
import type { AdministrationView } from '@ronde/core/tournament/views/administration.ts';
import type { DossierAnswer } from '@ronde/server/api/dossier.ts';
import { describe, expect, inject, it } from 'vitest';
import { ADMINISTRATION_WORDS } from '../desk/pages/administration/administration-words.ts';
import { PEOPLE_WORDS } from '../desk/pages/administration/people-words.ts';
import { DOSSIER_PAGE_WORDS } from '../desk/pages/dossier/dossier-words.ts';
import { faultsIn } from './axe-faults.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

/** The page is seen by axe among all others: what it shows here, in the long run. */
const everyLook = inject('sizes').seenInEveryLook === 'all';

const words = ADMINISTRATION_WORDS.fr;
const people = PEOPLE_WORDS.fr;
const ARBITER = 'Gambit, Luce';
/** Nobody else of the tests is called so: the register is of the whole server. */
const CAPTAIN = 'Tour-Suspendue, Ève';

/** A foreigner without a FIDE number who owes forty euros. */
const FOREIGNER: Command = {
  type: 'enterPlayers',
  players: [
    {
      ...{ id: playerId('foreigner'), name: 'Fremd, Eva', federation: 'GER', ratings: {} },
      ...{ fromRound: 1, private: { feeDue: 4000 } },
    },
  ],
};

describe.skipIf(CHROMIUM === null)('an open from homologation to dossier', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('[LA 5.1] a foreigner without a number, a suspended captain, a late fee, duties, an arbiter paid or not', async () => {
    const days = { firstDay: '2026-06-20', lastDay: '2026-06-21', federation: 'FRA' };
    const open = await inventedEvent(server.address, {
      ...{ name: 'Open of the file', players: 8, rounds: 1 },
      settings: {
        ...days,
        roundDates: ['2026-06-20'],
        chiefArbiter: ARBITER,
        timeControl: '90+30',
      },
    });
    await open.do(FOREIGNER);
    const view = (): Promise<AdministrationView> => open.view('administration');
    const page = await sits({ language: 'fr' });
    const address = (event: string, part: string): string =>
      `${server.address}/event/${event}/${part}`;

    // Asked for ten days before instead of fifteen: twice 10 euros, and 7 % of 40.
    await page.goto(address(open.tournament, 'administration'));
    await page.getByText(words.sayKindFirst).waitFor();
    await page.getByLabel(words.kind).selectOption('fide');
    await page.getByLabel(words.requestedOn).fill('2026-06-10');
    await page.getByLabel(words.number, { exact: true }).fill('61234');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText(words.sevenDuties).waitFor();
    await page.getByText(/Demandée en retard/).waitFor();
    await page.getByText(/doit être au moins AFO1, et agréé par la FIDE/).waitFor();
    await page.getByRole('heading', { name: /22,80\s€/ }).waitFor();
    expect((await view()).fees?.due).toBe(2280);

    // A duty with its proof, and an arbiter paid with a donation; the payment is struck out again.
    const dialog = page.getByRole('dialog');
    await page
      .getByRole('button', { name: words.doneOf('Rapport technique'), exact: true })
      .click();
    await dialog.getByLabel(words.proof).fill('courriel du 22 juin');
    await dialog.getByRole('button', { name: words.done, exact: true }).click();
    await page.getByText('· courriel du 22 juin', { exact: true }).waitFor();
    await page.getByRole('button', { name: words.payOf(ARBITER), exact: true }).click();
    await dialog.getByLabel(words.donation).fill('40');
    await dialog.getByRole('button', { name: words.pay, exact: true }).click();
    await page.getByText(/dont don de 40\s€/).waitFor();
    const paid = await view();
    expect(paid.arbiters[0]?.paid?.donated).toBe(4000);
    expect(paid.budget.lines.find(({ line }) => line === 'donations')?.actual).toBe(4000);
    await page.getByRole('button', { name: words.strikeOf(ARBITER), exact: true }).click();
    await page.getByText(words.unpaid).waitFor();

    const foreigner = page.getByRole('listitem').filter({ hasText: 'Fremd, Eva' });
    await foreigner.getByText(/à demander à sa fédération avant de jouer/).waitFor();

    // Who is suspended stands in the register of the house, until it is struck out.
    const everywhere = page.getByRole('region', { name: people.everywhere });
    await everywhere.getByLabel(people.person).fill(CAPTAIN);
    await everywhere.getByLabel(people.from).fill('2026-06-01');
    await everywhere.getByLabel('capitaine').check();
    await everywhere.getByRole('button', { name: people.addEverywhere, exact: true }).click();
    await everywhere.getByText(CAPTAIN).waitFor();
    if (everyLook) expect(await faultsIn(page.locator('main'))).toEqual([]);
    await everywhere.getByRole('button', { name: people.strikeOf(CAPTAIN), exact: true }).click();
    await everywhere.getByText(people.nobody).waitFor();

    await beginRound(open, 1);
    await enterResults(open, 1, 4);
    await open.do({ type: 'closeRound', round: 1 });

    const piece = async (name: string) => {
      const { list } = await open.view<DossierAnswer>('dossier?lang=fr');
      return list.pieces.find((one) => one.piece === name);
    };
    expect(await piece('feesPayment')).toMatchObject({ standing: 'missing', by: '2026-06-28' });
    await page
      .getByRole('button', { name: words.doneOf('Droits d’homologation payés'), exact: true })
      .click();
    await dialog.getByLabel(words.proof).fill('virement 7');
    await dialog.getByLabel(words.day, { exact: true }).fill('2026-06-25');
    await dialog.getByRole('button', { name: words.done, exact: true }).click();
    await page
      .getByText(/virement 7/)
      .first()
      .waitFor();
    await goTo(page, address(open.tournament, 'dossier'));
    await page.getByRole('heading', { name: DOSSIER_PAGE_WORDS.fr.heading, level: 1 }).waitFor();
    expect(await piece('feesPayment')).toMatchObject({ standing: 'there' });
    expect(await piece('t1')).toMatchObject({ recipients: ['titlesDirector'] });
  });
});
