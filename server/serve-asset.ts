import type { Context } from 'hono';
import { acceptedPacking } from './accepted-packing.ts';
import { assetNamed, type Assets } from './assets.ts';
import { holdsTag } from './held-tag.ts';
import type { ServerEnv } from './registry/route.ts';

/** A year, without asking again: another content has another name. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Browsers ask again each time; the tag makes the answer short when nothing changed. */
const ASK_AGAIN = 'no-cache';
/** Flags change with a country: a page of forty of them asks for none a second time. */
const A_WEEK = 'public, max-age=604800';

const isFlag = (name: string): boolean => /^flag-[a-z]{3}\.svg$/.test(name);

/** Packed as the asker likes best, and short for whoever has it. */
export function serveAsset(
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
