import { playerId } from '@ronde/core/rules/identity.ts';
import { NO_REGULATIONS } from '@ronde/core/tournament/regulations.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { NORMS_CARD_WORDS } from '../phone/player/norms-card-words.ts';
import { faultsOn } from './axe-faults.ts';
import { deviceLink } from './by-http.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = NORMS_CARD_WORDS.en;

describe.skipIf(CHROMIUM === null)('norms on a player’s own phone', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('[B.01 1.4] come when the arbiter allows them, are the player’s own, and go again', async () => {
    const http = await inventedEvent(server.address, { name: 'Norms', players: 0, rounds: 9 });
    const ids = 'abcdefghijkl'.split('').map((letter) => playerId(letter));
    await http.do({
      type: 'enterPlayers',
      players: ids.map((id) => ({
        ...{ id, name: `${id.toUpperCase()}nderson, Test`, ratings: { fide: 2500 }, fromRound: 1 },
      })),
    });
    await http.do({ type: 'assignNumbers', reason: 'initialOrder' });
    await http.do({ type: 'pairRound', round: 1 });
    await http.do({ type: 'publishRound', round: 1 });
    const { boards } = await http.view<RoundView>('rounds/1');
    const [first] = boards;
    if (first === undefined) throw new Error('nobody plays');
    const { white, black } = first;
    const wish = { name: 'phone', role: 'player', player: white.id } as const;
    const page = await sits({ size: PHONE });
    await page.goto(
      `${server.address}${(await deviceLink(server.address, http.tournament, wish)).path}`,
    );
    await page.getByText(black.name).waitFor();
    const heading = page.getByRole('heading', { name: words.heading });
    expect(await heading.count()).toBe(0);

    const allow = (normsToPlayers: boolean) =>
      http.do({
        type: 'changeSettings',
        changes: { regulations: { ...NO_REGULATIONS, normsToPlayers } },
      });
    await allow(true);
    await heading.waitFor();
    const text = (await page.locator('main').textContent()) ?? '';
    const others = ids.filter((id) => id !== white.id && id !== black.id);
    for (const id of others) expect(text).not.toContain(`${id.toUpperCase()}nderson`);
    expect(await faultsOn(page)).toEqual([]);
    await allow(false);
    await heading.waitFor({ state: 'detached' });
  });
});
