import { playerId } from '@ronde/core/rules/identity.ts';
import type { CreateAnswer } from '@ronde/server/api/commands.ts';
import type { Page } from 'playwright-core';
import { answered, byHttp, deviceLink, post, type ByHttp } from './by-http.ts';

const NAMES = ['Ada', 'Ben', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus'];

/** Seven players and one round, whose day and hour are known; nothing is paired yet. */
export async function smallEvent(address: string): Promise<ByHttp> {
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
  const http = byHttp(address, (await answered<CreateAnswer>(made)).id);
  const players = NAMES.map((name, index) => ({
    id: playerId(name),
    name: `${name}, Test`,
    ratings: { fide: 2000 - index },
    fromRound: 1,
  }));
  await http.do({ type: 'enterPlayers', players });
  await http.do({ type: 'assignNumbers', reason: 'initialOrder' });
  return http;
}

/** Round 1 begins: Fay has asked for half a point, Gus has left. */
export async function beginsWithoutTwo(http: ByHttp): Promise<void> {
  await http.do({ type: 'grantBye', player: playerId('Fay'), round: 1, bye: 'halfPointBye' });
  await http.do({ type: 'withdraw', player: playerId('Gus') });
  await http.do({ type: 'pairRound', round: 1 });
  await http.do({ type: 'publishRound', round: 1 });
  await http.do({ type: 'startRound', round: 1 });
}

/** A player's own link is opened on a page. */
export async function opensLinkOf(
  page: Page,
  address: string,
  tournament: string,
  player: string,
): Promise<void> {
  const wish = { name: player, role: 'player', player } as const;
  await page.goto(`${address}${(await deviceLink(address, tournament, wish)).path}`);
}
