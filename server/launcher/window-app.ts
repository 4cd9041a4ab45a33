import type { Language } from '@ronde/core/rules/language.ts';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { connectionOf } from '../access/identify.ts';
import { isOwnPage } from '../access/own-page.ts';
import { sameSecret } from '../access/secrets.ts';
import { isThisComputer } from '../access/this-computer.ts';
import {
  OPENABLE,
  WINDOW_HEADER,
  type NextFolderAnswer,
  type NextFolderRequest,
  type OpenAnswer,
  type OpenRequest,
  type Openable,
  type PhonesAnswer,
  type PhonesRequest,
  type WindowAnswer,
} from '../api/window.ts';
import type { Assets } from '../assets.ts';
import { exact } from '../commands/exact.ts';
import { knownHosts, strictHeaders } from '../guard.ts';
import { problemResponse } from '../problem-response.ts';
import { Declined, declined } from '../registry/declined.ts';
import { readJson } from '../registry/read-body.ts';
import type { ServerEnv } from '../registry/route.ts';
import { serveAsset } from '../serve-asset.ts';

/** What the window can look at and do. */
export interface WindowHands {
  readonly language: Language;
  /** Known to the window and to nobody else. */
  readonly secret: string;
  /** The files of its page. */
  readonly assets: Assets;
  look(): Promise<WindowAnswer>;
  open(what: Openable): Promise<boolean>;
  letPhonesIn(open: boolean): Promise<PhonesAnswer>;
  chooseNext(folder: string): NextFolderAnswer;
  /** Called once the answer is out. */
  stop(): void;
  /** The window has been told how things stand. */
  told(): void;
}

/** Bytes of a request: a path is the longest thing there is to say. */
const LIMIT = 10_000;
const NOBODY = { publicUrl: null, hosts: () => [], anyAddress: () => false };

const OPEN = exact<OpenRequest>()({ what: z.enum(OPENABLE) });
const PHONES = exact<PhonesRequest>()({ open: z.boolean() });
const NEXT_FOLDER = exact<NextFolderRequest>()({ folder: z.string().min(1).max(4_000) });

const decline = (context: Context, { status, problem, headers }: Declined): Response =>
  problemResponse(context, status, problem, headers);

async function bodyOf<T>(context: Context, schema: z.ZodType<T>): Promise<T | Declined> {
  const read = await readJson(context.req.raw, LIMIT);
  if (read instanceof Declined) return read;
  const parsed = schema.safeParse(read.json);
  return parsed.success
    ? parsed.data
    : declined(400, 'server.unfitRequest', { at: 'body', reason: 'custom' });
}

/** Calls when the answer has left; at once where there is no network. */
function afterwards(context: Context<ServerEnv>, call: () => void): void {
  const outgoing = (context.env as Partial<ServerEnv['Bindings']> | undefined)?.outgoing;
  if (outgoing === undefined) call();
  else outgoing.once('close', call);
}

const fromThisComputer: MiddlewareHandler<ServerEnv> = async (context, next) => {
  const { headers } = context.req.raw;
  if (!isThisComputer(headers, connectionOf(context))) {
    return decline(context, declined(403, 'access.foreignPage'));
  }
  await next();
};

const fromTheWindow =
  (secret: string): MiddlewareHandler<ServerEnv> =>
  async (context, next) => {
    const { headers } = context.req.raw;
    if (!sameSecret(headers.get(WINDOW_HEADER) ?? '', secret)) {
      return decline(context, declined(401, 'access.unknown'));
    }
    if (context.req.method !== 'GET' && !isOwnPage(headers, null)) {
      return decline(context, declined(403, 'access.foreignPage'));
    }
    context.header('cache-control', 'no-store');
    await next();
  };

/**
 * The small window of the launcher: its page for this computer's own browser, everything else for
 * whoever has the secret of its address besides. A name rebound to us, a page of another site and
 * somebody on the network are refused before anything is looked at.
 */
export function windowApp(hands: WindowHands): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.use(strictHeaders(NOBODY));
  app.use(knownHosts(NOBODY));
  app.use(fromThisComputer);
  app.use('/api/*', fromTheWindow(hands.secret));

  app.get('/', (context) => {
    const page = hands.assets.get(`window.${hands.language}.html`);
    if (page === undefined) return context.notFound();
    return context.body(page.body, 200, {
      'content-type': page.type,
      'content-language': hands.language,
      'cache-control': 'no-store',
    });
  });
  app.get('/assets/:name', (context) =>
    serveAsset(context, hands.assets, context.req.param('name')),
  );
  app.get('/api/window', async (context) => {
    const answer = await hands.look();
    afterwards(context, () => {
      hands.told();
    });
    return context.json(answer satisfies WindowAnswer);
  });
  app.post('/api/open', async (context) => {
    const body = await bodyOf(context, OPEN);
    if (body instanceof Declined) return decline(context, body);
    return context.json({ opened: await hands.open(body.what) } satisfies OpenAnswer);
  });
  app.post('/api/phones', async (context) => {
    const body = await bodyOf(context, PHONES);
    if (body instanceof Declined) return decline(context, body);
    return context.json(await hands.letPhonesIn(body.open));
  });
  app.post('/api/next-folder', async (context) => {
    const body = await bodyOf(context, NEXT_FOLDER);
    if (body instanceof Declined) return decline(context, body);
    return context.json(hands.chooseNext(body.folder));
  });
  app.post('/api/stop', (context) => {
    afterwards(context, () => {
      hands.stop();
    });
    return context.body(null, 204);
  });
  app.notFound((context) =>
    problemResponse(context, 404, { code: 'server.notFound', params: { path: context.req.path } }),
  );
  return app;
}
