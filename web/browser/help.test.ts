import { describe, expect, it } from 'vitest';
import { chapterAt } from '../manual/chapter-of-page.ts';
import { HELP_WORDS } from '../desk/pages/help/help-words.ts';
import { PHONE_WORDS } from '../phone/phone-words.ts';
import { deviceLink, type ByHttp } from './by-http.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { askedBy, manualOf, placeOf } from './manual-tab.ts';
import { opened } from './opened.ts';
import { goWithinTheDesk } from './within-the-desk.ts';

describe.skipIf(CHROMIUM === null)('[issue 22.5] the manual, inside the program', () => {
  let event: ByHttp;
  const { server, comes, sits } = opened(async ({ address }) => {
    event = await inventedEvent(address, { name: 'With a manual', players: 8, rounds: 3 });
  });
  const at = (page: string): string => `${server.address}/event/${event.tournament}/${page}`;

  it('opens by F1 at the page one is on, from a field too, in the same tab again', async () => {
    const page = await sits({ language: 'fr' });
    await page.goto(at('players'));
    const filter = page.getByRole('main').getByRole('textbox').first();
    await filter.fill('mar');
    const manual = await manualOf(page, () => page.keyboard.press('F1'));
    expect(placeOf(manual)).toBe(`/help/${chapterAt('/event/x/players')}`);
    await expect.poll(() => manual.evaluate(() => document.activeElement?.id)).toBe('players');
    expect(await filter.inputValue()).toBe('mar');

    await page.bringToFront();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    expect(await goWithinTheDesk(page, at('standings'))).toBe(true);
    await heading.waitFor();
    await page.keyboard.press('F1');
    await manual.waitForURL(`**/help/${chapterAt('/event/x/standings')}`);
    expect(page.context().pages()).toHaveLength(2);
    await manual.close();
  });

  it('finds a word without its accents, goes there, and from chapter to chapter; shows every picture, on paper the chapter alone, and needs nobody but this computer', async () => {
    const page = await sits({ language: 'fr' });
    const asked = await askedBy(page, server.address);
    await page.goto(`${server.address}/help`);
    const words = HELP_WORDS.fr;
    await page.getByRole('textbox', { name: words.search }).fill('retardataire');
    const found = page.getByRole('region', { name: words.search });
    await found.getByRole('link').first().click();
    await page.waitForURL('**/help/corrections#late');
    const text = page.getByRole('article');
    await text.getByRole('heading', { name: 'Retardataires', exact: true }).waitFor();
    await page.getByRole('navigation', { name: words.chapters }).getByText('Une ronde').click();
    await page.waitForURL('**/help/round');
    await page.getByRole('heading', { level: 1, name: /^Une ronde/ }).waitFor();
    const pictures = text.locator('img');
    await pictures.first().waitFor();
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await text.isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => {
      document.body.setAttribute('data-same-page', '');
    });
    await text.getByRole('link', { name: 'corrections', exact: true }).click();
    await page.waitForURL('**/help/corrections#results');
    expect(await page.locator('body[data-same-page]').count()).toBe(1);
    await page.getByRole('textbox', { name: words.search }).fill('zzzz');
    await page.getByText(words.found(0)).waitFor();
    expect([...asked]).toEqual([server.address]);
  });

  it('is read on a helper’s phone without a network, after one visit', async () => {
    const words = PHONE_WORDS.en;
    const { context, page } = await comes({ size: PHONE });
    const wish = { name: 'Helper', role: 'results' } as const;
    const { path } = await deviceLink(server.address, event.tournament, wish);
    await page.goto(`${server.address}${path}`);
    await page.getByRole('button', { name: words.tabs.more }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: words.tabs.more }).click();
    await page.getByRole('button', { name: words.help }).click();
    await page.getByRole('heading', { name: 'Entering results' }).waitFor();
  });
});
