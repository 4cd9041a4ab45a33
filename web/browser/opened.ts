import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch, person, startServer, type Look, type RunningServer } from './harness.ts';

/** Somebody with a browser of their own. */
export type Comes = (
  look?: Look,
) => Promise<{ readonly context: BrowserContext; readonly page: Page }>;

export interface Opened {
  readonly server: RunningServer;
  /** Who comes before the first test stays to the last; who comes in a test leaves after it. */
  readonly comes: Comes;
}

/** Each page begins without what the one before left unsaved: the desk keeps such things. */
export const forgetting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

/** A failure elsewhere is understood by what was on the screens. */
async function sayWhatIsSeen(test: string, browser: Browser | null): Promise<void> {
  const pages = browser?.contexts().flatMap((context) => context.pages()) ?? [];
  for (const page of pages) {
    const seen = await page
      .evaluate(() => {
        const told = [...document.querySelectorAll('[role="alert"], [role="status"]')];
        return [...told.map(({ textContent }) => textContent), document.body.innerText].join('\n');
      })
      .catch(String);
    console.error(`${test}\n${page.url()}\n${seen.replace(/\n+/g, ' | ').slice(0, 6_000)}`);
  }
}

/** The server and the browser of a test file, from before its first test to after its last. */
export function opened(
  make: (server: RunningServer, comes: Comes) => Promise<void>,
  told: Readonly<Record<string, string>> = {},
): Opened {
  let running: RunningServer | null = null;
  let browser: Browser | null = null;
  const visitors: BrowserContext[] = [];
  const server = (): RunningServer => {
    if (running === null) throw new Error('the server is started before the first test');
    return running;
  };
  const comes: Comes = async (look) => {
    if (browser === null) throw new Error('the browser is started before the first test');
    const one = await person(browser, look);
    visitors.push(one.context);
    return one;
  };
  beforeAll(async () => {
    [running, browser] = await Promise.all([startServer(told), launch()]);
    await make(running, comes);
    visitors.length = 0;
  }, 240_000);
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await sayWhatIsSeen(task.name, browser);
    await Promise.all(visitors.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await running?.end();
  });
  return {
    comes,
    server: {
      get address() {
        return server().address;
      },
      said: () => server().said(),
      kill: () => server().kill(),
      restart: () => server().restart(),
      end: () => server().end(),
    },
  };
}
