import { afterAll, afterEach, test } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { desksOf, type Desks } from './desks.ts';
import { launch, person, startServer, type Look, type RunningServer } from './harness.ts';

/** Somebody with a browser of their own. */
export type Comes = (
  look?: Look,
) => Promise<{ readonly context: BrowserContext; readonly page: Page }>;

export interface Opened {
  readonly server: RunningServer;
  /** Who comes before the first test stays to the last; who comes in a test leaves after it. */
  readonly comes: Comes;
  /**
   * A desk that the tests of the file share: each goes on from where the one before left. The files of
   * a worker share it too, and each finds it as new: what nobody can take back, a clock or a script
   * that each page begins with, is for those who `comes`.
   */
  readonly sits: (look?: Look) => Promise<Page>;
}

/** Milliseconds until a slow machine has made what a file looks at. */
const OPENING = 240_000;

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

/** Who leaves waits for nothing: an answer that is held up for their page fails no later test. */
async function leaves(context: BrowserContext): Promise<void> {
  // Who has left in the test is gone already.
  if (context.browser()?.contexts().includes(context) !== true) return;
  await Promise.all(
    [context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })),
  );
  await context.close();
}

/** What a server is told that is there for one file alone: nothing but what every server is. */
export const ITS_OWN: Readonly<Record<string, string>> = {};

const CHEAPER = [
  // The pages of one person share a process, and with it what was compiled.
  '--process-per-site',
  // What a load makes is dead soon: a large nursery is seldom swept.
  '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64',
];

/** The files of a worker share one Chromium; whoever comes has cookies and storage of their own. */
const inChromium = test.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const browser = await launch(CHEAPER);
  onCleanup(() => browser.close());
  return browser;
});

/** Most of them also share a server: each makes the tournaments it looks at. */
const onOneServer = inChromium.extend('running', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const running = await startServer();
  onCleanup(() => running.end());
  return running;
});

/** And its desks. */
const atItsDesks = onOneServer.extend('desks', { scope: 'worker' }, ({ browser, running }) =>
  desksOf(browser, running.address),
);

/**
 * The server and the browser of a test file, from before its first test to after its last.
 * @param told what a server of the file's own is told; without it, the file shares the worker's
 */
export function opened(
  make: (server: RunningServer, comes: Comes) => Promise<void>,
  told?: Readonly<Record<string, string>>,
): Opened {
  let running: RunningServer | null = null;
  let chromium: Browser | null = null;
  /** Who came before the first test, and who came in the test that runs. */
  let [staying, visiting]: [BrowserContext[], BrowserContext[]] = [[], []];
  let desks: Desks | null = null;
  const server = (): RunningServer => {
    if (running === null) throw new Error('the server is started before the first test');
    return running;
  };
  const comes: Comes = async (look) => {
    if (chromium === null) throw new Error('the browser is started before the first test');
    // Of the ninety parts of the desk, most tests need a few: the others stay where they are.
    const one = await person(chromium, { quiet: false, ...look });
    visiting.push(one.context);
    return one;
  };
  const sits: Opened['sits'] = (look) => {
    if (desks === null) throw new Error('the desks are there before the first test');
    return desks.at({ quiet: false, ...look });
  };
  /** After a test that failed, the next one sits at a new desk. */
  const standUp = async (failed: boolean): Promise<void> => {
    if (failed) giveUpDesks();
    const pages = desks?.taken() ?? [];
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  };
  const giveUpDesks = (): void => {
    // Whoever sits there still finds it to the end of the file.
    staying.push(...(desks?.giveUp() ?? []).map((page) => page.context()));
  };
  const open = async (browser: Browser, onServer: RunningServer, at: Desks): Promise<void> => {
    [chromium, running, desks] = [browser, onServer, at];
    await make(onServer, comes);
    [staying, visiting] = [visiting, []];
  };
  if (told === undefined) {
    atItsDesks.beforeAll(({ browser, running, desks: at }) => open(browser, running, at), OPENING);
  } else {
    inChromium.beforeAll(async ({ browser }) => {
      const own = await startServer(told);
      await open(browser, own, desksOf(browser, own.address));
    }, OPENING);
  }
  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail';
    if (failed) await sayWhatIsSeen(task.name, chromium);
    await standUp(failed);
    await Promise.all(visiting.splice(0).map(leaves));
  });
  afterAll(async () => {
    if (told === undefined) await desks?.tidyUp();
    else giveUpDesks();
    await Promise.all([...staying, ...visiting].map(leaves));
    if (told !== undefined) await running?.end();
  });
  return {
    comes,
    sits,
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
