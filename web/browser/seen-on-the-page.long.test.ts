// `npm test` goes a shorter way: web/browser/seen-on-the-page.test.ts
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { deskOf, played } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

describe.skipIf(CHROMIUM === null)('what a page has seen', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('a round that comes before the overview is no reason to ask who was faster', async () => {
    const event = await inventedEvent(server.address, { name: 'Seen', players: 8, rounds: 3 });
    await beginRound(event, 1);
    const address = `${server.address}/event/${event.tournament}`;
    const { page } = await comes();
    const desk = deskOf(page, address, 'en');
    await page.goto(`${address}/rounds/1`);
    const first = async () => (await event.view<RoundView>('rounds/1')).boards[0];
    const board = await first();
    if (board === undefined) throw new Error('no board 1');
    await desk.row(board, { kind: 'notEntered' }).waitFor();
    // From now on the overview is on its way.
    await page.route(`**/api/tournaments/${event.tournament}`, () => undefined);
    await event.do({ type: 'enterResult', round: 1, board: 1, outcome: played('1-0') });
    await desk.row(board, played('1-0')).waitFor();
    await event.do({ type: 'clearResult', round: 1, board: 1 });
    await desk.row(board, { kind: 'notEntered' }).waitFor();
    await desk.type(1, '0-1');
    await until('it is written', async () => (await first())?.outcome.kind === 'played');
    expect(await page.getByText(COMMAND_WORDS.en.conflict).count()).toBe(0);
  });
});
