import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import type { Browser } from 'playwright-core';
import { everyPage, makeSample, see, type PageToSee } from './every-page.ts';
import {
  buildAll,
  DESK,
  LAPTOP,
  launch,
  person,
  PHONE,
  PROJECTOR,
  startServer,
  TABLET,
} from './harness.ts';
import { makeEvent } from './make-event.ts';
import { statesToSee } from './states-to-see.ts';
import { teamPages } from './team-pages.ts';
import { wallPages } from './wall-pages.ts';

/**
 * Takes every page as a picture: `node --import tsx web/browser/pictures.ts [--only round,why]
 * [--players 64] [--sizes 1440] [--whole] [--folder DIR]`. Both themes, both languages, desk, laptop,
 * tablet, phone and projector; without players, with 5, 64 and 500 of them and the longest names;
 * the states that are not met by opening a page (`states`), a Swiss of teams (`teams`), and what walls
 * show of other systems (`walls`).
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    players: { type: 'string', default: '0,5,64,500,states,teams,walls' },
    sizes: { type: 'string', default: '' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: LANGUAGES.join() },
    /** What one scrolls to as well, not the window alone. */
    whole: { type: 'boolean', default: false },
    folder: { type: 'string', default: '' },
  },
});

const SIZES: Readonly<Record<PageToSee['kind'], readonly { width: number; height: number }[]>> = {
  desk: [DESK, LAPTOP, TABLET, PHONE, PROJECTOR],
  hall: [PROJECTOR, LAPTOP],
  phone: [PHONE],
  public: [DESK, TABLET, PHONE],
};

const PATIENCE = 4_000;

/** Any picture does for a wall. */
const PICTURE = new URL('../look/ronde-512.png', import.meta.url);

const chosen = (list: string): readonly string[] => list.split(',').filter((one) => one !== '');

function isWanted({ width }: { readonly width: number }): boolean {
  const sizes = chosen(values.sizes);
  return sizes.length === 0 || sizes.includes(String(width));
}

async function take(browser: Browser, pages: readonly PageToSee[], folder: string): Promise<void> {
  const only = chosen(values.only);
  const wanted = pages.filter(({ name }) => only.length === 0 || only.includes(name));
  for (const language of LANGUAGES.filter((one) => chosen(values.languages).includes(one))) {
    for (const theme of (['light', 'dark'] as const).filter((one) =>
      chosen(values.themes).includes(one),
    )) {
      for (const one of wanted) {
        for (const size of SIZES[one.kind].filter(isWanted)) {
          const { stranger = false } = one;
          const { context, page } = await person(browser, { language, theme, size, stranger });
          const file = `${one.name}-${language}-${theme}-${size.width}.png`;
          try {
            await see(page, one);
            await one.act?.(page, language);
            // What is never answered is a state too.
            await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => null);
            await page.screenshot({ path: join(folder, file), fullPage: values.whole });
          } catch (error) {
            console.error(file, error instanceof Error ? error.message.split('\n')[0] : error);
          }
          await context.close();
        }
      }
    }
  }
}

async function pagesOf(group: string): Promise<readonly PageToSee[]> {
  if (group === 'states') return statesToSee(server.address);
  if (group === 'teams') return teamPages(server.address);
  if (group === 'walls') return wallPages(server.address, readFileSync(PICTURE));
  const players = Number(group);
  const event = await (players === 64
    ? makeSample(server.address, 'fr')
    : makeEvent(server.address, players));
  return everyPage(server.address, event);
}

const folder = values.folder || mkdtempSync(join(tmpdir(), 'ronde-pictures-'));
buildAll();
const server = await startServer();
const browser = await launch();
try {
  for (const group of chosen(values.players)) {
    const own = join(folder, group);
    mkdirSync(own, { recursive: true });
    await take(browser, await pagesOf(group), own);
  }
  console.log(folder);
} finally {
  await browser.close();
  await server.end();
}
