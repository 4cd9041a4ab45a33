import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import { describe, it } from 'vitest';
import { LICENCE_WORDS } from '../desk/parts/licences/licence-words.ts';
import { deskOf } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { holdUp } from './hold-up.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

/** Whoever chooses by name while the first choice is on its way means both. */
describe.skipIf(CHROMIUM === null)('a second choice, before the first has arrived', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('[LA 5.1] what was seen of a licence', async () => {
    const words = LICENCE_WORDS.en;
    const event = await inventedEvent(server.address, {
      name: 'Second choice',
      players: 3,
      rounds: 3,
      settings: { federation: 'FRA' },
    });
    const line = async () => (await event.view<PlayersView>('players')).players[0];
    const name = (await line())?.name ?? '';
    const page = await sits();
    const desk = deskOf(page, `${server.address}/event/${event.tournament}`, 'en');
    await desk.open('licences');
    const letGo = await holdUp(page, '**/note-licences', 'POST');
    await desk.button(words.shownOf(name)).click();
    await desk.button(words.otherOf(name)).click();
    await page.getByRole('menuitem', { name: words.choices.refused }).click();
    letGo();
    await until('the second is noted', async () => {
      const one = await line();
      return one?.staff?.licenceCheck?.seen === 'refused';
    });
  });
});
