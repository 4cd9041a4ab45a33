import { createHash } from 'node:crypto';
import { hallView } from '@ronde/core/tournament/views/hall.ts';
import { latestResults } from '@ronde/core/tournament/views/latest-results.ts';
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
import type { House } from '../house.ts';
import { answerView } from '../ledgers/answer-view.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined, declined } from '../registry/declined.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { ARBITERS, EVERYBODY, HELPERS } from './everybody.ts';
import { ofScreen, screensBody } from './screen-schemas.ts';
import { ofTournament } from './tournament-of.ts';

const SCOPE = 'screens';
/** Which tournament a screen's code belongs to. */
const CODES = 'screen-codes';

/** Hall screens: what each shows, kept on the server so that they are steered from the desk. */
export const screenRoutes = (house: House): Route[] => [
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
    answer: answerOf<ScreenListingsAnswer>('ScreenListingsAnswer'),
    handle: () => listScreens(house),
  }),
  route({
    method: 'get',
    path: '/api/screens/:code',
    summary: 'A hall screen by the code in its address',
    roles: EVERYBODY,
    params: ofScreen,
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
    answer: answerOf<HallAnswer>('HallAnswer'),
    handle: async ({ params, principal, context }) => {
      const found = await screenAt(house, params.code);
      if (found instanceof Declined) return found;
      const { tournament, screen: shown, announcement } = found;
      const opened = await house.ledgers.at(tournament);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      const standing = opened.value;
      const definition = JSON.stringify([shown, announcement]);
      const version = createHash('sha256').update(definition).digest('hex').slice(0, 12);
      return answerView(context, {
        standing,
        // A wall shows the same to everybody, whoever opened it.
        audience: 'public',
        key: `hall ${definition}`,
        build: `${house.build}.${version}`,
        view: (): HallAnswer => {
          const hall = hallView(standing.state, shown);
          return {
            tournament,
            position: standing.position,
            lastAt: standing.lastAt,
            build: house.build,
            announcement,
            hall,
            latest: latestResults(standing.ledger.entries, hall.pages),
          };
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

async function screenAt(house: House, asked: string): Promise<FoundScreen | Declined> {
  const owner = await house.store.keptSettings.get(CODES, asked);
  if (!owner.ok) return declinedByStore(owner.error, false);
  const tournament = typeof owner.value === 'string' ? owner.value : '';
  const kept = await screensOf(house, tournament);
  if (kept instanceof Declined) return kept;
  const found = kept.screens.find((candidate) => candidate.code === asked);
  if (found === undefined) return declined(404, 'screen.unknown', { code: asked });
  return { tournament, screen: found, announcement: kept.announcement ?? null };
}

/** Screens of every tournament that can be opened; an archived one has none. */
async function listScreens(house: House): Promise<ScreenListingsAnswer | Declined> {
  const listed = await house.store.list();
  if (!listed.ok) return declinedByStore(listed.error, false);
  const screens: ScreenListing[] = [];
  for (const { id } of listed.value) {
    const kept = await screensOf(house, id);
    if (kept instanceof Declined) return kept;
    if (kept.screens.length === 0) continue;
    const opened = await house.ledgers.at(id);
    if (!opened.ok) continue;
    const tournamentName = opened.value.state.settings.name;
    for (const { code: own, name, pages } of kept.screens) {
      const views = pages.map(({ view }) => view);
      screens.push({ code: own, name, views, tournament: id, tournamentName });
    }
  }
  return { screens };
}

async function screensOf(house: House, tournament: string): Promise<ScreensSetting | Declined> {
  if (tournament === '') return { screens: [] };
  const kept = await house.store.keptSettings.get(SCOPE, tournament);
  if (!kept.ok) return declinedByStore(kept.error, false);
  const read = screensBody.safeParse(kept.value);
  return read.success ? read.data : { screens: [] };
}

async function setScreens(
  house: House,
  tournament: string,
  setting: ScreensSetting,
): Promise<Declined | null> {
  const { keptSettings } = house.store;
  const codes = setting.screens.map((one) => one.code);
  if (new Set(codes).size < codes.length) return declined(422, 'screen.codeTwice');
  for (const taken of codes) {
    const owner = await keptSettings.get(CODES, taken);
    if (!owner.ok) return declinedByStore(owner.error, false);
    if (owner.value !== undefined && owner.value !== tournament) {
      return declined(409, 'screen.codeTaken', { code: taken });
    }
  }
  const before = await screensOf(house, tournament);
  const gone = 'screens' in before ? before.screens.filter((old) => !codes.includes(old.code)) : [];
  // The codes first: with the setting the screens are told, and ask by their codes at once.
  const writes = [
    ...(await Promise.all(codes.map((own) => keptSettings.put(CODES, own, tournament)))),
    await keptSettings.put(SCOPE, tournament, setting),
    ...(await Promise.all(gone.map((old) => keptSettings.remove(CODES, old.code)))),
  ];
  for (const written of writes) if (!written.ok) return declinedByStore(written.error, false);
  return null;
}

/** Tells the screens of every change, whichever process made it; gives the function that ends it. */
export const followScreens = ({ store, hub }: Pick<House, 'store' | 'hub'>): (() => void) =>
  store.keptSettings.watch((scope, key) => {
    if (scope === SCOPE) hub.announceScreens(key);
  });
