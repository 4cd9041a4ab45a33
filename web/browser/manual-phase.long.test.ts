// `npm test` goes a shorter way: web/browser/manual-phase.test.ts
import { playerId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { NOW_WORDS } from '../desk/pages/now/now-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { SYSTEM_WORDS } from '../desk/pages/settings/fields/system-words.ts';
import { byHttp, deviceSession, type ByHttp } from './by-http.ts';
import { deskOf, played, type Desk } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { hasFocus } from './has-focus.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

const words = ROUNDS_WORDS.en;

describe.skipIf(CHROMIUM === null)('what a round waits for leads to where it is done', () => {
  const { server, sits } = opened(() => Promise.resolve());
  const sit = async (event: ByHttp, path: string): Promise<Desk> => {
    const desk = deskOf(await sits(), `${server.address}/event/${event.tournament}`, 'en');
    await desk.visit(path);
    return desk;
  };

  it('a new event lists what comes before the first pairing, with the buttons of the Now page', async () => {
    const event = await inventedEvent(server.address, {
      name: 'New',
      players: 0,
      rounds: 3,
      settings: { initialColour: null },
    });
    const names = ['Ama', 'Bo', 'Cy', 'Di'];
    await event.do({
      type: 'enterPlayers',
      players: names.map((name) => ({ id: playerId(name), name, ratings: {}, fromRound: 1 })),
    });
    const desk = await sit(event, 'rounds/1');
    const { initialColourMissing, numbersMissing } = NOW_WORDS.en.due;
    await desk.page.getByText(initialColourMissing.text).waitFor();
    expect(await desk.button(words.pair(1)).getAttribute('data-variant')).toBe('default');
    await desk.button(numbersMissing.button).click();
    await desk.button(numbersMissing.button).waitFor({ state: 'detached' });
    await desk.button(initialColourMissing.button).click();
    await desk.page.waitForURL(/\/settings#initialColour$/);
    const colour = desk.page.getByRole('group', { name: SYSTEM_WORDS.en.initialColour });
    await hasFocus(colour);
    await until('it is in sight', () =>
      colour.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    );
  });

  it('a dispute on the Now page leads to its board, and what each player said is read there', async () => {
    const event = await inventedEvent(server.address, { name: 'Dispute', players: 40, rounds: 3 });
    await beginRound(event, 1);
    const { boards } = await event.view<RoundView>('rounds/1');
    const game = boards.find(({ board }) => board === 19);
    if (game === undefined) throw new Error('no board 19');
    const says = [
      [game.white, played('1-0')],
      [game.black, played('½-½')],
    ] as const;
    for (const [{ id, name }, outcome] of says) {
      const wish = { name, role: 'player', player: id } as const;
      const { cookie } = await deviceSession(server.address, event.tournament, wish);
      const player = byHttp(server.address, event.tournament, cookie);
      await player.do({ type: 'claimResult', round: 1, board: 19, player: id, outcome });
    }
    const desk = await sit(event, 'now');
    await desk.button(NOW_WORDS.en.due.disputedBoard.button).first().click();
    const row = desk.page.locator('tr[aria-current="true"]');
    await row.waitFor();
    expect(await row.locator('th').innerText()).toBe('19');
    for (const [side, score] of [
      [words.white, '1 – 0'],
      [words.black, '½ – ½'],
    ] as const) {
      await row.getByRole('button', { name: words.takeClaim(side, score) }).waitFor();
    }
  });
});
