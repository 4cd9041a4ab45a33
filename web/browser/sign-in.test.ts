import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { publicWords } from '@ronde/server/public/words.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PUBLICATION_WORDS } from '../desk/event/publication-words.ts';
import { HOME_WORDS } from '../desk/pages/home/home-words.ts';
import { NEW_WORDS } from '../desk/pages/new/new-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { SIGN_IN_WORDS } from '../desk/pages/sign-in/sign-in-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { PROBLEM_WORDS } from '../words/problems.ts';
import { faultsOn } from './axe-faults.ts';
import { eventOn } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { ADA, firstToken } from './hosted.ts';
import { opened } from './opened.ts';

const words = SIGN_IN_WORDS.en;

describe.skipIf(CHROMIUM === null)('a hosted server, which trusts nobody', () => {
  const { server, comes } = opened(() => Promise.resolve(), { RONDE_HOSTED: '1' });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

  it('makes its first account with the token it printed, lets visitors see what is public, and in who knows the password', async () => {
    const { page } = await comes();
    await page.goto(server.address);
    await page.getByRole('heading', { name: words.first.heading }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await field(page, words.first.token).fill('not the token');
    await field(page, words.first.name).fill(ADA.name);
    await field(page, words.login).fill(ADA.login);
    await field(page, words.password).fill(ADA.password);
    await button(page, words.first.make).click();
    await page.getByRole('alert').getByText(PROBLEM_WORDS.en['access.wrongCode']).waitFor();
    await field(page, words.first.token).fill(firstToken(server));
    await button(page, words.first.make).click();
    await button(page, HOME_WORDS.en.cards.create.button).click();
    await page.getByLabel(FIELDS_WORDS.en.name).fill('Hosted');
    await button(page, NEW_WORDS.en.createNow).click();
    await page.waitForURL(/\/event\/[^/]+\/now/);
    const event = eventOn(page);
    const { publish, question } = PUBLICATION_WORDS.en;
    await button(page, publish).click();
    await page
      .getByRole('dialog', { name: question })
      .getByRole('button', { name: publish })
      .click();
    await button(page, publish).waitFor({ state: 'detached' });
    await button(page, words.menu(ADA.name)).click();
    await page.getByRole('menuitem', { name: words.signOut }).click();
    await page.waitForURL(`${server.address}/t`);
    await page.getByRole('link', { name: publicWords('en').signIn }).waitFor();

    // A visitor is asked in from what is public, and comes back there.
    await page.goto(`${server.address}/event/${event}/standings`);
    const pages = page.getByRole('navigation', { name: SHELL_WORDS.en.pages });
    await pages.getByRole('link', { name: 'Players' }).waitFor();
    expect(await pages.getByRole('link', { name: /History|People|Now/ }).count()).toBe(0);
    await page.getByRole('link', { name: words.signIn }).click();
    await page.getByRole('heading', { name: words.heading }).waitFor();
    expect(await page.title()).toContain(words.heading);
    await field(page, words.login).fill(ADA.login);
    await field(page, words.password).fill('a wrong password');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(PROBLEM_WORDS.en['access.wrongPassword']).waitFor();
    await field(page, words.password).fill(ADA.password);
    await button(page, words.signIn).click();
    await page.waitForURL(`${server.address}/event/${event}/standings`);
    await page.getByRole('status').getByText(SHELL_WORDS.en.live).waitFor();
    const { me } = (await page.evaluate(
      (path) => fetch(path).then((answer) => answer.json()),
      `/api/tournaments/${event}`,
    )) as OverviewAnswer;
    expect(me).toMatchObject({ name: ADA.name, role: 'chief', via: 'account' });
  });
});
