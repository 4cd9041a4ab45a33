import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { removeFolder } from '@ronde/server/testing/remove-folder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Debian's Chromium, or the one named; null where there is none to test with. */
export const CHROMIUM =
  [
    process.env['CHROMIUM'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
  ].find((path) => path !== undefined && existsSync(path)) ?? null;

export interface RunningServer {
  readonly address: string;
  /** What it wrote in its window since its start. */
  said(): string;
  /** As a power cut does it. */
  kill(): Promise<void>;
  /** On the same data and the same port. */
  restart(): Promise<void>;
  /** Stops, and forgets the data. */
  end(): Promise<void>;
}

/** Builds what is stale, for a program that stands alone; a test run does so before its first test. */
export function buildAll(): void {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`);
}

/** The built server on data of its own, told what it is not to guess: `TZ`, `RONDE_HOSTED`. */
export async function startServer(
  told: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-browser-'));
  let child: ChildProcess | null = null;
  let port = '0';
  let address = '';
  let heard = '';

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, ['server/dist/server.js'], {
      cwd: root,
      env: {
        ...process.env,
        LC_ALL: 'C',
        ...told,
        RONDE_DATA: folder,
        PORT: port,
      },
    });
    child = started;
    heard = '';
    const hear = (bytes: Buffer): void => {
      heard += bytes.toString();
    };
    started.stdout.on('data', hear);
    started.stderr.on('data', hear);
    for (;;) {
      const match = /http:\/\/localhost:(\d+)/.exec(heard);
      if (match?.[1] !== undefined) {
        [address, port] = [match[0], match[1]];
        return;
      }
      if (started.exitCode !== null) throw new Error(heard);
      await new Promise((resume) => setTimeout(resume, 20));
    }
  };
  const stop = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    // A child that was killed has a signal and no exit code.
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  };

  await start();
  return {
    address,
    said: () => heard,
    kill: () => stop('SIGKILL'),
    restart: async () => {
      await stop('SIGKILL');
      await start();
    },
    end: async () => {
      await stop('SIGTERM');
      await removeFolder(folder);
    },
  };
}

/** @param asked what Chromium is asked beside what it always is */
export async function launch(asked: readonly string[] = []): Promise<Browser> {
  if (CHROMIUM === null) throw new Error('no Chromium on this computer');
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--force-color-profile=srgb', ...asked],
  });
}

export interface Look {
  /** Where the reader is, `Asia/Kolkata`; as this computer otherwise. */
  readonly zone?: string;
  readonly language?: 'en' | 'fr';
  readonly theme?: 'light' | 'dark';
  readonly size?: { readonly width: number; readonly height: number };
  /** Not at this computer, whose arbiter would be let in: somebody the server does not know. */
  readonly stranger?: boolean;
  /** A screen that is touched. */
  readonly touch?: boolean;
  /** Without quiet moments, the desk fetches no page before somebody goes to it. */
  readonly quiet?: boolean;
}

export const DESK = { width: 1440, height: 900 } as const;
export const LAPTOP = { width: 1280, height: 720 } as const;
export const TABLET = { width: 820, height: 1180 } as const;
export const PHONE = { width: 390, height: 844 } as const;
export const PROJECTOR = { width: 1920, height: 1080 } as const;

/** How many times slower pages are made, to find who waits too short. */
export const SLOWER = Number(process.env['RONDE_SLOW'] ?? 1);

/** A person with a browser of their own: cookies and storage are nobody else's. */
export async function person(
  browser: Browser,
  look: Look = {},
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await newContext(browser, look);
  return { context, page: await newPage(context) };
}

/** A browser without a page yet. */
async function newContext(
  browser: Browser,
  {
    language = 'en',
    theme = 'light',
    size = DESK,
    zone,
    stranger = false,
    touch = false,
    quiet = true,
  }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: theme,
    viewport: size,
    reducedMotion: 'reduce',
    hasTouch: touch,
    ...(zone === undefined ? {} : { timezoneId: zone }),
    // A request that was passed on is nobody's at this computer (ADR 0006).
    ...(stranger ? { extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.7' } } : {}),
  });
  if (!quiet) {
    await context.addInitScript(() => {
      // A clock in the hands of the test brings one of its own: it is not taken.
      Object.defineProperty(window, 'requestIdleCallback', {
        configurable: true,
        get: () => () => 0,
        set: () => undefined,
      });
    });
  }
  return context;
}

/** A page that waits as long as a machine at work may take. */
async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  if (SLOWER > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  return page;
}
