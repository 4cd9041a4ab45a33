import { playerId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { BEFORE_START_WORDS } from '../desk/pages/rounds/before-start/before-start-words.ts';
import { DEFAULT_TIME_WORDS } from '../desk/pages/rounds/default-time/default-time-words.ts';
import { IDLE_WORDS } from '../desk/pages/rounds/idle/idle-words.ts';
import { faultsIn, faultsOn } from './axe-faults.ts';
import { deskOf } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { spokenIn } from './spoken-languages.ts';

describe.skipIf(CHROMIUM === null)('the regulations of an event', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it.each(spokenIn('fr'))(
    '[C.05 6.4, E.01 6.7.1, C.04.2 4.4.3] %s: a newcomer before round 1, an empty chair at its start, two left without opponents',
    async (language) => {
      const event = await inventedEvent(server.address, { name: 'Chairs', players: 7, rounds: 5 });
      await event.do({ type: 'pairRound', round: 1 });
      await event.do({ type: 'publishRound', round: 1 });
      const late = { id: playerId('late'), name: 'Zulu, Zoe', ratings: { fide: 1000 } };
      await event.do({ type: 'enterPlayers', players: [{ ...late, fromRound: 2 }] });
      const before = BEFORE_START_WORDS[language];
      const { page } = await comes({ language });
      const desk = deskOf(page, `${server.address}/event/${event.tournament}`, language);
      await desk.open('rounds/1');
      await page.getByText(before.title).waitFor();
      expect(await faultsIn(page.getByRole('alert').filter({ hasText: before.title }))).toEqual([]);
      const boards = async () => (await event.view<RoundView>('rounds/1')).boards;
      await desk.step(before.change, async () => (await boards()).length === 4);
      await page.getByText(before.title).waitFor({ state: 'detached' });
      await event.do({ type: 'startRound', round: 1 });
      const words = DEFAULT_TIME_WORDS[language];
      await desk.button(words.note).click();
      const dialog = page.getByRole('dialog', { name: words.dialog(1) });
      const [first, second] = await boards();
      const name = second?.black.name ?? '';
      await dialog.getByRole('checkbox', { name }).check();
      expect(await faultsOn(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.save(1) }).click();
      await page.getByText(words.chair(2, name)).waitFor();
      expect(await faultsIn(page.getByRole('region', { name: words.title }))).toEqual([]);
      // Silence in the regulations means zero minutes: the forfeit is offered at once.
      await page.getByRole('button', { name: words.forfeitAt(2) }).click();
      await page.getByText(words.chair(2, name)).waitFor({ state: 'detached' });
      const forfeit = { kind: 'forfeit', winner: 'white' } as const;
      expect((await boards())[1]?.outcome).toEqual(forfeit);

      // Another has no opponent either: the two are paired with each other.
      const idle = IDLE_WORDS[language];
      expect(await page.getByText(idle.title).isVisible()).toBe(false);
      await event.do({ type: 'enterResult', round: 1, board: 1, outcome: forfeit });
      await page.getByText(idle.title).waitFor();
      await desk.step(idle.pair, async () => {
        const [board] = await boards();
        return board?.white.id === first?.white.id && board?.black.id === second?.white.id;
      });
      await page.getByText(idle.title).waitFor({ state: 'detached' });
    },
  );
});
