import { playerId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { CreateAnswer } from '@ronde/server/api/commands.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answered, byHttp, deviceLink, post, type ByHttp } from './by-http.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { opened } from './opened.ts';

interface Reader {
  readonly language?: 'en' | 'fr';
  /** As over plain http in a hall. */
  readonly insecure?: boolean;
}

describe.skipIf(CHROMIUM === null)('a phone besides its game', () => {
  let http: ByHttp;

  const { server, comes } = opened(async ({ address }) => {
    const settings = {
      name: 'Small',
      firstDay: '2026-03-07',
      rounds: 1,
      initialColour: 'white',
      roundDates: ['2026-03-07'],
      roundTimes: ['14:00'],
    };
    const made = post(`${address}/api/tournaments`, {
      key: crypto.randomUUID(),
      command: { settings, published: true },
    });
    http = byHttp(address, (await answered<CreateAnswer>(made)).id);
    const names = ['Ada', 'Ben', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus'];
    const players = names.map((name, index) => ({
      id: playerId(name),
      name: `${name}, Test`,
      ratings: { fide: 2000 - index },
      fromRound: 1,
    }));
    await http.do({ type: 'enterPlayers', players });
    await http.do({ type: 'assignNumbers', reason: 'initialOrder' });
  });

  async function at(path: string, { language = 'en', insecure = false }: Reader = {}) {
    const { page } = await comes({ language, size: PHONE });
    if (insecure) {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'isSecureContext', { value: false });
      });
    }
    await page.goto(`${server.address}${path}`);
    return page;
  }
  async function phoneOf(player: string, reader: Reader = {}): Promise<Page> {
    const wish = { name: player, role: 'player', player } as const;
    return at((await deviceLink(server.address, http.tournament, wish)).path, reader);
  }

  it('a link that is no good asks for the digits and says why', async () => {
    const page = await at('/c/wrongtoken', { language: 'fr' });
    await page.getByRole('heading', { name: 'Votre code' }).waitFor();
    await page.getByText('Ce lien n’est pas connu').waitFor();
    expect(new URL(page.url()).pathname).toBe('/p');
  });

  it('promises to open without a network only where it can', async () => {
    const page = await phoneOf('Ada', { insecure: true });
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByText('Without a network this page cannot be opened again').waitFor();
    expect(await page.getByText('Add this page to the home screen').count()).toBe(0);
  });

  it('to come, a bye, half a point asked for, left, over: each in its own words', async () => {
    await http.do({ type: 'grantBye', player: playerId('Fay'), round: 1, bye: 'halfPointBye' });
    const ada = await phoneOf('Ada');
    await ada.getByText('Round 1: Saturday 7 March, 14:00.').waitFor();
    await http.do({ type: 'withdraw', player: playerId('Gus') });
    await http.do({ type: 'pairRound', round: 1 });
    await http.do({ type: 'publishRound', round: 1 });
    await http.do({ type: 'startRound', round: 1 });
    const round = await http.view<RoundView>('rounds/1');
    const exempt = round.unpaired.find(({ outcome }) => outcome === 'pairingAllocatedBye');
    const others = [
      [await phoneOf('Fay'), 'You have the half-point bye you asked for: ½ point.'],
      [await phoneOf('Gus'), 'You are no longer in the event.'],
      [await phoneOf(exempt?.player.id ?? '-'), 'You have the bye: 1 point.'],
    ] as const;
    for (const [page, sentence] of others) {
      await page.getByText(sentence).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }

    await ada.getByRole('button', { name: 'I won' }).click();
    await ada.getByRole('dialog').waitFor();
    expect(await ada.evaluate(() => document.activeElement?.id)).toBe('ask-title');
    await ada.keyboard.press('Enter');
    await ada.keyboard.press('Escape');
    await ada.getByRole('heading', { name: 'Report my result' }).waitFor();

    for (const { board } of round.boards) {
      const outcome = { kind: 'played', score: '½-½' } as const;
      await http.do({ type: 'enterResult', round: 1, board, outcome });
    }
    await ada.getByText('tell an arbiter now').waitFor();
    await http.do({ type: 'closeRound', round: 1 });
    await ada.getByRole('heading', { name: 'The event is over' }).waitFor();
    await ada.getByText('Final place: ').waitFor();
    await ada.getByText('½ point', { exact: true }).waitFor();
    expect(await ada.getByText('tell an arbiter now').count()).toBe(0);
  });
});
