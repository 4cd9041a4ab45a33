import { randomFrom } from '@ronde/core/rules/random.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { PUBLICATION_WORDS } from '../desk/event/publication-words.ts';
import { MATCH_WORDS } from '../desk/pages/rounds/matches/match-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { byHttp, type ByHttp } from './by-http.ts';
import { deskOf } from './desk.ts';
import { makeSample } from './every-page.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { leagueOfSix, othersHandIn } from './league-of-six.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

const words = ROUNDS_WORDS.en;

/** The score of a board, as the server has it. */
type Scores = Readonly<Record<number, string>>;

describe.skipIf(CHROMIUM === null)('results typed after anything else was pressed', () => {
  const { server, sits } = opened(() => Promise.resolve());

  const sit = async (http: ByHttp, path: string): Promise<Page> => {
    const page = await sits();
    await deskOf(page, `${server.address}/event/${http.tournament}`, 'en').visit(path);
    return page;
  };
  const keys = async (page: Page, ...strokes: readonly string[]): Promise<void> => {
    for (const stroke of strokes) await page.keyboard.press(stroke);
  };
  const scores = async (http: ByHttp, round: number): Promise<Record<number, string>> => {
    const { boards } = await http.view<RoundView>(`rounds/${round}`);
    return Object.fromEntries(
      boards.flatMap(({ board, outcome }) =>
        outcome.kind === 'played' ? [[board, outcome.score]] : [],
      ),
    );
  };
  const are = async (http: ByHttp, round: number, expected: Scores): Promise<void> => {
    await until('all is saved', async () => {
      const now = await scores(http, round);
      return Object.keys(now).length >= Object.keys(expected).length;
    });
    expect(await scores(http, round)).toEqual(expected);
  };
  const panel = (page: Page) => page.getByRole('complementary');

  it('a player’s name clicked in round 5 of the sample: 7 Enter 1 Enter 2 Enter 0 is boards 7, 8 and 9', async () => {
    const sample = byHttp(server.address, await makeSample(server.address, 'en'));
    for (const { board, outcome } of (await sample.view<RoundView>('rounds/5')).boards) {
      if (outcome.kind !== 'notEntered') {
        await sample.do({ type: 'clearResult', round: 5, board });
      }
    }
    const before = await scores(sample, 5);
    expect(before).toEqual({});
    const page = await sit(sample, 'rounds/5');
    await page
      .getByRole('row', { name: /^Board 3,/ })
      .getByRole('button')
      .first()
      .click();
    await panel(page).getByRole('heading').first().waitFor();
    await keys(page, '7', 'Enter', '1', 'Enter', '2', 'Enter', '0');
    await are(sample, 5, { 7: '1-0', 8: '½-½', 9: '0-1' });
    // The panel is left; typed over one of them, the result stands until it is answered.
    await keys(page, 'Escape');
    await panel(page).waitFor({ state: 'detached' });
    await keys(page, '8', 'Enter', '0', 'Enter', '1', 'Enter', '2');
    const question = page.getByRole('dialog', { name: words.overwriteTitle(8) });
    await question.waitFor();
    expect(await scores(sample, 5)).toEqual({ 7: '1-0', 8: '½-½', 9: '0-1' });
    await question.getByRole('button', { name: words.overwriteKeep('½ – ½') }).click();
    await keys(page, '1', '0', 'Enter', '1');
    await are(sample, 5, { 7: '1-0', 8: '½-½', 9: '0-1', 10: '1-0' });
  });

  it('the menu of a match left: 5 Enter 1 Enter 1 Enter 0 is boards 5, 6 and 7 of a league', async () => {
    const league = await leagueOfSix(server.address);
    await league.do({ type: 'pairRound', round: 1 });
    await othersHandIn(league, 1);
    await league.do({ type: 'publishRound', round: 1 });
    await league.do({ type: 'startRound', round: 1 });
    const page = await sit(league, 'rounds/1');
    await page.getByRole('button', { name: MATCH_WORDS.en.more(3) }).click();
    await page.getByRole('menu').waitFor();
    // Nothing is meant for the list while the menu is open.
    await keys(page, '9', 'Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await keys(page, '5', 'Enter', '1', 'Enter', '1', 'Enter', '0');
    await are(league, 1, { 5: '1-0', 6: '1-0', 7: '0-1' });
  });

  it('the dialog of publishing answered by a team event: Enter goes to no other page', async () => {
    const league = await leagueOfSix(server.address, { unpublished: true });
    await league.do({ type: 'pairRound', round: 1 });
    await othersHandIn(league, 1);
    const page = await sit(league, 'rounds/1');
    await page.getByRole('button', { name: words.publish, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: PUBLICATION_WORDS.en.roundOnly(1), exact: true })
      .click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words.start, exact: true }).waitFor();
    const address = page.url();
    await keys(page, '5', 'Enter', '1', 'Enter', '2', 'Enter', '0');
    await are(league, 1, { 5: '1-0', 6: '½-½', 7: '0-1' });
    expect(page.url()).toBe(address);
  });

  /** The same walks in every run. */
  const SEEDS = inject('sizes').combinations === 'all' ? [1, 2, 3, 4, 5, 6] : [1, 2];
  const RESULTS = [
    ['1', '1-0'],
    ['2', '½-½'],
    ['0', '0-1'],
  ] as const;

  it.each(SEEDS)(
    'whatever is clicked between the keys, walk %i: each result is on its board',
    async (seed) => {
      const random = randomFrom(seed);
      const BOARDS = 12;
      const http = await inventedEvent(server.address, {
        name: `Any walk ${seed}`,
        players: 2 * BOARDS,
        rounds: 3,
      });
      await beginRound(http, 1);
      const page = await sit(http, 'rounds/1');
      const row = (board: number) =>
        page.getByRole('row', { name: new RegExp(`^Board ${board},`) });
      await row(1).waitFor();
      const one = <T>(all: readonly T[]): T => {
        const chosen = all[random.below(all.length)];
        if (chosen === undefined) throw new Error('nothing to choose from');
        return chosen;
      };
      const asides: readonly (() => Promise<void>)[] = [
        async () => {
          await row(1 + random.below(BOARDS))
            .getByRole('button')
            .first()
            .click();
          await panel(page).getByRole('heading').first().waitFor();
        },
        async () => {
          if ((await panel(page).count()) === 0) return;
          await keys(page, 'Escape');
          await panel(page).waitFor({ state: 'detached' });
        },
        async () => {
          await page.getByRole('button', { name: words.hintOfKeys }).click();
        },
        async () => {
          await page.getByRole('checkbox', { name: words.openOnly }).click();
          await page.getByRole('checkbox', { name: words.openOnly }).click();
        },
        async () => {
          await keys(page, 'Control+k');
          await page.getByRole('dialog').waitFor();
          await keys(page, 'Escape');
          await page.getByRole('dialog').waitFor({ state: 'detached' });
        },
        () => Promise.resolve(),
      ];
      const left = Array.from({ length: BOARDS }, (_, index) => index + 1);
      const expected: Record<number, string> = {};
      while (left.length > 3) {
        await one(asides)();
        const board = one(left);
        left.splice(left.indexOf(board), 1);
        const [key, score] = one(RESULTS);
        expected[board] = score;
        for (const figure of String(board)) await keys(page, figure);
        // By mouse only: a dialog between them takes the number away, and says so.
        if (random.chance(0.5)) await asides[0]?.();
        await keys(page, 'Enter', key);
      }
      await are(http, 1, expected);
    },
  );
});
