import type { Browser, Page } from 'playwright-core';
import { DESK, person, type Look } from './harness.ts';

/** Desks at which one test sits after the other, by their look. */
export interface Desks {
  /** A desk as it was left; a new one where nobody has sat. */
  readonly at: (look: Look) => Promise<Page>;
  /** Where somebody sits, or has sat since all was tidied up. */
  readonly taken: () => readonly Page[];
  /** Each is as new for the next who sits there. */
  readonly tidyUp: () => Promise<void>;
  /** Those that are taken are nobody's desk any more. */
  readonly giveUp: () => readonly Page[];
}

interface Desk {
  readonly page: Page;
  readonly look: Look & Required<Pick<Look, 'size' | 'theme'>>;
}

/** @param address of the server at whose desks one sits */
export function desksOf(browser: Browser, address: string): Desks {
  const desks = new Map<string, Desk>();
  const taken = new Map<string, Desk>();
  const giveUp = (): readonly Page[] => {
    const given = [...taken];
    for (const [kind] of given) desks.delete(kind);
    taken.clear();
    return given.map(([, { page }]) => page);
  };
  return {
    at: async (asked) => {
      const look = { language: 'en', theme: 'light', size: DESK, ...asked } as const;
      const kind = JSON.stringify(look);
      const desk = desks.get(kind) ?? { look, page: await newDesk(browser, look) };
      desks.set(kind, desk);
      taken.set(kind, desk);
      return desk.page;
    },
    taken: () => [...taken.values()].map(({ page }) => page),
    tidyUp: async () => {
      await Promise.all([...taken.values()].map((desk) => tidy(desk, address)));
      taken.clear();
    },
    giveUp,
  };
}

/** A desk refuses what nobody can take back: whoever needs it `comes` with a browser of their own. */
async function newDesk(browser: Browser, look: Look): Promise<Page> {
  const { context, page } = await person(browser, look);
  const refuse = (): Promise<never> =>
    Promise.reject(new Error('the next file sits at this desk too: come instead of sitting'));
  for (const one of [page, context]) Object.assign(one, { addInitScript: refuse });
  Object.assign(page.clock, { install: refuse });
  return page;
}

/** What tests listen to; a browser listens to other things for itself. */
const LISTENED_TO = ['console', 'dialog', 'pageerror', 'request', 'response'] as const;

/** As for somebody who comes for the first time, but for what was compiled: half of what a new browser costs. */
async function tidy({ page, look }: Desk, address: string): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  for (const event of LISTENED_TO) await page.removeAllListeners(event, { behavior: 'wait' });
  await page.setViewportSize(look.size);
  await page.emulateMedia({ media: null, colorScheme: look.theme });
  // An address of the same server without a page that could keep anything.
  await page.goto(`${address}/healthz`);
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' });
  await session.detach();
  await context.clearCookies();
  await context.clearPermissions();
}
