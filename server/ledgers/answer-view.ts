import type { Context } from 'hono';
import type { Audience } from '../api/roles.ts';
import { Declined } from '../registry/declined.ts';
import type { ServerEnv } from '../registry/route.ts';
import type { Standing } from './standing.ts';
import { viewBody, type ViewBody } from './view-body.ts';

export interface ViewAsked {
  readonly standing: Standing;
  /** Who may share the answer: an audience, or one person where it speaks of them. */
  readonly audience: Audience | `me-${string}`;
  /** The view and everything of the query it depends on. */
  readonly key: string;
  /** Changes with the program. */
  readonly build: string;
  readonly view: () => unknown;
}

/** Different questions about one position whose answers are kept; the oldest makes room. */
const MOST_BODIES = 200;

/** Answers a view: not at all when the asker has it already, and worked out once for all who ask. */
export async function answerView(
  context: Context<ServerEnv>,
  asked: ViewAsked,
): Promise<Response | Declined> {
  const { standing, audience, build } = asked;
  const instant = Date.parse(standing.lastAt).toString(36);
  const tag = `"${standing.position}-${instant}-${audience}-${build}"`;
  const headers: Record<string, string> = {
    etag: tag,
    'cache-control': audience === 'public' ? 'no-cache, s-maxage=1' : 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
    'x-ronde-position': String(standing.position),
  };
  const known = context.req.header('if-none-match') ?? '';
  if (known.split(',').some((held) => held.trim().replace(/^W\//, '') === tag)) {
    return context.body(null, 304, headers);
  }
  const body = await bodyOf(asked);
  if (body instanceof Declined) return body;
  headers['content-type'] = 'application/json; charset=utf-8';
  const zipped = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '') && body.zipped;
  if (!zipped) return context.body(body.plain, 200, headers);
  return context.body(zipped, 200, { ...headers, 'content-encoding': 'gzip' });
}

async function bodyOf({ standing, audience, key, view }: ViewAsked): Promise<ViewBody | Declined> {
  const { bodies } = standing;
  const name = `${audience} ${key}`;
  const held = bodies.get(name);
  if (held !== undefined) return held;
  const value = view();
  if (value instanceof Declined) return value;
  const body = viewBody(value);
  bodies.set(name, body);
  const [oldest] = bodies.keys();
  if (bodies.size > MOST_BODIES && oldest !== undefined) bodies.delete(oldest);
  return body;
}
