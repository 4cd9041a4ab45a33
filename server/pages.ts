import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { acceptedPacking } from './accepted-packing.ts';
import type { DeviceRole } from './api/devices.ts';
import { assetNamed, type Assets } from './assets.ts';
import { contentPolicy } from './guard.ts';
import { holdsTag } from './held-tag.ts';
import type { House } from './house.ts';
import { problemResponse } from './problem-response.ts';
import type { Identify, ServerEnv } from './registry/route.ts';
import { requestLanguage } from './request-language.ts';
import { followToken } from './routes/session-routes.ts';
import { Declined } from './registry/declined.ts';
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

/** A year, without asking again: another content has another name. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Browsers ask again each time; the tag makes the answer short when nothing changed. */
const ASK_AGAIN = 'no-cache';
/** Flags change with a country: a page of forty of them asks for none a second time. */
const A_WEEK = 'public, max-age=604800';

const isFlag = (name: string): boolean => /^flag-[a-z]{3}\.svg$/.test(name);

/** Packed as the asker likes best, and short for whoever has it. */
function serveAsset(
  context: Context<ServerEnv>,
  assets: Assets,
  name: string,
): Response | Promise<Response> {
  const asset = assetNamed(assets, name);
  if (asset === null) return context.notFound();
  const { packed, digest } = asset;
  const packing = acceptedPacking(context.req.header('accept-encoding'), [...packed.keys()]);
  const body = (packing === null ? undefined : packed.get(packing)) ?? asset.body;
  const headers = {
    etag: packing === null ? `"${digest}"` : `"${digest}-${packing}"`,
    'cache-control': asset.lasts ? FOR_GOOD : isFlag(name) ? A_WEEK : ASK_AGAIN,
    ...(packed.size === 0 ? {} : { vary: 'Accept-Encoding' }),
    // A worker of an app's files may serve the app's addresses.
    ...(name.endsWith('-worker.js') ? { 'service-worker-allowed': '/' } : {}),
  };
  if (holdsTag(context, headers.etag)) return context.body(null, 304, headers);
  return context.body(body, 200, {
    ...headers,
    'content-type': asset.type,
    'content-length': String(body.length),
    ...(packing === null ? {} : { 'content-encoding': packing }),
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
