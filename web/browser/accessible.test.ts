import type { Language } from '@ronde/core/rules/language.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { everyPage, makeSample, see, type PageToSee } from './every-page.ts';
import { CHROMIUM, DESK, PHONE, PROJECTOR } from './harness.ts';
import { forgetting, ITS_OWN, opened } from './opened.ts';

if (CHROMIUM === null) console.log('web/browser: skipped, there is no Chromium on this computer');

const SIZES = { desk: DESK, hall: PROJECTOR, public: DESK } as const;

/** The same page at 200 %: half as many CSS pixels each way. */
const ZOOMED = { width: DESK.width / 2, height: DESK.height / 2 } as const;

const NAMES = [
  ...[
    'home',
    'new',
    'sign-in',
    'now',
    'players',
    'player',
    'lists',
    'check-in',
    'kiosk',
    'round',
    'round-not-paired',
  ],
  ...['why', 'standings', 'rank', 'crosstable', 'prizes', 'closing', 'files', 'screens'],
  ...['people', 'history'],
  ...['copies', 'settings', 'screens-to-choose', 'hall-pairings', 'hall-byName', 'hall-results'],
  ...['hall-standings', 'hall-crosstable', 'hall-players', 'hall-prizes', 'hall-message'],
  ...['hall-clock', 'phone-code', 'phone-results', 'phone-check-in', 'phone-player'],
  ...['public-index', 'public-round', 'public-names', 'public-players', 'public-standings'],
  ...['public-crosstable', 'public-prizes', 'public-player', 'public-tournaments'],
];

/** Pages of each kind, with the most on them: always seen in the dark and in French too. */
const RICHEST = ['players', 'round', 'settings', 'hall-pairings', 'phone-results', 'public-round'];
const inEveryLook = inject('sizes').seenInEveryLook === 'all' ? NAMES : RICHEST;

describe.skipIf(CHROMIUM === null)('accessible', () => {
  let pages: ReadonlyMap<string, PageToSee>;
  /** One window in each language for all that is no phone; a phone is known by its own. */
  let windows: Readonly<Record<Language, Page>>;
  // Its own server: the codes of the screens are used once on each.
  const { comes } = opened(async ({ address }, comes) => {
    const [english, french] = [await comes(), await comes({ language: 'fr' })];
    windows = { en: english.page, fr: french.page };
    for (const window of Object.values(windows)) await forgetting(window);
    const all = await everyPage(address, await makeSample(address, 'en'));
    pages = new Map(all.map((one) => [one.name, one]));
  }, ITS_OWN);

  const pageNamed = (name: string): PageToSee => {
    const found = pages.get(name);
    if (found === undefined) throw new Error(`no page ${name}`);
    return found;
  };
  const look = async (name: string, language: Language = 'en'): Promise<Page> => {
    const one = pageNamed(name);
    if (one.kind === 'phone') {
      const { page } = await comes({ size: PHONE, language });
      await see(page, one);
      return page;
    }
    const window = windows[language];
    await window.emulateMedia({ colorScheme: 'light' });
    await window.setViewportSize(SIZES[one.kind]);
    await see(window, one);
    return window;
  };

  it('looks at every page there is', () => {
    expect([...pages.keys()].sort()).toEqual([...NAMES].sort());
  });

  const seenWell = async (name: string, language: Language): Promise<void> => {
    const page = await look(name, language);
    expect(await faultsOn(page), 'what axe finds').toEqual([]);
    expect(await moving(page), 'what moves though stillness was asked for').toEqual([]);
    if (inEveryLook.includes(name)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faultsOn(page, 'colours'), 'what axe finds in the dark').toEqual([]);
    }
    // A projector is not zoomed: its letters are as large as the room allows.
    if (pageNamed(name).kind === 'hall') return;
    await page.setViewportSize(ZOOMED);
    await expect.poll(() => tooWide(page), { message: 'pixels too wide at 200 %' }).toBe(0);
  };

  it.each(NAMES)('[WCAG 2.2 AA, 1.4.10, 2.3.3] %s', (name) => seenWell(name, 'en'));

  it.each(inEveryLook)('[WCAG 2.2 AA, 1.4.10, 2.3.3] %s in French', (name) => seenWell(name, 'fr'));

  it.each(['home', 'now', 'players', 'round', 'standings', 'settings', 'phone-results'])(
    '[WCAG 2.1.1, 2.4.7] %s: everything that can be pressed is reached by Tab, and seen to be',
    async (name) => {
      const page = await look(name);
      const { reached, unseen } = await walk(page);
      expect(unseen).toEqual([]);
      expect(reached.length).toBeGreaterThan(5);
      const main = await page.evaluate(() =>
        [...document.querySelectorAll('main button:not(:disabled), main a[href]')]
          .filter((one) => one.checkVisibility() && !one.matches('[tabindex="-1"]'))
          .slice(0, 20)
          .map((one) => one.getAttribute('data-walked')),
      );
      expect(main.filter((walked) => walked === null)).toEqual([]);
    },
  );
});

/** Movement, longer than a blink; a bar that takes a minute and more is a clock. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect?.getComputedTiming())
      .filter((timing) => Number(timing?.duration) > 10 || timing?.iterations === Infinity)
      .filter((timing) => Number(timing?.duration) < 60_000)
      .map((timing) => `${String(timing?.duration)} × ${String(timing?.iterations)}`),
  );

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Tab from the top until it begins again: what took the focus, and what did not show it. */
async function walk(page: Page): Promise<{ reached: string[]; unseen: string[] }> {
  const reached: string[] = [];
  const unseen: string[] = [];
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(async () => {
      const one = document.activeElement;
      if (!(one instanceof HTMLElement) || one === document.body) return null;
      const { walked } = one.dataset;
      // A date is one field of three parts: Tab stays in it twice.
      if (walked !== undefined) return walked === 'last' ? 'still there' : null;
      document
        .querySelector<HTMLElement>('[data-walked="last"]')
        ?.setAttribute('data-walked', 'yes');
      one.dataset['walked'] = 'last';
      const around = [one, one.closest('label'), one.nextElementSibling];
      for (let part = one.parentElement; part && around.length < 7; part = part.parentElement) {
        around.push(part);
      }
      const look = (): string =>
        around
          .map((part) => {
            if (part === null) return '';
            const { outline, boxShadow, border, background } = getComputedStyle(part);
            return [outline, boxShadow, border, background].join();
          })
          .join();
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const focused = look();
      one.blur();
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const shown = look() !== focused;
      one.focus();
      const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);
      return { name: `${one.tagName.toLowerCase()} ${name}`, shown };
    });
    if (at === 'still there') continue;
    if (at === null) break;
    reached.push(at.name);
    if (!at.shown) unseen.push(at.name);
  }
  return { reached, unseen };
}
