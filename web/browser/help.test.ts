import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chapterAt } from '../manual/chapter-of-page.ts';
import { CHAPTERS } from '../manual/chapters.ts';
import { HELP_WORDS } from '../desk/pages/help/help-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { PHONE_WORDS } from '../phone/phone-words.ts';
import { tooWideAt320 } from './at-320-pixels.ts';
import { deviceLink } from './by-http.ts';
import { makeSample } from './every-page.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { opened } from './opened.ts';
import { goWithinTheDesk } from './within-the-desk.ts';

/** The tab of the manual that a key or a link opens. */
async function manualOf(page: Page, ask: () => Promise<void>): Promise<Page> {
  const [manual] = await Promise.all([page.context().waitForEvent('page'), ask()]);
  await manual.locator('main h1').waitFor();
  return manual;
}

const placeOf = (page: Page): string => {
  const { pathname, hash } = new URL(page.url());
  return `${pathname}${hash}`;
};

describe.skipIf(CHROMIUM === null)('[issue 22.5] the manual, inside the program', () => {
  let event = '';
  const { server, comes } = opened(async ({ address }) => {
    event = `${address}/event/${encodeURIComponent(await makeSample(address, 'en'))}`;
  });

  it('opens by F1 at the page one is on, from a field too, in the same tab again, and never from the kiosk', async () => {
    const { page } = await comes();
    await page.goto(`${event}/players`);
    const filter = page.getByRole('main').getByRole('textbox').first();
    await filter.fill('mar');
    const manual = await manualOf(page, () => page.keyboard.press('F1'));
    expect(placeOf(manual)).toBe(`/help/${chapterAt('/event/x/players')}`);
    await expect.poll(() => manual.evaluate(() => document.activeElement?.id)).toBe('players');
    expect(await filter.inputValue()).toBe('mar');

    await page.bringToFront();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    expect(await goWithinTheDesk(page, `${event}/standings`)).toBe(true);
    await heading.waitFor();
    await page.keyboard.press('F1');
    await manual.waitForURL(`**/help/${chapterAt('/event/x/standings')}`);
    expect(page.context().pages()).toHaveLength(2);

    await manual.close();
    expect(await goWithinTheDesk(page, `${event}/check-in/kiosk`)).toBe(true);
    await heading.waitFor();
    await page.keyboard.press('F1');
    await page.keyboard.press('?');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(page.context().pages()).toHaveLength(1);
  });

  it('is a link in the list of keys, and ? opens it where there is no such list', async () => {
    const { page } = await comes({ language: 'fr' });
    await page.goto(`${event}/prizes`);
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

  it('finds a word without its accents, goes there, and from chapter to chapter; shows every picture, on paper the chapter alone', async () => {
    const { page } = await comes({ language: 'fr' });
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
    const { context, page } = await comes({ language: 'fr' });
    const asked = new Set<string>();
    await context.route('**/*', (route) => {
      const { origin } = new URL(route.request().url());
      asked.add(origin);
      return origin === server.address ? route.continue() : route.abort();
    });
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

  describe('on a helper’s phone', () => {
    const words = PHONE_WORDS.en;
    const reads = async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: words.tabs.more }).click();
      await page.getByRole('button', { name: words.help }).click();
      await page.getByRole('heading', { name: 'Entering results' }).waitFor();
    };

    it('is read, and after one visit without a network too', async () => {
      const { context, page } = await comes({ size: PHONE });
      const tournament = decodeURIComponent(event.split('/').at(-1) ?? '');
      const wish = { name: 'Helper', role: 'results' } as const;
      const { path } = await deviceLink(server.address, tournament, wish);
      await page.goto(`${server.address}${path}`);
      await page.getByRole('button', { name: words.tabs.more }).waitFor();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await context.setOffline(true);
      await page.reload();
      await reads(page);
      await context.setOffline(false);
      await page.reload();
      await reads(page);
    });
  });
});
