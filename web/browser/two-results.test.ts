import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { NOW_WORDS } from '../desk/pages/now/now-words.ts';
import { HELPER_WORDS } from '../phone/helper/helper-words.ts';
import { deviceLink, type ByHttp } from './by-http.ts';
import { deskOf, played, type Played } from './desk.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { helpersPhone } from './helpers-phone.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

const helper = HELPER_WORDS.en;

describe.skipIf(CHROMIUM === null)('two results for one board', () => {
  let event: ByHttp;
  const { server, comes } = opened(async ({ address }) => {
    event = await inventedEvent(address, { name: 'Two results', players: 8, rounds: 3 });
    await beginRound(event, 1);
  });

  const enters = (board: number, score: Played) =>
    event.do({ type: 'enterResult', round: 1, board, outcome: played(score) });
  const board = async (number: number) => {
    const { boards } = await event.view<RoundView>('rounds/1');
    return boards.find((one) => one.board === number);
  };

  it('the helper reads both and tells the arbiters, who take it', async () => {
    const { path } = await deviceLink(server.address, event.tournament, {
      name: 'Marie',
      role: 'results',
    });
    const { context, page } = await comes({ size: PHONE });
    const marie = await helpersPhone(page, `${server.address}${path}`, 'en');
    await context.setOffline(true);
    await marie.enter(1, '1-0');
    await marie.enter(2, '0-1');
    for (const one of [1, 2]) await enters(one, '1-0');
    const before = await event.position();
    await context.setOffline(false);

    // The same result on board 1 is no fault; on board 2 somebody has to decide.
    await page.getByText('1 entry needs you').waitFor();
    await page.getByRole('button', { name: 'Look' }).first().click();
    await page
      .getByText(/^Board 2 already has 1 – 0 \(main desk, \d.*\); you entered 0 – 1\.$/)
      .waitFor();
    expect(await page.getByText('localhost').count()).toBe(0);
    expect(await event.position()).toBe(before);
    await page.getByRole('button', { name: helper.tellArbiters }).click();
    await page.getByText(helper.entered(2, helper.questionOf('0 – 1'))).waitFor();
    await until('it is told', async () => (await event.position()) === before + 1);
    await context.close();

    const { page: screen } = await comes();
    const desk = deskOf(screen, `${server.address}/event/${event.tournament}`, 'en');
    await desk.open('now');
    const due = screen.getByText(
      /board 2 has two results: Marie.* reported 0\s–\s1, entered is 1\s–\s0/,
    );
    await due.waitFor();
    await screen
      .getByRole('listitem')
      .filter({ has: due })
      .getByRole('button', { name: NOW_WORDS.en.due.questionedBoard.button })
      .click();
    const row = screen.getByRole('row', { name: /^Board 2,/ });
    await row.getByText(/^Marie.*: 0 – 1/).waitFor();
    await row
      .getByRole('button', { name: desk.words.rounds.takeReported('0 – 1'), exact: true })
      .click();
    await screen.getByRole('row', { name: /^Board 2,.*Black won$/ }).waitFor();
    await until('it is written', async () => (await board(2))?.staff?.mark === 'entered');
    expect((await board(2))?.outcome).toEqual(played('0-1'));
    await screen
      .getByRole('group', { name: desk.words.rounds.marks.questioned })
      .waitFor({ state: 'detached' });
  }, 120_000);
});
