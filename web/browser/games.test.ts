import { readFileSync } from 'node:fs';
import { readPgn } from '@ronde/core/formats/pgn/read-pgn.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { GAME_DIALOG_WORDS } from '../desk/pages/games/game-dialog-words.ts';
import { GAMES_PAGE_WORDS } from '../desk/pages/games/games-words.ts';
import { faultsOn } from './axe-faults.ts';
import { boardsOf, counted, pgnOf, type Played } from './games-of-an-event.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import type { ByHttp } from './by-http.ts';

const words = GAMES_PAGE_WORDS.en;
const viewer = GAME_DIALOG_WORDS.en;

/** Sixty games and three are missing in the long run. */
const [ROUNDS, BOARDS] = inject('sizes').combinations === 'all' ? [3, 21] : [2, 4];
const GAMES = ROUNDS * BOARDS;

describe.skipIf(CHROMIUM === null)('games', () => {
  const { server, sits } = opened(() => Promise.resolve());

  const results = async (http: ByHttp): Promise<readonly unknown[]> => {
    const rounds: unknown[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { boards } = await http.view<RoundView>(`rounds/${round}`);
      rounds.push(boards.map(({ board, outcome }) => ({ board, outcome })));
    }
    return rounds;
  };
  const filter = async (page: Page, label: string): Promise<void> => {
    await page.getByLabel(words.show).selectOption({ label });
  };

  it('are read in, two in conflict, one missing; one is put right by hand, stepped through and given out', async () => {
    const http = await inventedEvent(server.address, {
      ...{ name: 'Games of many', players: 2 * BOARDS, rounds: ROUNDS },
    });
    for (let round = 1; round <= ROUNDS; round += 1) {
      await beginRound(http, round);
      await enterResults(http, round, BOARDS);
    }
    const boards = await boardsOf(http);
    expect(boards).toHaveLength(GAMES);
    const before = [await results(http), await http.position()];

    // All but three come in a mail, two with another result; one more has names nobody knows.
    const turned = (one: Played): Played => ({
      ...one,
      result: one.result === '1-0' ? '0-1' : '1-0',
    });
    const [first, second, third, fourth, fifth, ...rest] = boards;
    if (!first || !second || !third || !fourth || !fifth) throw new Error('no boards');
    const sent = [turned(first), turned(second), ...rest];
    expect(sent).toHaveLength(GAMES - 3);
    const strangers = {
      ...fourth,
      round: 9,
      board: 9,
      white: 'Nobody, Known',
      black: 'Else, Other',
    };
    const file = `From: a mail\n\n${sent.map(pgnOf).join('')}${pgnOf(strangers)}`;

    const page = await sits();
    await page.goto(`${server.address}/event/${http.tournament}/games`);
    await page.getByRole('heading', { name: words.heading, level: 1 }).waitFor();
    await counted(page, 0, 0, GAMES);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: words.choose, exact: true }).click();
    await (
      await chooser
    ).setFiles({
      ...{ name: 'round.pgn', mimeType: 'application/vnd.chess-pgn', buffer: Buffer.from(file) },
    });
    await page.getByText(words.done(GAMES - 2, GAMES - 3, 2, 0)).waitFor();
    await counted(page, GAMES - 5, 2, 3);

    // The game of strangers is put on its board by hand, the next is pasted: one is missing.
    const pair = words.pair(strangers.white, strangers.black);
    const held = page.getByRole('listitem').filter({ hasText: pair });
    await held.getByLabel(words.round, { exact: true }).selectOption(String(fourth.round));
    await held.getByLabel(words.board, { exact: true }).selectOption(String(fourth.board));
    await held.getByRole('button', { name: words.putOf(pair) }).click();
    await counted(page, GAMES - 4, 2, 2);
    await page.getByLabel(words.pasteLabel).fill(pgnOf(fifth));
    await page.getByRole('button', { name: words.keep, exact: true }).click();
    await counted(page, GAMES - 3, 2, 1);

    await filter(page, words.filters.missing(1));
    const row = page.locator('tbody tr[data-index]');
    await expect.poll(() => row.count()).toBe(1);
    expect(await row.first().innerText()).toContain(third.white);

    // Two in conflict; of one somebody has looked, and it is kept as it is.
    await filter(page, words.filters.conflict(2));
    await expect.poll(() => row.count()).toBe(2);
    await row.filter({ hasText: first.white }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(viewer.conflicts).waitFor();
    await dialog.getByRole('button', { name: viewer.vouch, exact: true }).click();
    await dialog.getByText(viewer.conflicts).waitFor({ state: 'detached' });

    // Stepped through by keys: the position is drawn, the move is said.
    const board = dialog.getByRole('img', { name: /^Position/ });
    const said = dialog.getByRole('status');
    await expect.poll(() => said.innerText()).toBe(viewer.start);
    await expect.poll(() => board.locator('path').count()).toBe(32);
    const start = await board.innerHTML();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => said.innerText()).toContain('1, White: pawn to');
    expect(await board.innerHTML()).not.toBe(start);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => said.innerText()).toContain('1, Black:');
    await page.keyboard.press('End');
    const moves = dialog.getByRole('list', { name: viewer.moves }).getByRole('button');
    await expect.poll(() => moves.last().getAttribute('aria-current')).toBe('step');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => moves.last().getAttribute('aria-current')).toBeNull();
    await page.keyboard.press('Home');
    await expect.poll(() => said.innerText()).toBe(viewer.start);
    expect(await faultsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: viewer.turn }).click();
    await expect.poll(() => board.innerHTML()).not.toBe(start);
    for (const button of await board.locator('..').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }

    // Taken away, and brought back.
    await dialog.getByRole('button', { name: viewer.takeAway }).click();
    await dialog.getByText(viewer.missing).waitFor();
    await dialog.getByRole('button', { name: viewer.turnBack }).click();
    await dialog.getByText(viewer.missing).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await counted(page, GAMES - 2, 1, 1);

    // Given out: with moves but for the one in conflict and the one missing, and read again.
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: words.saveAll, exact: true }).click();
    const saved = readPgn(readFileSync(await (await saving).path(), 'utf8')).games;
    expect(saved).toHaveLength(GAMES);
    expect(saved.filter(({ moves }) => moves.length > 0)).toHaveLength(GAMES - 2);
    const one = saved.find(({ tags }) => tags.get('Round') === `${fourth.round}.${fourth.board}`);
    expect([one?.tags.get('White'), one?.result]).toEqual([fourth.white, fourth.result]);

    // No result was touched, and nothing was written into the log.
    expect([await results(http), await http.position()]).toEqual(before);
  });
});
