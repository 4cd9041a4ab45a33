// `npm test` goes a shorter way: web/browser/help.test.ts
import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '../manual/chapters.ts';
import { HELP_WORDS } from '../desk/pages/help/help-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { PHONE_WORDS } from '../phone/phone-words.ts';
import { tooWideAt320 } from './at-320-pixels.ts';
import { deviceLink, type ByHttp } from './by-http.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { askedBy, manualOf, placeOf } from './manual-tab.ts';
import { opened } from './opened.ts';
import { goWithinTheDesk } from './within-the-desk.ts';

describe.skipIf(CHROMIUM === null)('[issue 22.5] the manual, to its last chapter', () => {
  let event: ByHttp;
  const { server, comes } = opened(async ({ address }) => {
    event = await inventedEvent(address, { name: 'With a manual', players: 8, rounds: 3 });
  });
  const at = (page: string): string => `${server.address}/event/${event.tournament}/${page}`;

  it('opens by no key at the kiosk', async () => {
    const { page } = await comes();
    await page.goto(at('standings'));
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await heading.waitFor();
    expect(await goWithinTheDesk(page, at('check-in/kiosk'))).toBe(true);
    await heading.waitFor();
    await page.keyboard.press('F1');
    await page.keyboard.press('?');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(page.context().pages()).toHaveLength(1);
  });

  it('is a link in the list of keys, and ? opens it where there is no such list', async () => {
    const { page } = await comes({ language: 'fr' });
    await page.goto(at('prizes'));
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('?');
    const link = page.getByRole('dialog').getByRole('link', { name: SHELL_WORDS.fr.readAbout });
    const manual = await manualOf(page, () => link.click());
    expect(placeOf(manual)).toBe('/help/prizes#list');
    expect(await manual.locator('main h1').textContent()).toBe('Prix');
    await manual.close();

    await page.goto(server.address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    const other = await manualOf(page, () => page.keyboard.press('?'));
    expect(placeOf(other)).toBe('/help/first-tournament#open');
  });

  it('fits a phone, and says so where there is no such chapter', async () => {
    const { page } = await comes({ size: PHONE, touch: true });
    await page.goto(`${server.address}/help/round`);
    await page.getByRole('article').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await page.evaluate(() => {
      history.pushState(null, '', '/help/nothing');
    });
    await page.getByText(HELP_WORDS.en.noChapter).waitFor();
    expect(await tooWideAt320(page)).toEqual([]);
  });

  it('needs nobody but this computer: every chapter and picture without the internet', async () => {
    const { page } = await comes({ language: 'fr' });
    const asked = await askedBy(page, server.address);
    await page.goto(`${server.address}/help`);
    const text = page.getByRole('article');
    const chapters = page
      .getByRole('navigation', { name: HELP_WORDS.fr.chapters })
      .getByRole('listitem');
    await chapters.first().waitFor();
    const titles = await chapters.allTextContents();
    expect(titles).toHaveLength(CHAPTERS.length);
    const missing: string[] = [];
    for (const title of titles) {
      await chapters.getByRole('link', { name: title, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      const pictures = await text.locator('img').evaluateAll((all) =>
        Promise.all(
          all.map(async (one) => {
            const { src } = one as HTMLImageElement;
            const { ok, headers } = await fetch(src);
            return ok && headers.get('content-type') === 'image/png' ? null : src;
          }),
        ),
      );
      missing.push(...pictures.filter((src) => src !== null));
    }
    expect(missing).toEqual([]);
    expect([...asked]).toEqual([server.address]);
  });

  it('is read on a helper’s phone that has a network', async () => {
    const words = PHONE_WORDS.en;
    const { page } = await comes({ size: PHONE });
    const wish = { name: 'Helper', role: 'results' } as const;
    const { path } = await deviceLink(server.address, event.tournament, wish);
    await page.goto(`${server.address}${path}`);
    await page.getByRole('button', { name: words.tabs.more }).click();
    await page.getByRole('button', { name: words.help }).click();
    await page.getByRole('heading', { name: 'Entering results' }).waitFor();
  });
});
