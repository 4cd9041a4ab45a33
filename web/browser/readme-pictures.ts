import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RoundDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { HELPER_WORDS } from '../phone/helper/helper-words.ts';
import { byHttp, deviceLink } from './by-http.ts';
import { makeSample, see, type PageToSee } from './every-page.ts';
import { setScreens } from './hall-screens.ts';
import { buildAll, launch, person, PHONE, startServer } from './harness.ts';

/** Takes the six pictures of docs/images from the sample event: `node --import tsx …`. */
const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const LARGEST = 250_000;
/** A desk, as much of it as a page of the README shows well. */
const PAGE = { width: 1360, height: 850 } as const;
/** A projector's picture, at the size of a page. */
const WALL = { width: 1280, height: 720 } as const;

buildAll();
const server = await startServer();
const browser = await launch();

async function take(
  file: string,
  kind: PageToSee['kind'],
  address: string,
  theme: 'light' | 'dark' = 'light',
  before: (page: Awaited<ReturnType<typeof person>>['page']) => Promise<void> = async () => {
    // Most pages are taken as they open.
  },
): Promise<void> {
  const size = kind === 'hall' ? WALL : kind === 'phone' ? PHONE : PAGE;
  const { context, page } = await person(browser, { language: 'en', theme, size });
  await see(page, { name: file, kind, address: () => address });
  await before(page);
  const path = join(folder, `${file}.png`);
  await page.screenshot({ path });
  if (statSync(path).size > LARGEST) throw new Error(`${file} is larger than ${LARGEST} bytes`);
  await context.close();
}

try {
  const id = await makeSample(server.address, 'en');
  const http = byHttp(server.address, id);
  const event = `${server.address}/event/${encodeURIComponent(id)}`;
  await setScreens(server.address, id, [
    { code: 'hall', pages: [{ view: 'pairings', round: null }], language: 'en', theme: 'dark' },
  ]);
  await take('now', 'desk', `${event}/now`);
  await take('hall', 'hall', `${server.address}/s/hall`, 'dark');
  const wish = { name: 'Helper', role: 'results', boards: { from: 1, to: 20 } } as const;
  const link = await deviceLink(server.address, id, wish);
  await take('phone', 'phone', `${server.address}${link.path}`, 'light', async (page) => {
    const keypad = page.getByRole('group', { name: HELPER_WORDS.en.keypad });
    await keypad.getByRole('button', { name: '7', exact: true }).click();
  });
  const { players } = await http.view<PlayersView>('players');
  const fourth = players.find(({ tpn }) => tpn === 11);
  await take('standings', 'desk', `${event}/standings?panel=rank:${fourth?.id ?? ''}`);
  await take('crosstable', 'desk', `${event}/crosstable`, 'dark');

  const round = await http.view<RoundView>('rounds/5');
  for (const { board, outcome } of round.boards) {
    if (outcome.kind !== 'notEntered') continue;
    const score = (['1-0', '½-½', '0-1'] as const)[board % 3] ?? '½-½';
    await http.do({ type: 'enterResult', round: 5, board, outcome: { kind: 'played', score } });
  }
  await http.do({ type: 'closeRound', round: 5 });
  await http.do({ type: 'pairRound', round: 6 });
  const drawing = await http.view<RoundDrawing>('rounds/6/explanation?lang=en');
  const departing = drawing.departures[0] ?? 1;
  await take('draft-and-why', 'desk', `${event}/rounds/6?panel=why:6:${departing}`);
} finally {
  await browser.close();
  await server.end();
}
