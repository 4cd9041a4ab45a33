import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { CreateAnswer } from '@ronde/server/api/commands.ts';
import type { Browser } from 'playwright-core';
import { answered, byHttp, post } from './by-http.ts';
import { everyPage, makeSample, see, type PageToSee } from './every-page.ts';
import { DESK, launch, person, PHONE, PROJECTOR, startServer } from './harness.ts';
import { inventedPlayers } from './invented-players.ts';

/**
 * Takes every page as a picture: `node --import tsx web/browser/pictures.ts [--only round,why]
 * [--players 64] [--folder DIR]`. Both themes, both languages, desk, phone and projector; with 5,
 * 64 and 500 players and the longest names.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    players: { type: 'string', default: '5,64,500' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: LANGUAGES.join() },
    folder: { type: 'string', default: '' },
  },
});

const SIZES: Readonly<Record<PageToSee['kind'], readonly { width: number; height: number }[]>> = {
  desk: [DESK, PHONE],
  hall: [PROJECTOR],
  phone: [PHONE],
  public: [DESK, PHONE],
};
const SCORES = ['1-0', '½-½', '0-1', '1-0'] as const;

const chosen = (list: string): readonly string[] => list.split(',').filter((one) => one !== '');

/** An event of so many in the middle of its fifth round, or of its second when they are few. */
async function makeEvent(address: string, players: number): Promise<string> {
  const rounds = players < 8 ? 5 : 9;
  const { id } = await answered<CreateAnswer>(
    post(`${address}/api/tournaments`, {
      key: crypto.randomUUID(),
      command: {
        settings: {
          name: `Open international de la Vallée des Brumes et du Haut-Pays ${players}`,
          firstDay: '2026-03-07',
          rounds,
          initialColour: 'white',
        },
      },
    }),
  );
  const http = byHttp(address, id);
  await http.do({
    type: 'enterPlayers',
    players: inventedPlayers(players).map(({ name, rating, club, federation }, index) => ({
      id: playerId(`p${index + 1}`),
      name,
      club,
      federation,
      ratings: { fide: rating },
      fromRound: 1,
    })),
  });
  await http.do({ type: 'assignNumbers', reason: 'initialOrder' });
  for (let round = 1; round <= Math.min(5, rounds - 2); round += 1) {
    await http.do({ type: 'pairRound', round });
    await http.do({ type: 'publishRound', round });
    await http.do({ type: 'startRound', round });
    const boards = Math.floor(players / 2);
    const last = round === Math.min(5, rounds - 2);
    for (let board = 1; board <= (last ? Math.floor(boards / 2) : boards); board += 1) {
      const score = SCORES[(board * 7 + round * 3) % SCORES.length] ?? '½-½';
      await http.do({
        type: 'enterResult',
        round,
        board,
        outcome: { kind: 'played', score },
      });
    }
    if (!last) await http.do({ type: 'closeRound', round });
  }
  return id;
}

async function take(browser: Browser, pages: readonly PageToSee[], folder: string): Promise<void> {
  const only = chosen(values.only);
  const wanted = pages.filter(({ name }) => only.length === 0 || only.includes(name));
  for (const language of LANGUAGES.filter((one) => chosen(values.languages).includes(one))) {
    for (const theme of (['light', 'dark'] as const).filter((one) =>
      chosen(values.themes).includes(one),
    )) {
      for (const one of wanted) {
        for (const size of SIZES[one.kind]) {
          const { context, page } = await person(browser, { language, theme, size });
          const file = `${one.name}-${language}-${theme}-${size.width}.png`;
          try {
            await see(page, one);
            await page.screenshot({ path: join(folder, file) });
          } catch (error) {
            console.error(file, error instanceof Error ? error.message.split('\n')[0] : error);
          }
          await context.close();
        }
      }
    }
  }
}

const folder = values.folder || mkdtempSync(join(tmpdir(), 'ronde-pictures-'));
const server = await startServer();
const browser = await launch();
try {
  for (const players of chosen(values.players).map(Number)) {
    const event =
      players === 64
        ? await makeSample(server.address, 'fr')
        : await makeEvent(server.address, players);
    const own = join(folder, String(players));
    mkdirSync(own, { recursive: true });
    await take(browser, await everyPage(server.address, event), own);
  }
  console.log(folder);
} finally {
  await browser.close();
  await server.end();
}
