// `npm test` goes a shorter way: web/browser/sign-in.test.ts
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PUBLICATION_WORDS } from '../desk/event/publication-words.ts';
import { FILES_WORDS } from '../desk/pages/files/files-words.ts';
import { PLAYERS_WORDS } from '../desk/pages/players/players-words.ts';
import { SIGN_IN_WORDS } from '../desk/pages/sign-in/sign-in-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { CHROMIUM } from './harness.ts';
import { ADA, hostedTournament } from './hosted.ts';
import { opened } from './opened.ts';
import { putForwardUntil } from './put-forward.ts';
import { goWithinTheDesk } from './within-the-desk.ts';

const words = SIGN_IN_WORDS.en;

describe.skipIf(CHROMIUM === null)('a visitor of a hosted server', () => {
  const { server, comes } = opened(() => Promise.resolve(), { RONDE_HOSTED: '1' });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  it('is told nothing before it is public, afterwards what is public, and is let in from the list', async () => {
    const { page } = await comes();
    const event = await hostedTournament(page, server);
    await page.goto(`${server.address}/event/${event}/now`);

    const visitor = (await comes()).page;
    await visitor.clock.install();
    await visitor.goto(`${server.address}/event/${event}`);
    const { prepared, publish, question } = PUBLICATION_WORDS.en;
    await visitor.getByRole('heading', { name: prepared }).waitFor();
    await button(page, publish).click();
    await page
      .getByRole('dialog', { name: question })
      .getByRole('button', { name: publish })
      .click();
    await button(page, publish).waitFor({ state: 'detached' });
    // The page asks by itself whether it is public by now.
    const rounds = `${server.address}/event/${event}/rounds`;
    await putForwardUntil(
      visitor,
      'it is shown',
      () => Promise.resolve(visitor.url() === rounds),
      10_000,
    );
    const pages = visitor.getByRole('navigation', { name: SHELL_WORDS.en.pages });
    await pages.getByRole('link', { name: 'Players' }).waitFor();
    expect(await pages.getByRole('link', { name: /History|People|Now/ }).count()).toBe(0);
    await pages.getByRole('link', { name: 'Players' }).click();
    await visitor.getByText(PLAYERS_WORDS.en.empty).waitFor();
    expect(await button(visitor, PLAYERS_WORDS.en.list).count()).toBe(0);
    await pages.getByRole('link', { name: 'Papers' }).click();
    const { downloadOf, formats } = FILES_WORDS.en;
    await button(visitor, downloadOf(formats['trf26-public'].name)).waitFor();
    for (const format of ['trf26', 'site', 'ronde'] as const) {
      expect(await button(visitor, downloadOf(formats[format].name)).count()).toBe(0);
    }
    await goWithinTheDesk(visitor, `${server.address}/event/${event}/history`);
    await visitor.getByRole('heading', { name: words.closed }).waitFor();
    expect(await visitor.getByRole('main').getByRole('button').count()).toBe(0);

    // From the list of tournaments the way in leads to the first page of the desk.
    await visitor.goto(server.address);
    await visitor.getByRole('link', { name: words.signIn }).click();
    await visitor.getByLabel(words.login, { exact: true }).fill(ADA.login);
    await visitor.getByLabel(words.password, { exact: true }).fill(ADA.password);
    await visitor.keyboard.press('Enter');
    await visitor.getByRole('link', { name: /Hosted/ }).click();
    await visitor.waitForURL(/\/event\/[^/]+\/now/);
  });
});
