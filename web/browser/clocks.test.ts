import { playerId } from '@ronde/core/rules/identity.ts';
import { NO_REGULATIONS } from '@ronde/core/tournament/regulations.ts';
import { CLOCK_ACT_WORDS } from '@ronde/core/tournament/words/clock-words.ts';
import type { AdjournmentsView } from '@ronde/core/tournament/views/adjournments.ts';
import type { ClocksView } from '@ronde/core/tournament/views/clocks.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ADJOURNED_WORDS } from '../desk/pages/clocks/adjourned-words.ts';
import { CLOCKS_WORDS } from '../desk/pages/clocks/clocks-words.ts';
import { CHESS960_PAGE_WORDS } from '../desk/pages/rounds/chess960/chess960-words.ts';
import { TO_ADJOURNED_WORDS } from '../desk/parts/to-adjourned-words.ts';
import { DEFAULT_TIME_WORDS } from '../desk/pages/rounds/default-time/default-time-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { resultSpoken } from '../words/results.ts';
import { sayCall } from '../words/calls.ts';
import { goTo } from './go-to.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM, DESK, PHONE } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const MINUTE = 60_000;
const ago = (minutes: number): string => new Date(Date.now() - minutes * MINUTE).toISOString();

describe.skipIf(CHROMIUM === null)('clocks of a round', () => {
  let desk: Page;
  let wall: Page;
  const { server } = opened(async (_, comes) => {
    ({ page: desk } = await comes());
    // Its own clock is an hour slow.
    await desk.addInitScript(() => {
      const real = Date.now.bind(Date);
      Date.now = () => real() - 3_600_000;
    });
    ({ page: wall } = await comes());
  });

  it('[E.01 6.7.1] the default time is called on a desk whose clock is slow and on a wall, then forfeits all boards but those unticked', async () => {
    const http = await inventedEvent(server.address, {
      ...{ name: 'Late', players: 6, rounds: 3 },
      settings: { regulations: { ...NO_REGULATIONS, defaultTime: 30 } },
    });
    await http.do({ type: 'pairRound', round: 1 });
    await http.do({ type: 'publishRound', round: 1 });
    await http.do({ type: 'startRound', round: 1, at: ago(25.2) });
    const words = DEFAULT_TIME_WORDS.en;
    const call = { round: 1, of: 'defaultTime', minutes: 5, end: 0 } as const;
    await goTo(desk, `${server.address}/event/${http.tournament}/now`);
    await desk.getByText(sayCall(call, 'en')).waitFor();
    await setScreens(server.address, http.tournament, [
      { code: 'late-wall', pages: [{ view: 'pairings', round: null }], language: 'fr' },
    ]);
    await wall.goto(`${server.address}/s/late-wall`);
    await wall.getByText(sayCall(call, 'fr')).waitFor();

    // It was announced earlier than noted, and three of the six are not there.
    await http.do({ type: 'startRound', round: 1, at: ago(40) });
    const { boards } = await http.view<RoundView>('rounds/1');
    const [first, second] = boards;
    if (first === undefined || second === undefined) throw new Error('no boards');
    const players = [first.white.id, second.white.id, second.black.id].map(playerId);
    await http.do({ type: 'noteAbsentees', round: 1, players });
    await goTo(desk, `${server.address}/event/${http.tournament}/rounds/1`);
    await desk.getByRole('button', { name: words.forfeits(2), exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog
      .getByRole('checkbox', { name: words.chair(first.board, first.white.name) })
      .uncheck();
    await dialog.getByRole('button', { name: words.forfeits(1), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(async () =>
        (await http.view<RoundView>('rounds/1')).boards.map(({ outcome }) => outcome.kind),
      )
      .toEqual(['notEntered', 'doubleForfeit', 'notEntered']);
  });

  it('[Guidelines II] a position of Chess960 is set by its number, drawn, and stands on the wall', async () => {
    const http = await inventedEvent(server.address, { name: 'Fischer', players: 4, rounds: 3 });
    await http.do({ type: 'pairRound', round: 1 });
    await http.do({ type: 'publishRound', round: 1 });
    const words = CHESS960_PAGE_WORDS.en;
    await goTo(desk, `${server.address}/event/${http.tournament}/rounds/1`);
    await desk.getByText(words.title, { exact: true }).click();
    await desk.getByLabel(words.number).fill('518');
    await desk.getByRole('button', { name: words.set, exact: true }).click();
    await desk.getByRole('img', { name: words.heading(518) }).waitFor();
    await setScreens(server.address, http.tournament, [
      { code: 'fischer-wall', pages: [{ view: 'pairings', round: null }], language: 'fr' },
    ]);
    await wall.goto(`${server.address}/s/fischer-wall`);
    await wall.getByText('T C F D R F C T').waitFor();
    await desk.getByRole('button', { name: words.draw, exact: true }).click();
    await expect
      .poll(async () => (await http.view<RoundView>('rounds/1')).arrangement?.seed ?? null)
      .not.toBeNull();
  });

  it('[E.01 6.10.1, Guidelines I.2] a faulty clock is noted on a phone, listed, and in order again; a move is sealed, its envelope passed on and opened', async () => {
    const settings = { timeControl: '90/40+30+30', roundTimes: ['14:00'] };
    const http = await inventedEvent(server.address, {
      ...{ name: 'Clocks', players: 4, rounds: 3, settings },
    });
    await beginRound(http, 1);
    await desk.setViewportSize(PHONE);
    const words = CLOCKS_WORDS.en;
    await goTo(desk, `${server.address}/event/${http.tournament}/clocks`);
    await desk.getByText('1:30:30').waitFor();
    await desk.getByLabel(words.act, { exact: true }).selectOption(CLOCK_ACT_WORDS.en.acts.faulty);
    await desk.getByLabel(words.clock).fill('12');
    await desk.getByRole('button', { name: words.save, exact: true }).click();
    const mended = desk.getByRole('button', { name: words.inOrderOf('12') });
    await mended.waitFor();
    expect((await http.view<ClocksView>('clocks')).faulty).toMatchObject([{ clock: '12' }]);
    await mended.click();
    await desk.getByText(words.noFaulty).waitFor();
    await desk.setViewportSize(DESK);

    // A move is sealed.
    const sealing = ADJOURNED_WORDS.en;
    await desk.getByText(sealing.seal, { exact: true }).click();
    const form = desk.getByRole('group').filter({ hasText: sealing.seal });
    await form.getByLabel(sealing.board, { exact: true }).selectOption('1');
    await form.getByLabel(sealing.holder, { exact: true }).fill('Chief');
    await form.getByRole('button', { name: sealing.save, exact: true }).click();
    const custody = async (): Promise<readonly string[]> => {
      const { games } = await http.view<AdjournmentsView>('adjournments');
      return games[0]?.envelope?.custody.map(({ state, holder }) => `${state} ${holder}`) ?? [];
    };
    for (const [state, who] of [
      ['held', 'Safe'],
      ['opened', 'Deputy'],
    ] as const) {
      await desk.getByLabel(sealing.who, { exact: true }).fill(who);
      await desk.getByRole('button', { name: sealing.actOf(sealing.acts[state], 1) }).click();
      await expect.poll(async () => (await custody()).at(-1)).toBe(`${state} ${who}`);
    }
    expect(await custody()).toEqual(['held Chief', 'held Safe', 'opened Deputy']);
    expect((await http.view<RoundView>('rounds/1')).boards[0]?.outcome.kind).toBe('adjourned');

    // The list of what is due and the board itself lead there.
    const link = desk.getByRole('link', { name: TO_ADJOURNED_WORDS.en.link });
    const games = desk.getByRole('heading', { name: sealing.heading });
    const event = `${server.address}/event/${http.tournament}`;
    await goTo(desk, `${event}/now`);
    await link.click();
    await games.waitFor();
    await goTo(desk, `${event}/rounds/1`);
    const chosen = ROUNDS_WORDS.en.chooseFor(1, resultSpoken({ kind: 'adjourned' }, 'en'));
    await desk.getByRole('button', { name: chosen }).click();
    await link.click();
    await games.waitFor();
  });
});
