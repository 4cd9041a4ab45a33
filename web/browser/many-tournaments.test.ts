import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { ACCOUNT_WORDS } from '../desk/pages/people/account-words.ts';
import { HOME_WORDS } from '../desk/pages/home/home-words.ts';
import { PEOPLE_WORDS } from '../desk/pages/people/people-words.ts';
import { HALL_WORDS } from '../hall/words/hall-words.ts';
import { faultsOn } from './axe-faults.ts';
import { answered, post } from './by-http.ts';
import { deskOf } from './desk.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM } from './harness.ts';
import { ITS_OWN, opened } from './opened.ts';
import { until } from './until.ts';

const COUNT = 60;
/** These pages are seen by axe among all others: with so many tournaments, in the long run. */
const everyLook = inject('sizes').seenInEveryLook === 'all';

/** More tournaments than a page of the list holds. */
describe.skipIf(CHROMIUM === null)('many tournaments', () => {
  let page: Page;
  // Its own server: its tournaments are counted.
  const { server, sits } = opened(async ({ address }) => {
    for (let number = 1; number <= COUNT; number += 1) {
      const id = `open-${number}`;
      const place = number === 7 ? 'Saint-Malo' : 'Rennes';
      const settings = { name: `Open ${number}`, place, firstDay: '2026-03-07', rounds: 5 };
      await answered(
        post(`${address}/api/tournaments`, { key: `make-${id}`, id, command: { settings } }),
      );
      const pages = [{ view: 'message', text: `Hall of ${id}` }] as const;
      if (number <= 12) await setScreens(address, id, [{ code: `hall-${number}`, pages }]);
    }
  }, ITS_OWN);
  beforeEach(async () => {
    page = await sits();
  });

  const rows = () => page.getByRole('table').locator('tbody tr[data-index]');
  const link = (name: string) => page.getByRole('link', { name, exact: true });

  it('the first page shows the last changed, more on demand, finds the others and says when there are none', async () => {
    const words = HOME_WORDS.en;
    await page.goto(server.address);
    await link(`Open ${COUNT}`).waitFor();
    await page.getByText('50 of 60', { exact: true }).waitFor();
    if (everyLook) expect(await faultsOn(page)).toEqual([]);
    await page.getByLabel(words.search).fill('nowhere at all');
    await page.getByText(words.noneFound).waitFor();
    // The search is still there, and the welcome of an empty server is not.
    expect(await page.getByText(words.welcome, { exact: true }).count()).toBe(0);
    await page.getByLabel(words.search).press('Escape');
    await link(`Open ${COUNT}`).waitFor();
    await page.getByRole('button', { name: words.more(10) }).click();
    await page.getByText('60', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /Show more/ }).count()).toBe(0);
    // By keyboard: the slash leads to the search, Enter to the first row, Enter opens it.
    await page.keyboard.press('/');
    await page.keyboard.type('saint malo');
    await until('one is found', async () => (await rows().count()) === 1);
    await link('Open 7').waitFor();
    await page.keyboard.press('Enter');
    await until('the row has the focus', () =>
      rows().evaluate((row) => row === document.activeElement),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/event\/open-7\/now/);
  });

  it('a right is given in a tournament that is looked for', async () => {
    const [words, said] = [PEOPLE_WORDS.en, ACCOUNT_WORDS.en];
    await deskOf(page, `${server.address}/event/open-60`, 'en').visit('people');
    await page.getByRole('button', { name: words.newAccount, exact: true }).click();
    await page.getByLabel(said.findTournament).fill('saint-malo');
    const where = page.getByLabel(said.whereOf(1));
    await where.getByRole('option', { name: 'Open 7', exact: true }).waitFor({ state: 'attached' });
    await where.selectOption({ label: 'Open 7' });
    await page.getByLabel(said.findTournament).fill('');
    // It stays chosen, by its name, when the search goes on.
    await where.getByRole('option', { name: 'Open 50', exact: true }).waitFor({
      state: 'attached',
    });
    expect(await where.locator('option:checked').textContent()).toBe('Open 7');
    if (everyLook) expect(await faultsOn(page)).toEqual([]);
  });

  it('a screen is chosen among those of many tournaments', async () => {
    const words = HALL_WORDS.en.choose;
    await page.goto(`${server.address}/s`);
    await page.getByText('hall-12').first().waitFor();
    await page.getByLabel(words.search).fill('malo');
    await page.getByRole('button', { name: words.find }).click();
    await page.getByText('hall-12').first().waitFor({ state: 'detached' });
    await page.getByText('hall-7').first().waitFor();
    if (everyLook) expect(await faultsOn(page)).toEqual([]);
    await page.getByLabel(words.search).fill('nowhere');
    await page.getByRole('button', { name: words.find }).click();
    await page.getByText(words.noneFound).waitFor();
  });
});
