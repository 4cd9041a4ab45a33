import type { Language } from '@ronde/core/rules/language.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { lostByWideSpacing, tooWideAt320 } from './at-320-pixels.ts';
import { faultsOn } from './axe-faults.ts';
import { everyPage, makeSample, see, seeNext, type PageToSee } from './every-page.ts';
import { CHROMIUM, DESK, PHONE, PROJECTOR } from './harness.ts';
import { forgetting, ITS_OWN, opened } from './opened.ts';
import { makeSampleOfThirteen } from './sample-of-thirteen.ts';
import { passedOver, walk } from './tab-walk.ts';

if (CHROMIUM === null) console.log('web/browser: skipped, there is no Chromium on this computer');

const SIZES = { desk: DESK, hall: PROJECTOR, public: DESK } as const;

/** The same page at 200 %: half as many CSS pixels each way. */
const ZOOMED = { width: DESK.width / 2, height: DESK.height / 2 } as const;

/** No part of the desk follows upon itself where it can be helped: the next page is reached by a link. */
const NAMES = [
  ...['home', 'new', 'sign-in', 'help', 'help-chapter', 'now', 'players', 'check-in', 'player'],
  ...['kiosk', 'lists', 'licences', 'round', 'standings', 'round-not-paired', 'rank', 'why'],
  ...['crosstable', 'prizes', 'ratings', 'norms', 'games', 'closing'],
  ...['files', 'wall', 'dossier', 'regulations', 'administration', 'screens'],
  ...['people', 'history', 'draw', 'laws', 'play-off', 'decide', 'incidents', 'clocks', 'needs'],
  ...['copies', 'settings', 'screens-to-choose', 'hall-pairings', 'hall-byName', 'hall-results'],
  ...['hall-standings', 'hall-crosstable', 'hall-players', 'hall-prizes', 'hall-message'],
  ...['hall-draw', 'hall-seats', 'hall-bracket', 'hall-clock'],
  ...['phone-code', 'phone-results', 'phone-check-in', 'phone-player'],
  ...['public-index', 'public-round', 'public-names', 'public-players', 'public-standings'],
  ...['public-crosstable', 'public-prizes', 'public-player', 'public-tournaments'],
];

/** The page of each kind with the most on it: always seen in French too, in the dark. */
const RICHEST = ['round', 'hall-pairings', 'phone-results', 'public-round'];
const everyLook = inject('sizes').seenInEveryLook === 'all';
const inEveryLook = everyLook ? NAMES : RICHEST;

/** On the desk, in the hall and in public, a page with more rows than are seen at once. */
const WITH_MANY = ['standings', 'hall-pairings', 'public-round'];

/** Pages with something beside them; without it, each is seen by itself. */
const WITH_A_PANEL = ['player', 'why', 'rank'];

/** Pages with many buttons side by side. */
const MANY_BUTTONS = ['round', 'players', 'people', 'screens'];

/**
 * How large: every page at 200 % and at 400 %, which one also sees with wide spacing. In `npm test`
 * those with many buttons and, in French, the richest at 200 %, and at 400 % those with many buttons
 * and every fifth page.
 */
const isAt200 = (name: string, language: Language): boolean =>
  everyLook || (language === 'fr' ? RICHEST : MANY_BUTTONS).includes(name);
const isAt400 = (name: string): boolean =>
  everyLook || MANY_BUTTONS.includes(name) || NAMES.indexOf(name) % 5 === 1;

/** Where everything that can be pressed is reached by Tab, and seen to be (2.1.1, 2.4.7). */
const WALKED = everyLook
  ? ['home', 'now', 'players', 'round', 'standings', 'settings', 'phone-results']
  : ['home', 'round', 'phone-results'];

/**
 * Where colours and sizes of targets are looked at too: of each kind, and wherever much is pressed;
 * elsewhere stand the same parts in the same colours, which site/contrast.test.ts reckons.
 */
const hasOwnSurface = (name: string): boolean =>
  everyLook ||
  [...RICHEST, ...MANY_BUTTONS, ...WALKED, 'now', 'settings', 'laws', 'why'].includes(name);

describe.skipIf(CHROMIUM === null)('accessible', () => {
  let pages: ReadonlyMap<string, PageToSee>;
  /** One window in each language for all that is no phone; a phone is known by its own. */
  let windows: Readonly<Record<Language, Page>>;
  // Its own server: the codes of the screens are used once on each.
  const { comes } = opened(async ({ address }, comes) => {
    const [english, french] = [await comes(), await comes({ language: 'fr' })];
    windows = { en: english.page, fr: french.page };
    for (const window of Object.values(windows)) await forgetting(window);
    // A page of few is loaded, laid out and looked at in half the time of one of 64.
    const [many, few] = await Promise.all([
      makeSample(address, 'en').then((id) => everyPage(address, id)),
      everyLook ? [] : makeSampleOfThirteen(address).then((id) => everyPage(address, id)),
    ]);
    const others = few.filter(({ name }) => !WITH_MANY.includes(name));
    pages = new Map([...many, ...others].map((one) => [one.name, one]));
  }, ITS_OWN);

  const pageNamed = (name: string): PageToSee => {
    const found = pages.get(name);
    if (found === undefined) throw new Error(`no page ${name}`);
    return found;
  };
  const look = async (
    name: string,
    language: Language = 'en',
    theme: 'light' | 'dark' = 'light',
  ): Promise<Page> => {
    const one = pageNamed(name);
    if (one.kind === 'phone') {
      const { page } = await comes({ size: PHONE, language, theme });
      await see(page, one);
      return page;
    }
    const window = windows[language];
    await window.emulateMedia({ colorScheme: theme });
    await window.setViewportSize(SIZES[one.kind]);
    // By its links the desk comes to a page sooner; Tab begins at the top of one that was opened.
    const come = everyLook || WALKED.includes(name) ? see : seeNext;
    await come(window, one);
    return window;
  };

  const panelOf = async (page: Page): Promise<Locator> => {
    const panel = page.getByRole('complementary', { name: SHELL_WORDS.en.panel, exact: true });
    await panel.locator('h2, h3, article').first().waitFor();
    return panel;
  };

  it('looks at every page there is', () => {
    expect([...pages.keys()].sort()).toEqual([...NAMES].sort());
  });

  const everythingIsReached = async (page: Page): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'light' });
    const { reached, unseen } = await walk(page);
    expect(unseen, 'what has the focus and does not show it').toEqual([]);
    expect(reached.length, 'what Tab reaches').toBeGreaterThan(5);
    expect(await passedOver(page), 'what Tab passes over').toEqual([]);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  };

  // One load for all of it: opening a page takes longer than most looks at it.
  const seenWell = async (name: string, language: Language): Promise<void> => {
    // Every theme with one language; in the long run with both.
    const page = await look(name, language, language === 'fr' && !everyLook ? 'dark' : 'light');
    // Beside the other pages stands the same list of pages.
    const list = [...RICHEST, ...WALKED].includes(name) ? 'seen' : 'left out';
    const rules = hasOwnSurface(name) ? 'all' : 'without a surface';
    const part = WITH_A_PANEL.includes(name) && !everyLook ? await panelOf(page) : undefined;
    expect(await faultsOn(page, rules, list, part), 'what axe finds').toEqual([]);
    expect(await moving(page), 'what moves though stillness was asked for').toEqual([]);
    if (everyLook) {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faultsOn(page, 'colours', list), 'what axe finds in the dark').toEqual([]);
    }
    if (WALKED.includes(name) && language === 'en') await everythingIsReached(page);
    // A projector is not zoomed: its letters are as large as the room allows.
    if (pageNamed(name).kind === 'hall') return;
    if (isAt200(name, language)) {
      await page.setViewportSize(ZOOMED);
      await expect.poll(() => tooWide(page), { message: 'pixels too wide at 200 %' }).toBe(0);
    }
    if (!isAt400(name) || (language === 'fr' && !MANY_BUTTONS.includes(name))) return;
    expect(await tooWideAt320(page), 'what is too wide at 400 %').toEqual([]);
    if (language === 'fr') return;
    expect(await lostByWideSpacing(page), 'what is lost by wide spacing').toEqual([]);
  };

  it.each(NAMES.filter((name) => !WALKED.includes(name)))(
    '[WCAG 2.2 AA, 1.4.10, 1.4.12, 2.3.3] %s',
    (name) => seenWell(name, 'en'),
  );

  it.each(WALKED)(
    '[WCAG 2.2 AA, 1.4.10, 1.4.12, 2.1.1, 2.3.3, 2.4.7] %s: with everything reached by Tab',
    (name) => seenWell(name, 'en'),
  );

  it.each(inEveryLook)('[WCAG 2.2 AA, 1.4.10, 2.3.3] %s in French, in the dark', (name) =>
    seenWell(name, 'fr'),
  );

  it.each(MANY_BUTTONS.filter((name) => !inEveryLook.includes(name)))(
    '[WCAG 1.4.10] %s in French, whose words are longer',
    async (name) => {
      expect(await tooWideAt320(await look(name, 'fr'))).toEqual([]);
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
