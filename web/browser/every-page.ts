import { pathOf } from '@ronde/site/site-paths.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { CreateAnswer } from '@ronde/server/api/commands.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { ScreenPage } from '@ronde/server/api/screens.ts';
import type { Page } from 'playwright-core';
import { answered, byHttp, deviceLink, post } from './by-http.ts';
import { setScreens } from './hall-screens.ts';
import { goWithinTheDesk } from './within-the-desk.ts';

/** A page as anybody may come to see it. */
export interface PageToSee {
  readonly name: string;
  readonly kind: 'desk' | 'hall' | 'phone' | 'public';
  /** Where it is; a device link is good for one browser, so that each look asks for its own. */
  readonly address: () => Promise<string> | string;
  /** Seen by somebody whom nobody let in. */
  readonly stranger?: boolean;
  /** What is done once it is open, before one looks. */
  readonly act?: (page: Page, language: Language) => Promise<void>;
}

const HALL_PAGES: readonly ScreenPage[] = [
  { view: 'pairings', round: null },
  { view: 'byName', round: null },
  { view: 'results', round: null },
  { view: 'standings' },
  { view: 'crosstable' },
  { view: 'players' },
  { view: 'prizes' },
  { view: 'bracket' },
  { view: 'draw' },
  { view: 'seats', way: 'rutschBerger', seating: null },
  { view: 'message', text: 'Blitz at 20:00 in the small hall · Blitz à 20 h en petite salle' },
  {
    view: 'clock',
    title: 'Round · Ronde',
    until: new Date(Date.now() + 95 * 60_000).toISOString(),
  },
];

/** Makes the sample event, and returns its id. */
export async function makeSample(address: string, language: Language): Promise<string> {
  const asked = post(`${address}/api/tournaments/sample`, { key: crypto.randomUUID(), language });
  return (await answered<CreateAnswer>(asked)).id;
}

/** Every page of a tournament: desk, hall, phones and public; of an empty one the desk alone. */
export async function everyPage(address: string, tournament: string): Promise<PageToSee[]> {
  const http = byHttp(address, tournament);
  const { players } = await http.view<PlayersView>('players');
  const { overview } = await http.view<OverviewAnswer>('');
  const round = overview.current ?? 1;
  const player = players[Math.min(6, players.length - 1)];
  const event = `${address}/event/${encodeURIComponent(tournament)}`;
  const desk = (name: string, path: string): PageToSee => ({
    name,
    kind: 'desk',
    address: () => `${event}/${path}`,
  });
  const alone: PageToSee[] = [
    { name: 'home', kind: 'desk', address: () => address },
    { name: 'new', kind: 'desk', address: () => `${address}/new` },
    { name: 'sign-in', kind: 'desk', address: () => `${address}/sign-in` },
    { name: 'help', kind: 'desk', address: () => `${address}/help` },
    { name: 'help-chapter', kind: 'desk', address: () => `${address}/help/round` },
    desk('now', 'now'),
    desk('players', 'players'),
    desk('lists', 'lists'),
    desk('licences', 'licences'),
    desk('check-in', 'check-in'),
    desk('kiosk', 'check-in/kiosk'),
    desk('draw', 'draw'),
    desk('decide', 'decide'),
    desk('incidents', 'incidents'),
    desk('laws', 'laws'),
    desk('clocks', 'clocks'),
    desk('needs', 'needs'),
    desk('round', `rounds/${round}`),
    desk('round-not-paired', `rounds/${round + 1}`),
    desk('standings', 'standings'),
    desk('crosstable', 'crosstable'),
    desk('prizes', 'prizes'),
    desk('play-off', 'play-off'),
    desk('ratings', 'ratings'),
    desk('norms', 'norms'),
    desk('games', 'games'),
    desk('regulations', 'regulations'),
    desk('administration', 'administration'),
    desk('closing', 'closing'),
    desk('files', 'files'),
    desk('wall', 'wall'),
    desk('dossier', 'dossier'),
    desk('screens', 'screens'),
    desk('people', 'people'),
    desk('history', 'history'),
    desk('copies', 'copies'),
    desk('settings', 'settings'),
  ];
  if (player === undefined) return alone;
  const codeOf = (view: string): string => `${view.toLowerCase()}-${players.length}`;
  await setScreens(
    address,
    tournament,
    HALL_PAGES.map((page) => ({ code: codeOf(page.view), pages: [page] })),
  );
  const site = `${address}/t/${encodeURIComponent(tournament)}`;
  const open = (name: string, path: string): PageToSee => ({
    name,
    kind: 'public',
    address: () => `${site}/${path}`,
  });
  const phone = (name: string, wish: Parameters<typeof deviceLink>[2]): PageToSee => ({
    name,
    kind: 'phone',
    address: async () => `${address}${(await deviceLink(address, tournament, wish)).path}`,
  });
  return [
    ...alone,
    desk('player', `players?panel=player:${encodeURIComponent(player.id)}`),
    desk('why', `rounds/${round}?panel=why:${round}:2`),
    desk('rank', `standings?panel=rank:${encodeURIComponent(player.id)}`),
    { name: 'screens-to-choose', kind: 'hall', address: () => `${address}/s` },
    ...HALL_PAGES.map(({ view }): PageToSee => ({
      name: `hall-${view}`,
      kind: 'hall',
      address: () => `${address}/s/${codeOf(view)}`,
    })),
    { name: 'phone-code', kind: 'phone', address: () => `${address}/p` },
    phone('phone-results', { name: 'Helper', role: 'results', boards: { from: 1, to: 20 } }),
    phone('phone-check-in', { name: 'Door', role: 'checkIn' }),
    phone('phone-player', { name: 'Player', role: 'player', player: player.id }),
    open('public-index', 'index.html'),
    open('public-round', `round-${Math.max(1, round - 1)}.html`),
    open('public-names', `round-${round}-names.html`),
    open('public-players', 'players.html'),
    open('public-standings', 'standings.html'),
    open('public-crosstable', 'crosstable.html'),
    open('public-prizes', 'prizes.html'),
    open('public-player', pathOf({ page: 'player', player: player.id }, 'en', 'en')),
    { name: 'public-tournaments', kind: 'public', address: () => `${address}/t` },
  ];
}

/** Opens a page and waits until it has something to show. */
export async function see(page: Page, one: PageToSee): Promise<void> {
  await page.goto(await one.address());
  await seen(page, one);
}

/** Goes to a page from the one before, and waits until it has something to show. */
export async function seeNext(page: Page, one: PageToSee): Promise<void> {
  const address = await one.address();
  if (!(await goWithinTheDesk(page, address))) await page.goto(address);
  await seen(page, one);
}

async function seen(page: Page, { kind }: PageToSee): Promise<void> {
  // What only a sheet of paper shows comes first in a page, and is not looked at.
  const something = page.locator('h1, h2, table, main p, main strong, [role="timer"]');
  await something.filter({ visible: true }).first().waitFor();
  if (kind === 'phone') await page.locator('main h1').first().waitFor({ state: 'attached' });
  if (kind === 'desk') {
    await page.locator('.mantine-Loader-root').first().waitFor({ state: 'detached' });
  }
  await page.evaluate(() => document.fonts.ready.then(() => true));
}
