import { createHash } from 'node:crypto';
import { HEALTH_PATH } from '@ronde/store/running.ts';
import type { Store } from '@ronde/store/store.ts';
import { PlayerLists } from '@ronde/exchange/player-lists/player-lists.ts';
import { Hono, type Context } from 'hono';
import { attempts, QUESTION_LIMITS } from './access/attempts.ts';
import { openGuesses } from './access/guesses.ts';
import { connectionOf, identify } from './access/identify.ts';
import { isHiddenFrom, isVisitor } from './access/visitors.ts';
import { holderOf } from './connections/holder-of.ts';
import { newToken } from './access/secrets.ts';
import { jsonAnswer, type Answer } from './answers/answer.ts';
import { openAnswers } from './answers/answers.ts';
import type { Workshop } from './answers/workshop.ts';
import type { Assets } from './assets.ts';
import type { Backups } from './backups/backups.ts';
import { openConnections, type ConnectionLimits } from './connections/connections.ts';
import { knownHosts, strictHeaders } from './guard.ts';
import type { AccessPolicy, House } from './house.ts';
import { sendBody } from './ledgers/answer-view.ts';
import { openLedgers } from './ledgers/ledgers.ts';
import { listJobs } from './lists/list-jobs.ts';
import { openLiveHub } from './live/live-hub.ts';
import type { Logger } from './logging/logger.ts';
import type { NetworkDoor } from './network/network-door.ts';
import { mountPages } from './pages.ts';
import type { Printer } from './papers/printer.ts';
import { openPrintQueue, type PrintQueue } from './papers/print-queue.ts';
import type { Places } from './places.ts';
import { problemResponse } from './problem-response.ts';
import type { OwnProgram } from './processes/own-program.ts';
import { mountPublicPages } from './public/public-pages.ts';
import { describeRoutes } from './registry/openapi.ts';
import { mount } from './registry/mount.ts';
import { answerOf, route, type Route, type ServerEnv } from './registry/route.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { backupRoutes } from './routes/backup-routes.ts';
import { commandRoutes } from './routes/command-routes.ts';
import { deviceRoutes } from './routes/device-routes.ts';
import { EVERYBODY } from './routes/everybody.ts';
import { exportRoutes } from './routes/export-routes.ts';
import { houseRoutes } from './routes/house-routes.ts';
import { importRoutes } from './routes/import-routes.ts';
import { listRoutes } from './routes/list-routes.ts';
import { liveRoutes } from './routes/live-routes.ts';
import { networkRoutes } from './routes/network-routes.ts';
import { ownBoardRoutes } from './routes/own-board-routes.ts';
import { ownNormsRoutes } from './routes/own-norms-routes.ts';
import { ownTeamRoutes } from './routes/own-team-routes.ts';
import { dossierRoutes } from './routes/dossier-routes.ts';
import { regulationRoutes } from './routes/regulation-routes.ts';
import { clockRoutes } from './routes/clock-routes.ts';
import { postingRoutes } from './routes/posting-routes.ts';
import { ownLawsRoutes } from './routes/own-laws-routes.ts';
import { presetRoutes } from './routes/preset-routes.ts';
import { prohibitedRoutes } from './routes/prohibited-routes.ts';
import { suspensionRoutes } from './routes/suspension-routes.ts';
import { openNotices, type Notices } from './push/notices.ts';
import { OPEN_INTERNET, type Reach } from './push/push-service.ts';
import { publicDoorRoutes } from './routes/public-door-routes.ts';
import { pushRoutes } from './routes/push-routes.ts';
import { ratingRoutes } from './routes/rating-routes.ts';
import { incidentRoutes } from './routes/incident-routes.ts';
import { needsRoutes } from './routes/needs-routes.ts';
import { administrationRoutes } from './routes/administration-routes.ts';
import { adviceRoutes } from './routes/advice-routes.ts';
import { sampleRoutes } from './routes/sample-routes.ts';
import { fixedPlayerRoutes } from './routes/fixed-player-routes.ts';
import { gameRoutes } from './routes/game-routes.ts';
import { photoRoutes } from './routes/photo-routes.ts';
import { pictureRoutes } from './routes/picture-routes.ts';
import { ratingsRoutes } from './routes/ratings-routes.ts';
import { paperRoutes } from './routes/paper-routes.ts';
import { printRoutes } from './routes/print-routes.ts';
import { playOffRoutes } from './routes/play-off-routes.ts';
import { drawRoutes } from './routes/draw-routes.ts';
import { followScreens, screenRoutes } from './routes/screen-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { standingsRoutes } from './routes/standings-routes.ts';
import { tournamentRoutes } from './routes/tournament-routes.ts';
import { viewRoutes } from './routes/view-routes.ts';
import { inTurn, openTurns } from './turns.ts';
import { inSmallLetters } from './typed-address.ts';
import { VERSION } from './version.ts';
import { watchWrites } from './write-health.ts';

export interface AppParts {
  readonly store: Store;
  readonly assets: Assets;
  readonly policy: AccessPolicy;
  readonly door: NetworkDoor;
  readonly clock: () => Date;
  /** Milliseconds that only grow, whatever is done to the clock. */
  readonly elapsed: () => number;
  readonly logger: Logger;
  readonly places: Places;
  /** Takes rating lists in, in a process of its own. */
  readonly listImporter: OwnProgram;
  /** Bytes a rating list may have, packed. */
  readonly listLimit: number;
  readonly backups: Backups;
  /** Makes what visitors ask for, and files. */
  readonly workshop: Workshop;
  /** Sets papers. */
  readonly printer: Printer;
  readonly limits: ConnectionLimits;
  /** Where notices may be sent; the open Internet unless a test says otherwise. */
  readonly reach?: Reach;
}

export interface App {
  readonly app: Hono<ServerEnv>;
  readonly house: House;
  readonly notices: Notices;
  readonly prints: PrintQueue;
  /** Every route of the registry, in the order they are described. */
  readonly routes: readonly Route[];
  /** Ends live streams and forgets the ledgers; the store stays open. */
  close(): void;
}

/** The whole server but for the network: requests in, views of the logs out. */
export function createApp(parts: AppParts): App {
  const { assets, policy, door, clock, elapsed, logger, places, listLimit, backups } = parts;
  const { store, health } = watchWrites(parts.store, elapsed);
  const ledgers = openLedgers(store, (error) => {
    logger.fault(error);
  });
  const house: House = {
    store,
    writes: health,
    ledgers,
    answers: openAnswers(parts.workshop),
    hub: openLiveHub(ledgers, clock),
    connections: openConnections(parts.limits),
    streamsPerAddress: parts.limits.streamsPerAddress,
    policy,
    door,
    clock,
    elapsed,
    logger,
    guesses: openGuesses({ store, clock, elapsed }),
    questions: attempts(QUESTION_LIMITS),
    firstAccountToken: newToken(),
    build: buildOf(assets),
    places,
    lists: new PlayerLists(places.lists),
    listJobs: listJobs(parts.listImporter),
    listLimit,
    backups,
    printer: parts.printer,
  };
  const unfollowScreens = followScreens(house);
  const reach = parts.reach ?? OPEN_INTERNET;
  const notices = openNotices(house, reach);
  const prints = openPrintQueue(house);
  const who = (context: Context<ServerEnv>) => identify(context, house);
  const routes = [
    ...houseRoutes(house),
    ...sessionRoutes(house),
    ...accountRoutes(house),
    ...networkRoutes(house),
    ...listRoutes(house),
    ...presetRoutes(house),
    ...ownLawsRoutes(house),
    ...suspensionRoutes(house),
    ...backupRoutes(house),
    ...sampleRoutes(house),
    ...administrationRoutes(house),
    ...incidentRoutes(house),
    ...needsRoutes(house),
    ...adviceRoutes(house),
    ...importRoutes(house),
    ...tournamentRoutes(house, who),
    ...prohibitedRoutes(house),
    ...viewRoutes(house),
    ...postingRoutes(house),
    ...clockRoutes(house, who),
    ...dossierRoutes(house),
    ...regulationRoutes(house),
    ...ownBoardRoutes(house),
    ...ownNormsRoutes(house),
    ...ownTeamRoutes(house),
    ...standingsRoutes(house),
    ...ratingRoutes(house),
    ...ratingsRoutes(house),
    ...exportRoutes(house),
    ...paperRoutes(house),
    ...printRoutes(house, prints),
    ...publicDoorRoutes(house),
    ...pushRoutes(house, reach),
    ...screenRoutes(house, who),
    ...drawRoutes(house),
    ...playOffRoutes(house),
    ...fixedPlayerRoutes(house),
    ...gameRoutes(house),
    ...pictureRoutes(house),
    ...photoRoutes(house),
    ...deviceRoutes(house),
    ...commandRoutes(house),
    ...liveRoutes(house),
  ];
  routes.push(descriptionRoute(routes));

  const app = new Hono<ServerEnv>();
  app.use(strictHeaders(policy));
  app.use(knownHosts(policy));
  app.use(inTurn(openTurns(elapsed), HEALTH_PATH));
  mount(app, routes, {
    identify: who,
    publicUrl: policy.publicUrl,
    isHidden: async (principal, id) => {
      if (!isVisitor(principal)) return false;
      const opened = await ledgers.at(id);
      return opened.ok && isHiddenFrom(principal, opened.value.state);
    },
    known: (context, principal) => {
      house.connections.known(connectionOf(context), holderOf(context, house, principal));
    },
    answered: ({ route: { method, path }, principal, status, milliseconds }) => {
      logger.log('info', 'request', {
        method,
        route: path,
        status,
        milliseconds: Math.round(milliseconds * 10) / 10,
        via: principal?.via ?? null,
        role: principal?.role ?? null,
      });
    },
  });
  mountPages(app, assets, house, who);
  mountPublicPages(app, house, who, assets);
  app.notFound((context) => {
    const { path, method, url } = context.req;
    const meant = method === 'GET' ? inSmallLetters(path) : null;
    if (meant !== null) return context.redirect(`${meant}${new URL(url).search}`);
    return problemResponse(context, 404, { code: 'server.notFound', params: { path } });
  });
  app.onError((error, context) => {
    logger.fault(error, { method: context.req.method });
    return problemResponse(context, 500, { code: 'server.internal', params: {} });
  });
  return {
    app,
    house,
    notices,
    prints,
    routes,
    close: () => {
      unfollowScreens();
      notices.close();
      prints.close();
      house.hub.close();
      ledgers.close();
      house.listJobs.close();
      house.lists.close();
    },
  };
}

/** By the routes described: several servers of one process have the same. */
const descriptions = new Map<string, Promise<Answer>>();

/** The description is made once, when it is first asked for. */
function descriptionOf(routes: readonly Route[]): Promise<Answer> {
  const described = routes.map(({ method, path }) => `${method} ${path}`).join('\n');
  const known = descriptions.get(described) ?? jsonAnswer(describeRoutes(routes, VERSION));
  descriptions.set(described, known);
  return known;
}

function descriptionRoute(routes: readonly Route[]): Route {
  return route({
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This description (OpenAPI 3.1)',
    roles: EVERYBODY,
    answer: answerOf<object>('OpenApi'),
    handle: async ({ context }) => {
      const answer = await descriptionOf(routes);
      const headers = { 'content-type': answer.mediaType, 'cache-control': 'no-cache' };
      return sendBody(context, answer, { ...headers, vary: 'Accept-Encoding' });
    },
  });
}

function buildOf(assets: Assets): string {
  const hash = createHash('sha256');
  // A name that lasts says what is in the file: to look into all of them takes a tenth of a start.
  for (const [name, asset] of assets) hash.update(name).update(asset.lasts ? '' : asset.digest);
  return hash.digest('hex').slice(0, 8);
}
