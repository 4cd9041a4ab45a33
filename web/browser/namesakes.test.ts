import { playerId } from '@ronde/core/rules/identity.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SCREENS_WORDS } from '../desk/pages/screens/screens-words.ts';
import type { ByHttp } from './by-http.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM, LAPTOP } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const FAMILIES = ['Martin', 'Vandenbroucke-Delacroix', 'Nguyễn'];
const GIVEN = [
  ...[
    'Jean',
    'Jeanne',
    'Jeannine',
    'Jean-Marc',
    'Jean-Marie',
    'Jules',
    'Julie',
    'Julien',
    'Juliette',
  ],
  ...[
    'Marie-Antoinette',
    'Marie-Anne',
    'Marie',
    'Marius',
    'Łukasz',
    'Lucas',
    'Luc',
    'Țepeș',
    'Théo',
  ],
];
const FEDERATIONS = ['FRA', 'BEL', 'SUI'];

/** 300 people of three families, many of the same whole name. */
const NAMESAKES = Array.from({ length: 300 }, (_, index) => ({
  id: playerId(`p${index + 1}`),
  name: `${FAMILIES[index % 3] ?? ''}, ${GIVEN[Math.floor(index / 3) % GIVEN.length] ?? ''}`,
  federation: FEDERATIONS[Math.floor(index / 54) % 3] ?? '',
  ratings: { fide: 2_400 - index * 3 },
  fromRound: 1,
}));

/** The names of a screen, picture after picture. */
async function namesOn(page: Page, cells: string): Promise<readonly string[]> {
  await page.locator(cells).first().waitFor();
  const text = await page.locator('.foot .page').allInnerTexts();
  const pages = Number(/\/ (\d+)/.exec(text[0] ?? '')?.[1] ?? 1);
  const names: string[] = [];
  for (let shown = 1; shown <= pages; shown += 1) {
    names.push(...(await page.locator(cells).allInnerTexts()));
    if (shown === pages) break;
    await page.keyboard.press('ArrowRight');
    await page.getByText(new RegExp(`Page ${shown + 1} /`)).waitFor();
  }
  return names;
}

describe.skipIf(CHROMIUM === null)('[issue 15.7] 300 namesakes', () => {
  let event: ByHttp;
  const { server, comes } = opened(async ({ address }) => {
    event = await inventedEvent(address, {
      name: 'Open of namesakes',
      players: 0,
      rounds: 5,
    });
    await event.do({ type: 'enterPlayers', players: NAMESAKES });
    await event.do({ type: 'assignNumbers', reason: 'initialOrder' });
    await beginRound(event, 1);
  });

  it('each stands under a name of its own', async () => {
    await setScreens(server.address, event.tournament, [
      { code: 'same', pages: [{ view: 'byName', round: null }] },
    ]);
    const { page: wall } = await comes({ size: LAPTOP });
    await wall.goto(`${server.address}/s/same`);
    const names = await namesOn(wall, 'td.own');
    expect(names).toHaveLength(NAMESAKES.length);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const cut = await wall.evaluate(
      () =>
        [...document.querySelectorAll('td.own')].filter(
          (cell) => cell.scrollWidth > cell.clientWidth + 1,
        ).length,
    );
    expect(cut).toBe(0);
    expect(await wall.evaluate(() => document.fonts.check('600 20px Inter', 'Łț'))).toBe(true);
  });
});

describe.skipIf(CHROMIUM === null)('a screen of two pages', () => {
  const { server, comes, sits } = opened(() => Promise.resolve());

  it('shows every figure of the ranking, and the page that the desk says', async () => {
    const tieBreaks = ['BH/C1', 'BH', 'SB', 'WON', 'PS'] as const;
    const wish = { name: 'Turns', players: 6, rounds: 5, settings: { tieBreaks } };
    const event = await inventedEvent(server.address, wish);
    await setScreens(server.address, event.tournament, [
      { code: 'turns', pages: [{ view: 'standings' }, { view: 'message', text: 'Bonne ronde' }] },
    ]);
    const { page: wall } = await comes({ size: LAPTOP });
    await wall.goto(`${server.address}/s/turns`);
    await wall.locator('td.figure').first().waitFor();
    const heads = wall.locator('table').first().locator('th.figure');
    expect(await heads.allInnerTexts()).toEqual(tieBreaks);
    const desk = await sits();
    const words = SCREENS_WORDS.en;
    await desk.goto(`${server.address}/event/${event.tournament}/screens`);
    await desk.getByRole('button', { name: words.nextPageOf('turns') }).click();
    await desk.getByRole('button', { name: words.letGoOf('turns') }).waitFor();
    await desk.getByRole('button', { name: words.nextPageOf('turns') }).click();
    await wall.getByText('Bonne ronde').waitFor();
    await desk.getByRole('button', { name: words.letGoOf('turns') }).click();
    await wall.locator('td.figure').first().waitFor();
  });
});
