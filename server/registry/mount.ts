import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { isOwnPage } from '../access/own-page.ts';
import {
  EVERY_TOURNAMENT,
  principalIn,
  type Identity,
  type Principal,
} from '../access/principal.ts';
import { beingPrepared } from '../access/visitors.ts';
import { problemResponse } from '../problem-response.ts';
import { Declined, declined } from './declined.ts';
import { readJson } from './read-body.ts';
import type { Route, ServerEnv } from './route.ts';

export interface MountParts {
  /** Who asks, from the connection and the cookies. */
  readonly identify: (context: Context<ServerEnv>) => Promise<Identity | Declined>;
  readonly publicUrl: string | null;
  /** Whether a tournament is not public and this is a visitor. */
  readonly isHidden: (principal: Principal, tournament: string) => Promise<boolean>;
  /** Told who asks as soon as it is known. */
  readonly known: (context: Context<ServerEnv>, principal: Principal) => void;
  /** Told of every request that was answered; the pattern of its path, never the path. */
  readonly answered: (request: {
    readonly route: Route;
    readonly principal: Principal | null;
    readonly status: number;
    readonly milliseconds: number;
  }) => void;
}

/** Puts every route on the app: who asks, may they, is it well formed, then the handler. */
export function mount(app: Hono<ServerEnv>, routes: readonly Route[], parts: MountParts): void {
  for (const route of routes) {
    app.on(route.method.toUpperCase(), route.path, async (context) => {
      const began = performance.now();
      let principal: Principal | null = null;
      const admitted = await admit(context, route, parts);
      let answer: unknown = admitted;
      if (!(admitted instanceof Declined)) {
        principal = admitted;
        answer = await handle(context, route, principal);
      }
      const response = respond(context, route, answer);
      const milliseconds = performance.now() - began;
      parts.answered({ route, principal, status: response.status, milliseconds });
      return response;
    });
  }
}

async function admit(
  context: Context<ServerEnv>,
  route: Route,
  parts: MountParts,
): Promise<Principal | Declined> {
  const { headers } = context.req.raw;
  if (route.method !== 'get' && !isOwnPage(headers, parts.publicUrl)) {
    return declined(403, 'access.foreignPage');
  }
  const identity = await parts.identify(context);
  if (identity instanceof Declined) return identity;
  const tournament = await tournamentAsked(context, route);
  const principal = principalIn(identity, tournament);
  parts.known(context, principal);
  if (!route.roles.includes(principal.role)) {
    return principal.via === 'anonymous'
      ? declined(401, 'access.unknown')
      : declined(403, 'access.forbidden', { role: principal.role });
  }
  const hidden = tournament !== null && (await parts.isHidden(principal, tournament));
  return hidden ? beingPrepared() : principal;
}

async function tournamentAsked(context: Context<ServerEnv>, route: Route): Promise<string | null> {
  const named = await namedIn(context, route);
  // `*` is no tournament: whoever has rights in one has none in all.
  return named === undefined || named === EVERY_TOURNAMENT ? null : named;
}

function namedIn(
  context: Context<ServerEnv>,
  { path, tournamentInQuery, tournamentOf }: Route,
): string | undefined | Promise<string | undefined> {
  if (tournamentOf !== null) return tournamentOf(context.req.param());
  if (tournamentInQuery !== null) return context.req.query(tournamentInQuery);
  return path.startsWith('/api/tournaments/:id') ? context.req.param('id') : undefined;
}

async function handle(
  context: Context<ServerEnv>,
  route: Route,
  principal: Principal,
): Promise<unknown> {
  const params = check(route.params, context.req.param(), 'params');
  if (params instanceof Declined) return params;
  const query = check(route.query, context.req.query(), 'query');
  if (query instanceof Declined) return query;
  let body: unknown;
  if (route.body !== null) {
    const read = await readJson(context.req.raw, route.limit);
    if (read instanceof Declined) return read;
    body = check(route.body, read.json, 'body');
    if (body instanceof Declined) return body;
  }
  return await route.handle({ params, query, body, principal, context });
}

function check(schema: z.ZodType | null, value: unknown, part: string): unknown {
  if (schema === null) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const at = [part, ...(first?.path ?? [])].map(String).join('.');
  return declined(400, 'server.unfitRequest', { at, reason: first?.code ?? 'custom' });
}

/** Node's adapter puts a class of its own in the place of Response: what is made before is no less one. */
const isResponse = (answer: unknown): answer is Response =>
  typeof answer === 'object' && answer !== null && 'arrayBuffer' in answer && 'headers' in answer;

function respond(context: Context<ServerEnv>, route: Route, answer: unknown): Response {
  if (isResponse(answer)) return answer;
  if (answer instanceof Declined) {
    return problemResponse(context, answer.status, answer.problem, answer.headers);
  }
  if (route.answer.status === 204) return context.body(null, 204);
  return context.json(answer as object, route.answer.status, { 'cache-control': 'no-store' });
}
