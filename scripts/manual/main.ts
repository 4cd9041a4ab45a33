import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import type { Browser } from 'playwright-core';
import { see } from '../../web/browser/every-page.ts';
import { buildAll, launch, person, startServer } from '../../web/browser/harness.ts';
import { eventsShown } from './events-shown.ts';
import { ALL_PICTURES, pictureName, PICTURES, type Picture } from './pictures.ts';
import { DESK, PHONE, shotsOf, type Shot } from './shots.ts';
import { smallPicture } from './small-picture.ts';

/**
 * Takes the pictures of the manual from the sample events, in both languages: `npm run manual`,
 * or `npm run manual -- round why` for some of them.
 */
const folder = fileURLToPath(new URL('../../docs/manual/pictures/', import.meta.url));
const WALL = { width: 1000, height: 563 } as const;

async function take(
  browser: Browser,
  name: Picture,
  shot: Shot,
  language: Language,
): Promise<void> {
  const usual = { desk: DESK, public: DESK, hall: WALL, phone: PHONE }[shot.kind];
  const theme = shot.kind === 'hall' ? 'dark' : 'light';
  const look = { language, theme, size: shot.size ?? usual } as const;
  const { context, page } = await person(browser, look);
  await see(page, { name, kind: shot.kind, address: shot.address });
  await shot.act?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const taken = await (shot.part === undefined ? page : page.locator(shot.part)).screenshot();
  writeFileSync(join(folder, pictureName(name, language)), smallPicture(taken));
  await context.close();
}

const asked = process.argv.slice(2);
const wanted = PICTURES.filter((name) => asked.length === 0 || asked.includes(name));
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) {
  const isNamed = PICTURES.some((name) => LANGUAGES.some((one) => pictureName(name, one) === file));
  if (!isNamed) rmSync(join(folder, file));
}
buildAll();
const browser = await launch();
try {
  for (const language of LANGUAGES) {
    // Each on a computer of its own: its first page has no events of the other language.
    const server = await startServer();
    try {
      const shots = shotsOf(server.address, eventsShown(server.address, language), language);
      for (const name of wanted) await take(browser, name, shots[name], language);
    } finally {
      await server.end();
    }
  }
} finally {
  await browser.close();
}
const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
console.log(`${readdirSync(folder).length} pictures, ${Math.round(bytes / 1000)} kB`);
if (bytes > ALL_PICTURES) throw new Error(`more than ${ALL_PICTURES} bytes`);
