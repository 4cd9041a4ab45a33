import { GAMES_CHANGED } from '@ronde/exchange/games/tell-of-games.ts';
import { createHash } from 'node:crypto';
import type {
  Announcement,
  HallAnswer,
  Screen,
  ScreenAnswer,
  ScreenListing,
  ScreenListingsAnswer,
  ScreensAnswer,
  ScreensSetting,
} from '../api/screens.ts';
import type { z } from 'zod';
import type { Identity } from '../access/principal.ts';
import { filledLine } from '../commands/words.ts';
import type { House } from '../house.ts';
import { answerView } from '../ledgers/answer-view.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined, declined } from '../registry/declined.ts';
import { answerOf, route, type Identify, type Route } from '../registry/route.ts';
import { listQuery, listTournaments, sightOf } from '../tournament-listings.ts';
import { ARBITERS, EVERYBODY, HELPERS } from './everybody.ts';
import { DRAWS, heldDrawOf } from './kept-draws.ts';
import { PLAY_OFFS } from './kept-play-offs.ts';
import { ownerOf, SCREENS, screensOf, setScreens } from './kept-screens.ts';
import { ofScreen, screensBody } from './screen-schemas.ts';
import { ofTournament } from './tournament-of.ts';

const screensQuery = listQuery.extend({ tournament: filledLine.optional() });

/** Hall screens: what each shows, kept on the server so that they are steered from the desk. */
export const screenRoutes = (house: House, identify: Identify): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/screens',
    summary: 'The hall screens of a tournament',
    roles: [...HELPERS, 'screen'],
    params: ofTournament,
    answer: answerOf<ScreensAnswer>('ScreensAnswer'),
    handle: async ({ params }) => withAddresses(house, await screensOf(house, params.id)),
  }),
  route({
    method: 'put',
    path: '/api/tournaments/:id/screens',
    summary: 'Sets the hall screens of a tournament; they change at once',
    roles: [...ARBITERS, 'pairing'],
    params: ofTournament,
    body: screensBody,
    answer: answerOf<ScreensAnswer>('ScreensAnswer'),
    handle: async ({ params: { id }, body, principal }) => {
      const opened = await house.ledgers.at(id);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      return (await setScreens(house, id, body)) ?? withAddresses(house, body);
    },
  }),
  route({
    method: 'get',
    path: '/api/screens',
    summary: 'The hall screens there are to choose from',
    roles: EVERYBODY,
    query: screensQuery,
    answer: answerOf<ScreenListingsAnswer>('ScreenListingsAnswer'),
    handle: async ({ query, context }) => {
      const identity = await identify(context);
      return identity instanceof Declined ? identity : listScreens(house, query, identity);
    },
  }),
  route({
    method: 'get',
    path: '/api/screens/:code',
    summary: 'A hall screen by the code in its address',
    roles: EVERYBODY,
    params: ofScreen,
    tournamentOf: ({ code = '' }) => tournamentOfScreen(house, code),
    answer: answerOf<ScreenAnswer>('ScreenAnswer'),
    handle: async ({ params }) => {
      const found = await screenAt(house, params.code);
      if (found instanceof Declined) return found;
      return { tournament: found.tournament, screen: found.screen };
    },
  }),
  route({
    method: 'get',
    path: '/api/screens/:code/view',
    summary: 'All that a hall screen shows now: only what is public',
    roles: EVERYBODY,
    params: ofScreen,
    tournamentOf: ({ code = '' }) => tournamentOfScreen(house, code),
    answer: answerOf<HallAnswer>('HallAnswer'),
    handle: async ({ params, principal, context }) => {
      const found = await screenAt(house, params.code);
      if (found instanceof Declined) return found;
      const { tournament, screen: shown, announcement } = found;
      const opened = await house.ledgers.at(tournament);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      const standing = opened.value;
      const { build } = house;
      const draw = shown.pages.some(({ view }) => view === 'draw')
        ? await heldDrawOf(house, tournament)
        : null;
      if (draw instanceof Declined) return draw;
      const version = createHash('sha256')
        .update(JSON.stringify([shown, announcement, draw]))
        .digest('hex')
        .slice(0, 12);
      return answerView(context, {
        standing,
        // A wall shows the same to everybody, whoever opened it.
        audience: 'public',
        shared: true,
        vary: 'Cookie, Accept-Encoding',
        build: `${build}.${version}`,
        answer: () => {
          const question = { view: 'hall', screen: shown, announcement, draw, build } as const;
          return house.answers.to(standing, 'public', question);
        },
      });
    },
  }),
];

const withAddresses = (
  house: House,
  setting: ScreensSetting | Declined,
): ScreensAnswer | Declined =>
  setting instanceof Declined ? setting : { ...setting, addresses: house.policy.addresses() };

interface FoundScreen {
  readonly tournament: string;
  readonly screen: Screen;
  readonly announcement: Announcement | null;
}

async function tournamentOfScreen(house: House, code: string): Promise<string | undefined> {
  const owner = await ownerOf(house, code);
  return owner.ok && typeof owner.value === 'string' ? owner.value : undefined;
}

async function screenAt(house: House, asked: string): Promise<FoundScreen | Declined> {
  const owner = await ownerOf(house, asked);
  if (!owner.ok) return declinedByStore(owner.error, false);
  const tournament = typeof owner.value === 'string' ? owner.value : '';
  const kept = await screensOf(house, tournament);
  if (kept instanceof Declined) return kept;
  const found = kept.screens.find((candidate) => candidate.code === asked);
  if (found === undefined) return declined(404, 'screen.unknown', { code: asked });
  return { tournament, screen: found, announcement: kept.announcement ?? null };
}

/** Screens of the tournaments of a page that the asker may see; an archived one has none. */
async function listScreens(
  house: House,
  { tournament: only, ...query }: z.output<typeof screensQuery>,
  identity: Identity,
): Promise<ScreenListingsAnswer | Declined> {
  const listed = await listTournaments(house.store, {
    ...query,
    ...sightOf(identity),
    archived: false,
    keptIn: SCREENS,
    order: 'lastChange',
    ...(only !== undefined && { ids: [only] }),
  });
  if (!listed.ok) return declinedByStore(listed.error, false);
  const { tournaments, total, next } = listed.value;
  const screens: ScreenListing[] = [];
  for (const { id, summary } of tournaments) {
    if (summary === null) continue;
    const kept = await screensOf(house, id);
    if (kept instanceof Declined) return kept;
    for (const { code: own, name, pages } of kept.screens) {
      const views = pages.map(({ view }) => view);
      screens.push({ code: own, name, views, tournament: id, tournamentName: summary.name });
    }
  }
  return { screens, total, next };
}

/** Tells the screens and desks of every change, whichever process made it; gives the function that ends it. */
export const followScreens = ({ store, hub }: Pick<House, 'store' | 'hub'>): (() => void) =>
  store.keptSettings.watch((scope, key) => {
    if (scope === SCREENS || scope === DRAWS || scope === PLAY_OFFS) hub.announceScreens(key);
    else if (scope === GAMES_CHANGED) hub.announceGames(key);
  });
