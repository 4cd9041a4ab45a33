import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { USUAL_CUP } from '@ronde/core/rules/cup-rules.ts';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { Browser, Page } from 'playwright-core';
import { byHttp, deviceLink } from '../../web/browser/by-http.ts';
import { makeSample, see, type PageToSee } from '../../web/browser/every-page.ts';
import { setScreens } from '../../web/browser/hall-screens.ts';
import { buildAll, launch, person, startServer } from '../../web/browser/harness.ts';
import { beginRound, enterResults, inventedEvent } from '../../web/browser/invented-event.ts';
import { COPIES_WORDS } from '../../web/desk/pages/copies/copies-words.ts';
import { TAKE_COPY_WORDS } from '../../web/desk/pages/copies/take-copy-words.ts';
import { LAWS_PAGE_WORDS } from '../../web/desk/pages/laws/laws-words.ts';
import { HELPER_WORDS } from '../../web/phone/helper/helper-words.ts';
import { ALL_PICTURES, pictureName, PICTURES, type Picture } from './pictures.ts';

/**
 * Takes the pictures of the manual from the sample event, in both languages: `npm run manual`,
 * or `npm run manual -- round why` for some of them.
 */
const folder = fileURLToPath(new URL('../../docs/manual/pictures/', import.meta.url));
const DESK = { width: 1000, height: 560 } as const;
const WALL = { width: 1000, height: 563 } as const;
const PHONE = { width: 390, height: 720 } as const;

/** How a picture is come by. */
interface Shot {
  readonly kind: PageToSee['kind'];
  readonly address: () => Promise<string> | string;
  readonly act?: (page: Page) => Promise<void>;
  /** What of the page is on the picture; what is in the window otherwise. */
  readonly part?: string;
}

/** Events to look at, made once in each language. */
async function shotsIn(
  server: string,
  language: Language,
): Promise<Readonly<Record<Picture, Shot>>> {
  const id = await makeSample(server, language);
  const arrivals = await inventedEvent(server, {
    name: language === 'fr' ? 'Open de la ville' : 'Open of the town',
    players: 24,
    rounds: 5,
  });
  await arrivals.do({ type: 'openCheckIn', round: 1 });
  const { players: entered } = await arrivals.view<PlayersView>('players');
  const here = entered.slice(0, 15).map((player) => player.id);
  await arrivals.do({ type: 'checkIn', players: here });
  const cup = await inventedEvent(server, {
    name: language === 'fr' ? 'Coupe du village' : 'Village cup',
    players: 8,
    rounds: 1,
    settings: { system: 'knockout', cup: { ...USUAL_CUP, games: 1 } },
  });
  await beginRound(cup, 1);
  await enterResults(cup, 1, 4);
  const code = `manual-${language}`;
  await setScreens(server, id, [
    { code, pages: [{ view: 'pairings', round: null }], language, theme: 'dark' },
  ]);
  const { players } = await byHttp(server, id).view<PlayersView>('players');
  const eleventh = players.find(({ tpn }) => tpn === 11)?.id ?? '';
  const event = (tournament: string, path: string): string =>
    `${server}/event/${encodeURIComponent(tournament)}/${path}`;
  const desk = (path: string): Shot => ({ kind: 'desk', address: () => event(id, path) });
  return {
    home: { kind: 'desk', address: () => server },
    new: { kind: 'desk', address: () => `${server}/new` },
    now: desk('now'),
    players: desk('players'),
    'check-in': { kind: 'desk', address: () => event(arrivals.tournament, 'check-in') },
    round: desk('rounds/5'),
    why: { ...desk('rounds/5?panel=why:5:2'), part: 'aside' },
    standings: desk(`standings?panel=rank:${encodeURIComponent(eleventh)}`),
    history: desk('history'),
    phone: {
      kind: 'phone',
      address: async () => {
        const wish = { name: 'Camille', role: 'results', boards: { from: 1, to: 20 } } as const;
        return `${server}${(await deviceLink(server, id, wish)).path}`;
      },
      act: async (page) => {
        const keypad = page.getByRole('group', { name: HELPER_WORDS[language].keypad });
        await keypad.getByRole('button', { name: '7', exact: true }).click();
      },
    },
    hall: { kind: 'hall', address: () => `${server}/s/${code}` },
    papers: desk('files'),
    copies: {
      ...desk('copies'),
      act: async (page) => {
        await page.getByRole('button', { name: TAKE_COPY_WORDS[language].now }).click();
        // One was made at the publication already, or is made now.
        const copies = page.getByRole('button', { name: COPIES_WORDS[language].verify });
        await copies.first().waitFor();
      },
    },
    bracket: { kind: 'desk', address: () => event(cup.tournament, 'bracket') },
    prizes: desk('prizes'),
    regulations: desk('regulations'),
    administration: desk('administration'),
    laws: {
      ...desk('laws'),
      act: async (page) => {
        const box = page.getByRole('textbox', { name: LAWS_PAGE_WORDS[language].search });
        await box.fill(language === 'fr' ? 'téléphone' : 'telephone');
      },
    },
  };
}

async function take(
  browser: Browser,
  name: Picture,
  shot: Shot,
  language: Language,
): Promise<void> {
  const size = { desk: DESK, public: DESK, hall: WALL, phone: PHONE }[shot.kind];
  const theme = shot.kind === 'hall' ? 'dark' : 'light';
  const { context, page } = await person(browser, { language, theme, size });
  await see(page, { name, kind: shot.kind, address: shot.address });
  await shot.act?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const path = join(folder, pictureName(name, language));
  await (shot.part === undefined ? page : page.locator(shot.part)).screenshot({ path });
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
const server = await startServer();
const browser = await launch();
try {
  for (const language of LANGUAGES) {
    const shots = await shotsIn(server.address, language);
    for (const name of wanted) await take(browser, name, shots[name], language);
  }
} finally {
  await browser.close();
  await server.end();
}
const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
console.log(`${readdirSync(folder).length} pictures, ${Math.round(bytes / 1000)} kB`);
if (bytes > ALL_PICTURES) throw new Error(`more than ${ALL_PICTURES} bytes`);
