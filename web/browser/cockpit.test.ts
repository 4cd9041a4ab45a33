import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { COCKPIT_WORDS } from '../desk/pages/now/cockpit-words.ts';
import { deskOf } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { hasFocus } from './has-focus.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('the cockpit', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('shows the hall by board, puts away what is due, and asks for no round that is not paired', async () => {
    const wish = { name: 'Cockpit', players: 6, rounds: 5 };
    const event = await inventedEvent(server.address, wish);
    await beginRound(event, 1);
    await event.do({
      type: 'enterResult',
      round: 1,
      board: 2,
      outcome: { kind: 'played', score: '1-0' },
    });
    const { boards } = await event.view<RoundView>('rounds/1');
    const words = COCKPIT_WORDS.en;
    const page = await sits({ language: 'en' });
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    const desk = deskOf(page, `${server.address}/event/${event.tournament}`, 'en');
    await desk.open('now');

    const map = page.getByRole('list', { name: words.mapOf(1) });
    const cell = (board: number, look: 'open' | 'entered') => {
      const one = boards.find((line) => line.board === board);
      const name = words.board(
        board,
        words.looks[look],
        one?.white.name ?? '',
        one?.black.name ?? '',
      );
      return map.getByRole('link', { name, exact: true });
    };
    await cell(1, 'open').focus();
    await page.keyboard.press('ArrowRight');
    await hasFocus(cell(2, 'entered'));

    const due = page.getByRole('list', { name: words.toDo });
    const items = due.getByRole('listitem');
    const all = await items.count();
    await desk.button(words.putAway).last().click();
    await desk.button(words.forEvent).click();
    await page.getByText(words.away(1)).waitFor();
    expect(await items.count()).toBe(all - 1);
    await page.reload();
    await page.getByText(words.away(1)).click();
    await desk.button(words.bringBack).click();
    await page.getByText(words.away(1)).waitFor({ state: 'detached' });
    expect(await items.count()).toBe(all);

    await cell(3, 'open').click();
    await page.waitForURL(/\/rounds\/1/);
    await desk.go('rounds/2');
    await page.getByRole('heading', { level: 1, name: desk.words.rounds.heading(2) }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await page.waitForURL(/\/settings/);
    expect(faults).toEqual([]);
  });
});
