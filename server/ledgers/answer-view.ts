import type { Context } from 'hono';
import type { Answer } from '../answers/answer.ts';
import { Declined } from '../registry/declined.ts';
import type { ServerEnv } from '../registry/route.ts';
import type { Standing } from './standing.ts';
import type { ViewBody } from './view-body.ts';

export interface ViewAsked {
  readonly standing: Standing;
  /** Who may share the answer: an audience, readers of a language, or one person alone. */
  readonly audience: string;
  /** Whether caches on the way may keep it for everybody. */
  readonly shared: boolean;
  /** Headers of the request the answer depends on. */
  readonly vary: string;
  /** Changes with the program. */
  readonly build: string;
  readonly answer: () => Promise<Answer | Declined>;
  readonly headers?: (answer: Answer) => Readonly<Record<string, string>>;
}

/** Answers a view: not at all when the asker has it already. */
export async function answerView(
  context: Context<ServerEnv>,
  asked: ViewAsked,
): Promise<Response | Declined> {
  const { standing, audience, shared, vary, build } = asked;
  const instant = Date.parse(standing.lastAt).toString(36);
  const tag = `"${standing.position}-${instant}-${audience}-${build}"`;
  const headers = {
    etag: tag,
    'cache-control': shared ? 'no-cache, s-maxage=1' : 'private, no-cache',
    vary,
    'x-ronde-position': String(standing.position),
  };
  const known = context.req.header('if-none-match') ?? '';
  if (known.split(',').some((held) => held.trim().replace(/^W\//, '') === tag)) {
    return context.body(null, 304, headers);
  }
  const answer = await asked.answer();
  if (answer instanceof Declined) return answer;
  const own = { 'content-type': answer.mediaType, ...asked.headers?.(answer) };
  return sendBody(context, answer, { ...headers, ...own });
}

/** Packed to whoever unpacks. */
export function sendBody(
  context: Context<ServerEnv>,
  { plain, zipped }: ViewBody,
  headers: Readonly<Record<string, string>>,
): Response {
  const packs = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  if (!packs || zipped === null) return context.body(plain, 200, headers);
  return context.body(zipped, 200, { ...headers, 'content-encoding': 'gzip' });
}
