import { playerId } from '@ronde/core/rules/identity.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { resultSpoken, resultText } from '../words/results.ts';
import { byHttp, deviceSession, type ByHttp } from './by-http.ts';
import { deskOf, played, type Played } from './desk.ts';
import { CHROMIUM, TABLET, type Look } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

const words = ROUNDS_WORDS.en;

/** One of each, board by board. */
const OUTCOMES: readonly GameOutcome[] = [
  played('1-0'),
  played('½-½'),
  played('0-1'),
  { kind: 'forfeit', winner: 'white' },
  played('0-1'),
  { kind: 'forfeit', winner: 'black' },
  { kind: 'doubleForfeit' },
  { kind: 'adjourned' },
  { kind: 'played', score: '½-0' },
  { kind: 'played', score: '1-0', underOneMove: true },
];
const everything = inject('sizes').combinations === 'all';
/** A finger meets those of every evening and a forfeit; in the long run all that a mouse meets. */
const BY_FINGER = OUTCOMES.slice(0, everything ? OUTCOMES.length : 4);

describe.skipIf(CHROMIUM === null)('results by any hand', () => {
  let http: ByHttp;
  const { server, sits } = opened(() => Promise.resolve());

  /** A round without a result, on a screen. */
  const sit = async (name: string, boards: number, look: Look = {}): Promise<Page> => {
    http = await inventedEvent(server.address, { name, players: 2 * boards, rounds: 3 });
    await beginRound(http, 1);
    const page = await sits(look);
    await deskOf(page, `${server.address}/event/${http.tournament}`, 'en').visit('rounds/1');
    await cellOf(page, 1).waitFor();
    return page;
  };
  const outcomes = async (): Promise<GameOutcome[]> =>
    (await http.view<RoundView>('rounds/1')).boards.map(({ outcome }) => outcome);
  const written = (expected: readonly GameOutcome[]): Promise<void> =>
    until('all is written', async () => {
      const now = await outcomes();
      return JSON.stringify(now) === JSON.stringify(expected);
    });

  const cellOf = (page: Page, board: number): Locator =>
    page.getByRole('button', { name: new RegExp(`Result of board ${board}:`) });
  const choiceOf = (page: Page, outcome: GameOutcome): Locator =>
    page.getByRole('dialog').getByRole('button', { name: resultSpoken(outcome, 'en') });
  /** The choice whose words are these and no more: a score before a move repeats them. */
  const choice = (page: Page, outcome: GameOutcome): Locator =>
    outcome.kind === 'played' && outcome.underOneMove !== true
      ? choiceOf(page, outcome).first()
      : choiceOf(page, outcome);
  const cursorOn = (page: Page, board: number): Promise<void> =>
    page.locator('tr[aria-current="true"]', { hasText: new RegExp(`^${board}\\D`) }).waitFor();

  it('a whole round with a mouse alone: two clicks a result, forfeits too; written over, taken back', async () => {
    const page = await sit('By mouse', OUTCOMES.length);
    for (const [index, outcome] of OUTCOMES.entries()) {
      await cellOf(page, index + 1).click();
      await choice(page, outcome).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      // The cursor is on the next open board, after a forfeit as after a win.
      if (index + 1 < OUTCOMES.length) await cursorOn(page, index + 2);
    }
    await written(OUTCOMES);
    await cellOf(page, 4).click();
    await page.getByRole('dialog').getByRole('button', { name: words.clear }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.clear }).click();
    const cleared: GameOutcome[] = OUTCOMES.map((one, index) =>
      index === 3 ? { kind: 'notEntered' } : one,
    );
    await written(cleared);

    // A result written over is said, and comes back by one click.
    const over = played('0-1');
    await cellOf(page, 1).click();
    await choice(page, over).click();
    const [was, is] = [played('1-0'), over].map((one) => resultText(one, 'en'));
    await page.getByText(words.replaced(1, was ?? '', is ?? '')).waitFor();
    await written([over, ...cleared.slice(1)]);
    await page.getByRole('button', { name: words.backTo(was ?? '') }).click();
    await written(cleared);
    // By a button that is always there, the last is taken back.
    await page.getByRole('button', { name: SHELL_WORDS.en.undo, exact: true }).click();
    await written([over, ...cleared.slice(1)]);
    await page.keyboard.press('Control+z');
    await written(cleared);
  });

  it('a whole round with a finger alone on a tablet: every target has 44 pixels', async () => {
    const page = await sit('By finger', BY_FINGER.length, { size: TABLET, touch: true });
    const isLarge = async (target: Locator): Promise<void> => {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    };
    for (const [index, outcome] of BY_FINGER.entries()) {
      const cell = cellOf(page, index + 1);
      await isLarge(cell);
      await cell.tap();
      await isLarge(choice(page, outcome));
      await choice(page, outcome).tap();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await written(BY_FINGER);
  });

  /** What the row of figures gives without Shift, from 0 on. */
  const ROWS = {
    QWERTY: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    AZERTY: ['à', '&', 'é', '"', "'", '(', '-', 'è', '_', 'ç'],
  } as const;

  /** The figures of the one are typed by every walk that types results. */
  const LAYOUTS = everything ? (['QWERTY', 'AZERTY'] as const) : (['AZERTY'] as const);

  it.each(LAYOUTS)(
    '%s: a whole round by the row of figures, without Shift, and a forfeit in between',
    async (layout) => {
      const page = await sit(`By keys, ${layout}`, 8);
      const session = await page.context().newCDPSession(page);
      const press = async (figure: number): Promise<void> => {
        const key = { key: ROWS[layout][figure] ?? '', code: `Digit${figure}` };
        await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
        await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
      };
      const figures: Readonly<Record<Played, number>> = { '1-0': 1, '0-1': 0, '½-½': 2 };
      const scores: readonly Played[] = ['1-0', '½-½', '0-1', '½-½', '1-0', '0-1'];
      // Board 6 by its number, under the minus of a French keyboard: nothing is written yet.
      await press(6);
      await cursorOn(page, 6);
      expect((await outcomes()).every(({ kind }) => kind === 'notEntered')).toBe(true);
      await page.keyboard.press('Enter');
      await press(figures['1-0']);
      await page.keyboard.press('f');
      await page.getByRole('dialog').waitFor();
      // On board 7: the forfeit, and the next result follows on board 8.
      await press(1);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await cursorOn(page, 8);
      for (const score of scores) {
        await page.keyboard.press('Enter');
        await press(figures[score]);
      }
      await written([
        ...(['½-½', '0-1', '½-½', '1-0', '0-1'] as const).map(played),
        played('1-0'),
        { kind: 'forfeit', winner: 'white' },
        played('1-0'),
      ]);
    },
  );

  it('a disputed board shows both claims, and is settled by a click', async () => {
    const page = await sit('Disputed', 3);
    await enterResults(http, 1, 2);
    const board = (await http.view<RoundView>('rounds/1')).boards[2];
    for (const side of ['white', 'black'] as const) {
      const player = playerId(board?.[side].id ?? '');
      const { cookie } = await deviceSession(server.address, http.tournament, {
        name: side,
        role: 'player',
        player,
      });
      await byHttp(server.address, http.tournament, cookie).do({
        type: 'claimResult',
        round: 1,
        board: 3,
        player,
        outcome: played(side === 'white' ? '1-0' : '½-½'),
      });
    }
    const row = page.getByRole('row', { name: /^Board 3,/ });
    const claim = (side: string, score: Played): Locator =>
      row.getByRole('button', { name: words.takeClaim(side, resultText(played(score), 'en')) });
    await claim(words.white, '1-0').waitFor();
    await claim(words.black, '½-½').click();
    await until('settled', async () => {
      const third = (await outcomes())[2];
      return JSON.stringify(third) === JSON.stringify(played('½-½'));
    });
    await claim(words.white, '1-0').waitFor({ state: 'detached' });
  });
});
