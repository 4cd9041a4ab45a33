import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DESK, newContext, newPage, type Look } from './harness.ts';

/** Somebody with a browser of their own. */
export interface Visitor {
  /** Who asks for it may change it for good: it is then lent to nobody else. */
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface LentBrowsers {
  /** Null where the look asks for a browser that nobody had before. */
  lend(look: Look): Promise<Visitor | null>;
  /** False for a browser that is not lent from here. */
  takeBack(context: BrowserContext): Promise<boolean>;
  /** Closes those that wait for somebody. */
  end(): Promise<void>;
}

interface Lent {
  readonly kind: string;
  readonly context: BrowserContext;
  /** Stays open, so that what was compiled for the pages before serves the next. */
  readonly keeper: Page;
  isChanged: boolean;
}

/** As many wait for somebody: each holds memory. */
const WAITING = 3;

/** Plain ones alone: whatever else a look asks for would have to be undone. */
const isLent = ({ own, zone, stranger, touch, theme, size = DESK }: Look): boolean =>
  own !== true &&
  zone === undefined &&
  stranger !== true &&
  touch !== true &&
  theme !== 'dark' &&
  size.width >= DESK.width;

/**
 * Browsers of people at desks and walls, emptied of cookies and storage after each: a page is there
 * sooner where its files and their compiled code are known.
 */
export function lentBrowsers(browser: Browser, address: string): LentBrowsers {
  const waiting: Lent[] = [];
  const away = new Map<BrowserContext, Lent>();

  const make = async (kind: string, look: Look): Promise<Lent> => {
    const context = await newContext(browser, { ...look, size: DESK });
    const keeper = await newPage(context);
    await keeper.goto(`${address}/assets/ronde.svg`);
    return { kind, context, keeper, isChanged: false };
  };
  const empty = async ({ context, keeper }: Lent): Promise<void> => {
    const others = context.pages().filter((page) => page !== keeper);
    await Promise.all(others.map((page) => page.close()));
    await context.clearCookies();
    // By a page of the same process: what it has cleared, no page after it can still see.
    await keeper.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      for (const { name } of await indexedDB.databases()) {
        await new Promise((deleted, refused) => {
          const asked = indexedDB.deleteDatabase(name ?? '');
          asked.onsuccess = deleted;
          asked.onerror = refused;
        });
      }
      for (const worker of await navigator.serviceWorker.getRegistrations()) {
        await worker.unregister();
      }
      localStorage.clear();
    });
  };

  return {
    lend: async (look) => {
      if (!isLent(look)) return null;
      const { language = 'en', quiet = true, size = DESK } = look;
      const kind = `${language} ${String(quiet)}`;
      const at = waiting.findIndex((one) => one.kind === kind);
      const lent = waiting.splice(at, at === -1 ? 0 : 1)[0] ?? (await make(kind, look));
      away.set(lent.context, lent);
      const page = await newPage(lent.context);
      await page.setViewportSize(size);
      return {
        page,
        get context() {
          lent.isChanged = true;
          return lent.context;
        },
      };
    },
    takeBack: async (context) => {
      const lent = away.get(context);
      if (lent === undefined) return false;
      away.delete(context);
      if (lent.isChanged || waiting.length >= WAITING) return false;
      await empty(lent);
      waiting.push(lent);
      return true;
    },
    end: async () => {
      await Promise.all(waiting.splice(0).map((one) => one.context.close()));
    },
  };
}
