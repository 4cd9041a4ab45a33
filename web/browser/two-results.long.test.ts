// `npm test` goes a shorter way: web/browser/two-results.test.ts
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { HELPER_WORDS } from '../phone/helper/helper-words.ts';
import { byHttp, deviceLink, deviceSession } from './by-http.ts';
import { deskOf, played } from './desk.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { helpersPhone } from './helpers-phone.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

const helper = HELPER_WORDS.en;

describe.skipIf(CHROMIUM === null)('two results for one board', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('while one is in question, closing asks; the one entered is kept', async () => {
    const event = await inventedEvent(server.address, { name: 'Kept', players: 8, rounds: 3 });
    await beginRound(event, 1);
    await enterResults(event, 1, 4);
    const correct = { round: 1, board: 3, outcome: played('1-0') } as const;
    await event.do({ type: 'clearResult', round: 1, board: 3 });
    await event.do({ type: 'enterResult', ...correct });
    const wish = { name: 'Marie', role: 'results' } as const;
    const { cookie } = await deviceSession(server.address, event.tournament, wish);
    const marie = byHttp(server.address, event.tournament, cookie);
    await marie.do({ type: 'questionResult', round: 1, board: 3, outcome: played('½-½') });
    const board = async (number: number) => {
      const { boards } = await event.view<RoundView>('rounds/1');
      return boards.find((one) => one.board === number);
    };
    const { page: screen } = await comes();
    const desk = deskOf(screen, `${server.address}/event/${event.tournament}`, 'en');
    await desk.open('rounds/1');
    await desk.button(desk.words.rounds.close).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByText(/another result was reported on boards 3/).waitFor();
    await dialog.getByRole('button', { name: desk.words.command.cancel, exact: true }).click();
    await screen
      .getByRole('row', { name: /^Board 3,/ })
      .getByRole('button', { name: desk.words.rounds.keepEntered('1 – 0'), exact: true })
      .click();
    await until('it is kept', async () => (await board(3))?.staff?.mark === 'entered');
    expect((await board(3))?.outcome).toEqual(played('1-0'));
  });

  it('several are told one by one, and the phone goes on after it was loaded again', async () => {
    const event = await inventedEvent(server.address, { name: 'Told', players: 8, rounds: 3 });
    await beginRound(event, 1);
    const wish = { name: 'Marie', role: 'results' } as const;
    const { path } = await deviceLink(server.address, event.tournament, wish);
    const { context, page } = await comes({ size: PHONE });
    const marie = await helpersPhone(page, `${server.address}${path}`, 'en');
    await context.setOffline(true);
    await marie.enter(2, '0-1');
    await marie.enter(3, '½-½');
    for (const board of [2, 3]) {
      await event.do({ type: 'enterResult', round: 1, board, outcome: played('1-0') });
    }
    const before = await event.position();
    await context.setOffline(false);
    await page.getByText('2 entries need you').waitFor();
    await page.getByRole('button', { name: 'Look' }).first().click();
    const tell = page.getByRole('button', { name: helper.tellArbiters });
    for (const left of [1, 0]) {
      await tell.first().click();
      await expect.poll(() => tell.count()).toBe(left);
    }
    await until('both are told', async () => (await event.position()) === before + 2);
    await page.reload();
    await page.getByRole('group', { name: helper.keypad }).waitFor();
  });
});
