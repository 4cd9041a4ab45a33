import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { DeviceRole } from './api/devices.ts';
import type { Assets } from './assets.ts';
import { contentPolicy } from './guard.ts';
import { holdsTag } from './held-tag.ts';
import type { House } from './house.ts';
import { problemResponse } from './problem-response.ts';
import type { Identify, ServerEnv } from './registry/route.ts';
import { requestLanguage } from './request-language.ts';
import { followToken } from './routes/session-routes.ts';
import { Declined } from './registry/declined.ts';
import { serveAsset } from './serve-asset.ts';
import { wantsPage } from './typed-address.ts';
import { wayIn } from './way-in.ts';

/** Which app answers which addresses; apps find their own way from there. */
const APPS = {
  desk: ['/new', '/sign-in', '/help', '/help/*', '/event/*'],
  hall: ['/s', '/s/*'],
  phone: ['/p', '/p/*'],
} as const;

/** Replaced in every page by a number used once. */
const NONCE = '{{nonce}}';

/** The files of the pages, the pages around them, and the address in a QR code. */
export function mountPages(
  app: Hono<ServerEnv>,
  assets: Assets,
  house: House,
  identify: Identify,
): void {
  app.get('/', async (context) => {
    const way = await wayIn(context, house, identify);
    if (way === null) return page(context, assets, 'desk');
    context.header('cache-control', 'no-store');
    return context.redirect(`${way}${new URL(context.req.url).search}`);
  });
  for (const [name, paths] of Object.entries(APPS)) {
    for (const path of paths) app.get(path, (context) => page(context, assets, name));
  }
  app.get('/assets/:name', (context) => serveAsset(context, assets, context.req.param('name')));
  for (const path of ['/c', '/c/']) app.get(path, (context) => context.redirect('/p'));
  app.get('/c/:token', async (context) => {
    const answer = await followLink(context, house, context.req.param('token'));
    // The phone says that the link is no good, and asks for the digits.
    if (answer === 'noLink') return page(context, assets, 'phone', 404);
    return answer;
  });
}

function page(
  context: Context<ServerEnv>,
  assets: Assets,
  app: string,
  status: 200 | 404 = 200,
): Response | Promise<Response> {
  const language = requestLanguage(context);
  const asset = assets.get(`${app}.${language}.html`);
  if (asset === undefined) return context.notFound();
  const headers = {
    etag: `"${asset.digest}"`,
    'content-language': language,
    'cache-control': 'no-cache',
    vary: 'Accept-Language, Cookie',
  };
  if (status === 200 && holdsTag(context, headers.etag)) {
    // The page that is kept was let in by its own number; another one would lock its styles out.
    context.header('content-security-policy', undefined);
    return context.body(null, 304, headers);
  }
  const nonce = randomBytes(16).toString('base64');
  const html = new TextDecoder().decode(asset.body).replaceAll(NONCE, nonce);
  return context.body(html, status, {
    ...headers,
    'content-type': asset.type,
    'content-security-policy': contentPolicy(nonce),
  });
}

const HOME_OF_ROLE: Readonly<Record<DeviceRole, (tournament: string) => string>> = {
  deputy: (id) => `/event/${id}`,
  pairing: (id) => `/event/${id}`,
  organiser: (id) => `/event/${id}`,
  results: () => '/p',
  checkIn: () => '/p',
  captain: () => '/p',
  player: () => '/p',
  screen: (id) => `/s?tournament=${id}`,
};

/**
 * A link from a QR code: the browser gets its session, then goes on by a page of ours, because a
 * strict cookie is not sent along a redirection that another program began.
 */
async function followLink(
  context: Context<ServerEnv>,
  house: House,
  token: string,
): Promise<Response | 'noLink'> {
  const link = await followToken(house, context, token);
  if (link instanceof Declined) {
    if (link.problem.code === 'access.wrongCode' && wantsPage(context)) return 'noLink';
    return problemResponse(context, link.status, link.problem, link.headers);
  }
  const home = HOME_OF_ROLE[link.role as DeviceRole](encodeURIComponent(link.tournament));
  return context.html(
    `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${home.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><title>Ronde</title>`,
    200,
    { 'cache-control': 'no-store' },
  );
}
