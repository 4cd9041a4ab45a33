import type { PlayerCard } from '@ronde/core/tournament/views/player-card.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { CROSSTABLE_WORDS } from '../desk/pages/crosstable/crosstable-words.ts';
import { HISTORY_WORDS } from '../desk/pages/history/history-words.ts';
import { PEOPLE_WORDS } from '../desk/pages/people/people-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { PLAYER_WORDS } from '../desk/panels/player/player-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import type { ByHttp } from './by-http.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { notForPaper, onPaper, paleTexts, printed, printedWords, READS_PDF } from './printed.ts';
import { goWithinTheDesk } from './within-the-desk.ts';

if (!READS_PDF) console.log('web/browser/print: sheets not read, there is no pdftotext here');

const NAME = 'Open de la “Vallée” des Brumes';
const words = ROUNDS_WORDS.en;

interface List {
  readonly name: string;
  readonly path: string;
  /** A head of its table, which stands on each sheet. */
  readonly head?: RegExp;
  readonly come?: (page: Page) => Promise<void>;
  /** Whoever is to be on paper, on the screen or not. */
  readonly everybody?: (event: ByHttp) => Promise<readonly string[]>;
}

const LISTS: readonly List[] = [
  { name: 'players', path: 'players', head: /No\. +Name +Rating/ },
  { name: 'check-in list', path: 'check-in' },
  {
    name: 'pairings by board',
    path: 'rounds/1',
    head: /Board +White +Result +Black/,
    everybody: async (event) => {
      const { boards } = await event.view<RoundView>('rounds/1');
      return boards.flatMap(({ white, black }) => [white.name, black.name]);
    },
  },
  {
    name: 'pairings by name',
    path: 'rounds/1',
    head: /Name +Board +Colour +Opponent/,
    come: async (page) => {
      await page.getByText(words.byName, { exact: true }).click();
      await page.getByRole('columnheader', { name: words.opponent }).waitFor();
    },
  },
  {
    name: 'standings',
    path: 'standings',
    head: /Rank +No\. +Name +Fed\./,
    everybody: async (event) =>
      (await event.view<StandingsView>('standings')).rows.map(({ name }) => name),
  },
  { name: 'crosstable', path: 'crosstable', head: /Line +Name +Rating +Pts/ },
  { name: 'register of licences', path: 'licences', head: /No\. +Name/ },
  { name: 'posting board', path: 'wall', head: /Paper +State/ },
  // Below the table stands whom to ask, perhaps on a sheet of its own.
  { name: 'dossier', path: 'dossier', head: /Piece +State|Whom to ask/ },
  { name: 'ratings', path: 'ratings', head: /No\. +Name +Rating/ },
  { name: 'games', path: 'games', head: /Rd +Bd +White/ },
  { name: 'norms', path: 'norms' },
  { name: 'history', path: 'history' },
  { name: 'people', path: 'people' },
];

const everything = inject('sizes').combinations === 'all';

/** The boards fill more than one sheet, and the players more than a screen. */
const PLAYERS = everything ? 130 : 84;

/** Without a line a player, as long in a small event: in `npm test` that is where they are looked at. */
const OF_OTHERS = ['posting board', 'dossier', 'norms', 'people'];
const isOfPlayers = ({ name }: List): boolean => everything || !OF_OTHERS.includes(name);

/**
 * In `npm test` the lists on which everybody is looked for are looked at and printed, the others one or
 * the other, by turns; in the long run all of them both.
 */
const isDone = (how: 'looked at' | 'printed', list: List): boolean =>
  everything ||
  list.everybody !== undefined ||
  LISTS.indexOf(list) % 2 === (how === 'printed' ? 1 : 0);

describe.skipIf(CHROMIUM === null)('lists on paper', () => {
  let page: Page;
  let event: ByHttp;
  /** A small one, of which everything is on a sheet or two. */
  let ten: ByHttp;

  const { server } = opened(async ({ address }, comes) => {
    ({ page } = await comes({ theme: 'dark' }));
    event = await inventedEvent(address, { name: NAME, players: PLAYERS, rounds: 5 });
    await beginRound(event, 1);
    await enterResults(event, 1, 12);
    // An event of this federation keeps a register of licences (LA 5.1).
    const french = { type: 'changeSettings', changes: { federation: 'FRA' } } as const;
    await event.do(french);
    ten = await inventedEvent(address, { name: NAME, players: 10, rounds: 3 });
    await beginRound(ten, 1);
    await enterResults(ten, 1, 5);
    await ten.do(french);
  });
  /** As its links lead there: a page that is loaded anew takes longer than most looks at it. */
  const open = async (path: string, { tournament } = event): Promise<void> => {
    const address = `${server.address}/event/${tournament}/${path}`;
    if (!(await goWithinTheDesk(page, address))) await page.goto(address);
    await page.locator('h1').first().waitFor();
    await page.locator('.mantine-Loader-root').first().waitFor({ state: 'detached' });
  };

  // One load for both: opening a list takes longer than most looks at it.
  describe.each(LISTS)('$name', (list) => {
    const { path, head, come, everybody } = list;
    beforeAll(async () => {
      await open(path, isOfPlayers(list) ? event : ten);
      await come?.(page);
    });

    if (isDone('looked at', list)) {
      it('no navigation, nothing to press, black on white though the desk is dark', async () => {
        await onPaper(page, async () => {
          expect(await paleTexts(page), 'pale on paper').toEqual([]);
          expect(await notForPaper(page), 'not for paper').toEqual([]);
        });
      });
    }
    if (isDone('printed', list)) {
      it.skipIf(!READS_PDF)(
        'event, page and time on every sheet, numbered, heads repeated, no row alone, everybody',
        async () => {
          const title = await page.locator('h1').first().innerText();
          const sheets = await printed(page);
          for (const [index, sheet] of sheets.entries()) {
            expect(sheet).toMatch(new RegExp(`${index + 1} ?/ ?${sheets.length}\\s*$`));
            expect(sheet).toContain(SHELL_WORDS.en.printedAt('').trim());
            expect(sheet).toContain(index === 0 ? NAME : `${NAME} · ${title}`);
            if (head !== undefined) expect(sheet).toMatch(head);
            // Event, head and foot are three lines: below them stand two rows at least.
            expect(sheet.split('\n').filter((line) => line.trim() !== '').length).toBeGreaterThan(
              4,
            );
          }
          const all = sheets.join('\n');
          expect(all).not.toContain(SHELL_WORDS.en.skip);
          const names = (await everybody?.(event)) ?? [];
          const missing = names.filter((name) => !all.includes(name.split(/[ ,-]/)[0] ?? name));
          expect(missing).toEqual([]);
        },
      );
    }
  });

  it('the whole history is fetched before it is printed', async () => {
    await open('history');
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = 'yes';
      };
    });
    await page.getByRole('button', { name: HISTORY_WORDS.en.print }).click();
    await page.locator('html[data-printed="yes"]').waitFor({ state: 'attached' });
    const position = await event.position();
    const count = HISTORY_WORDS.en.count(position, position);
    await page.locator('[aria-live]').getByText(count).waitFor();
  });

  it.skipIf(!READS_PDF)(
    'a player’s card is printed alone, under the event and the time',
    async () => {
      await open('crosstable?panel=player:p1', ten);
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      const { en } = PLAYER_WORDS;
      const card = await ten.view<PlayerCard>('players/p1');
      const panel = page.getByRole('complementary');
      await panel.getByRole('button', { name: en.printCard }).click();
      expect(await onPaper(page, () => paleTexts(page))).toEqual([]);
      await panel.getByRole('button', { name: en.printCard }).click();
      const sheets = await printed(page);
      expect(sheets).toHaveLength(1);
      const [sheet = ''] = sheets;
      expect(sheet).toContain(NAME);
      expect(sheet).toContain(SHELL_WORDS.en.printedAt('').trim());
      expect(sheet).toContain(card.player.name);
      expect(sheet).toContain(card.path[0]?.opponent?.name);
      expect(sheet).toContain(en.curveOwn);
      for (const other of [CROSSTABLE_WORDS.en.heading, en.edit, en.whyRank, en.privateShow]) {
        expect(sheet).not.toContain(other);
      }
      // The next print is the page again.
      expect((await printed(page)).join('\n')).toContain(CROSSTABLE_WORDS.en.heading);
    },
  );

  it.skipIf(!READS_PDF)('eight cards a sheet', async () => {
    await open('people', ten);
    await page.getByRole('button', { name: PEOPLE_WORDS.en.cards }).click();
    await page.getByRole('button', { name: PEOPLE_WORDS.en.makeCards(10), exact: true }).click();
    await page.getByRole('button', { name: PEOPLE_WORDS.en.print, exact: true }).waitFor();
    const cards = (await printed(page)).map((sheet) => sheet.match(/\d{4} \d{4}/g)?.length);
    expect(cards).toEqual([8, 2]);
  });

  it.skipIf(!READS_PDF)('a long name of the event does not run into the time', async () => {
    const long = 'Open international de la Vallée des Brumes et du Haut-Pays, mémorial Delacroix';
    await event.do({ type: 'changeSettings', changes: { name: long } });
    await open('standings');
    await page.getByRole('row').nth(1).waitFor();
    // The desk knows the event from before: its new name comes with the news.
    await page.getByRole('banner').getByText(long).waitFor();
    const words = await printedWords(page, 2);
    const time = words.find(({ text }) => SHELL_WORDS.en.printedAt('').trim() === text);
    const above = words.filter(({ bottom }) => bottom <= (time?.bottom ?? 0) + 6);
    expect(above.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['mémorial', 'Standings']),
    );
    const before = above.filter(({ text }) => long.includes(text) || text === 'Standings');
    expect(Math.max(...before.map(({ right }) => right))).toBeLessThan(time?.left ?? 0);
  });
});
