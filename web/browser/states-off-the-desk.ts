import { playerId, type PlayerId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ListPage, RoundPage, ScreenPage } from '@ronde/server/api/screens.ts';
import { PLAYER_WORDS } from '../phone/player/player-words.ts';
import { deviceLink } from './by-http.ts';
import { claimResult } from './claim-result.ts';
import type { PageToSee } from './every-page.ts';
import { setScreens } from './hall-screens.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { makeEvent } from './make-event.ts';
import { press, type Act } from './state-to-see.ts';

/** What walls, phones and readers come to see besides the pages of a round in play. */
export async function statesOffTheDesk(
  address: string,
  events: Readonly<Record<'running' | 'finished', string>>,
): Promise<PageToSee[]> {
  const notStarted = await makeEvent(address, 0);
  const prepared = await preparedEvent(address);
  const open = (name: string, path: string): PageToSee => ({
    name,
    kind: 'public',
    address: () => `${address}/${path}`,
  });
  return [
    ...(await walls(address)),
    ...(await phones(address, events)),
    open('no-such-address', 'nothing/here'),
    open('public-no-such-event', 't/nowhere/'),
    open('public-no-such-round', `t/${encodeURIComponent(events.running)}/round-9.html`),
    { ...open('public-prepared', `t/${prepared}/`), stranger: true },
    open('public-preview', `t/${prepared}/`),
    { name: 'wall-prepared', kind: 'hall', address: () => `${address}/s/prepared`, stranger: true },
    open('public-not-started', `t/${encodeURIComponent(notStarted)}/index.html`),
    open('public-finished', `t/${encodeURIComponent(events.finished)}/index.html`),
  ];
}

/** An event with a screen that nobody has published. */
async function preparedEvent(address: string): Promise<string> {
  const { tournament } = await inventedEvent(address, {
    name: 'Open international de la Vallée des Brumes',
    players: 9,
    rounds: 3,
    unpublished: true,
  });
  await setScreens(address, tournament, [{ code: 'prepared', pages: [{ view: 'players' }] }]);
  return tournament;
}

/** Screens that share a list, and what stands on a wall when there is no list. */
async function walls(address: string): Promise<PageToSee[]> {
  const event = await inventedEvent(address, {
    name: 'Open international de la Vallée des Brumes',
    players: 400,
    rounds: 7,
  });
  await beginRound(event, 1);
  const third = (page: RoundPage | ListPage, index: number): ScreenPage => ({
    ...page,
    part: { index, of: 3 },
  });
  const soon = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
  const pages: readonly (readonly [code: string, page: ScreenPage])[] = [
    ['part-names-1', third({ view: 'byName', round: null }, 0)],
    ['part-names-2', third({ view: 'byName', round: null }, 1)],
    ['part-names-3', third({ view: 'byName', round: null }, 2)],
    ['part-boards-2', third({ view: 'pairings', round: null }, 1)],
    ['part-ranks-3', third({ view: 'standings' }, 2)],
    ['wall-no-results', { view: 'results', round: null }],
    ['wall-not-paired', { view: 'pairings', round: 2 }],
    ['wall-clock-over', { view: 'clock', title: 'Round 1 · Ronde 1', until: soon(-5) }],
    ['wall-clock-soon', { view: 'clock', title: 'Round 1 · Ronde 1', until: soon(60 * 24 * 3) }],
  ];
  await setScreens(
    address,
    event.tournament,
    pages.map(([code, page]) => ({ code, pages: [page] })),
  );
  return [...pages.map(([code]) => code), 'wall-unknown'].map((code): PageToSee => ({
    name: code,
    kind: 'hall',
    address: () => `${address}/s/${code}`,
  }));
}

/** Players' phones: bye, left, one claim, two that differ, the end; and a link that is dead. */
async function phones(
  address: string,
  { finished }: { readonly finished: string },
): Promise<PageToSee[]> {
  const event = await inventedEvent(address, {
    name: 'Open international de la Vallée des Brumes',
    players: 11,
    rounds: 3,
  });
  const [half, gone] = [playerId('p10'), playerId('p11')];
  await event.do({ type: 'grantBye', player: half, round: 1, bye: 'halfPointBye' });
  await event.do({ type: 'withdraw', player: gone });
  await beginRound(event, 1);
  const { boards, unpaired } = await event.view<RoundView>('rounds/1');
  const [first, second, third] = boards;
  if (first === undefined || second === undefined || third === undefined) throw new Error('boards');
  const claims = (board: number, player: PlayerId, score: '1-0' | '0-1'): Promise<void> =>
    claimResult(address, event.tournament, { round: 1, board, player, score });
  await claims(first.board, first.white.id, '1-0');
  await claims(first.board, first.black.id, '0-1');
  await claims(second.board, second.white.id, '1-0');
  const of = (
    name: string,
    player: string,
    act?: Act,
    tournament = event.tournament,
  ): PageToSee => ({
    name,
    kind: 'phone',
    address: async () => {
      const wish = { name: player, role: 'player', player } as const;
      return `${address}${(await deviceLink(address, tournament, wish)).path}`;
    },
    ...(act === undefined ? {} : { act }),
  });
  const exempt = unpaired.find(({ outcome }) => outcome === 'pairingAllocatedBye')?.player.id;
  const toCome = await inventedEvent(address, {
    name: 'Blitz',
    players: 4,
    rounds: 3,
    settings: { roundDates: ['2026-12-05', null, null], roundTimes: ['14:00', null, null] },
  });
  return [
    of('phone-bye', exempt ?? ''),
    of('phone-half-point-bye', half),
    of('phone-left', gone),
    of('phone-to-come', 'p1', undefined, toCome.tournament),
    of('phone-end', 'p2', undefined, finished),
    of('phone-disputed', first.white.id),
    of('phone-claimed', second.white.id),
    of('phone-opponent-first', second.black.id),
    of('phone-sure', third.white.id, (page, language) =>
      press(page, PLAYER_WORDS[language].results.win),
    ),
    { name: 'phone-dead-link', kind: 'phone', address: () => `${address}/c/wrongtoken` },
  ];
}
