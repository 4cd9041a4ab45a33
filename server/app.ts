import type { EventLog } from '@ronde/store/event-log.ts';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import type { TournamentsAnswer } from './api/listing.ts';
import type { Assets } from './assets.ts';
import { knownHosts, strictHeaders } from './guard.ts';
import { problemResponse, storeProblem } from './problem-response.ts';
import { requestLanguage } from './request-language.ts';
import { tournamentListings } from './tournament-listings.ts';

export interface AppParts {
  readonly log: EventLog;
  readonly assets: Assets;
  /** Names besides those of this computer under which the server may be asked for. */
  readonly hosts: readonly string[];
  /** Told of what no answer should ever show. */
  readonly report: (error: Error) => void;
}

/** Every route of the server: requests in, views of the log out. */
export function createApp({ log, assets, hosts, report }: AppParts): Hono {
  const app = new Hono();
  const listings = tournamentListings(log);
  app.use(strictHeaders);
  app.use(knownHosts(hosts));

  app.get('/', (context) => {
    const language = requestLanguage(context);
    context.header('content-language', language);
    context.header('vary', 'Accept-Language, Cookie');
    return serveAsset(context, assets, `desk.${language}.html`);
  });

  app.use('/assets/*', etag());
  app.get('/assets/:name', (context) => serveAsset(context, assets, context.req.param('name')));

  app.get('/api/tournaments', async (context) => {
    const listed = await listings();
    if (!listed.ok) return storeProblem(context, listed.error);
    const answer: TournamentsAnswer = { tournaments: listed.value };
    return context.json(answer, 200, { 'cache-control': 'no-store' });
  });

  app.get('/healthz', async (context) => {
    const listed = await log.list();
    return listed.ok ? context.json({ status: 'ok' }) : storeProblem(context, listed.error);
  });

  app.notFound((context) =>
    problemResponse(context, 404, { code: 'server.notFound', params: { path: context.req.path } }),
  );
  app.onError((error, context) => {
    report(error);
    return problemResponse(context, 500, { code: 'server.internal', params: {} });
  });
  return app;
}

/** Browsers ask again each time; the tag makes the answer short when nothing changed. */
function serveAsset(context: Context, assets: Assets, name: string): Response | Promise<Response> {
  const asset = assets.get(name);
  if (asset === undefined) return context.notFound();
  return context.body(asset.body, 200, {
    'content-type': asset.type,
    'cache-control': 'no-cache',
  });
}
