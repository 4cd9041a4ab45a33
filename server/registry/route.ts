import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Role } from '@ronde/core/tournament/roles.ts';
import type { Identity, Principal } from '../access/principal.ts';
import type { Declined } from './declined.ts';

/** Node's own request and answer; absent when a test asks the app without a network. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
}

export const METHODS = ['get', 'post', 'put', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** What a handler is given: everything checked already. */
export interface Asked<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly principal: Principal;
  readonly context: Context<ServerEnv>;
}

/** The name of an answer's type, for the description; see server/api and core/tournament/views. */
export interface AnswerType<T> {
  readonly name: string;
  readonly status: 200 | 201 | 204;
  readonly media: string;
  /** Only for the compiler. */
  readonly _?: T;
}

export const answerOf = <T>(name: string, status: 200 | 201 = 200): AnswerType<T> => ({
  name,
  status,
  media: 'application/json',
});

export const NO_CONTENT: AnswerType<null> = { name: '', status: 204, media: '' };

export const mediaAnswer = (media: string): AnswerType<never> => ({ name: '', status: 200, media });

/** A stream of server-sent events: the type has what each holds, by the name of the event. */
export const eventStream = (name: string): AnswerType<never> => ({
  name,
  status: 200,
  media: EVENT_STREAM,
});

export const EVENT_STREAM = 'text/event-stream';

/** Who a request comes from, where the handler has to know it of several tournaments. */
export type Identify = (context: Context<ServerEnv>) => Promise<Identity | Declined>;

export type TournamentFinder = (
  params: Readonly<Record<string, string>>,
) => Promise<string | undefined>;

export interface RouteSpec<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, T> {
  readonly method: Method;
  /** `/api/tournaments/:id`; a parameter `:id` there names the tournament the role is for. */
  readonly path: string;
  readonly summary: string;
  /** Everybody else is refused before anything of the request is read. */
  readonly roles: readonly Role[];
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Bytes a body may have. */
  readonly limit?: number;
  /** The query parameter that names the tournament, where the path does not. */
  readonly tournamentInQuery?: string;
  /** Finds the tournament by something else the path names. */
  readonly tournamentOf?: TournamentFinder;
  readonly answer: AnswerType<T>;
  readonly handle: (
    asked: Asked<z.output<P>, z.output<Q>, z.output<B>>,
  ) => T | Declined | Response | Promise<T | Declined | Response>;
}

/** A route with its types worn off: what is mounted, described and tested. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly roles: readonly Role[];
  readonly params: z.ZodObject | null;
  readonly query: z.ZodObject | null;
  readonly body: z.ZodType | null;
  readonly limit: number;
  readonly tournamentInQuery: string | null;
  readonly tournamentOf: TournamentFinder | null;
  readonly answer: AnswerType<unknown>;
  readonly handle: (asked: Asked<unknown, unknown, unknown>) => unknown;
}

/** A megabyte: two thousand players entered at once are half of it. */
export const JSON_LIMIT = 1_000_000;

export function route<
  T,
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodType = z.ZodUndefined,
>(spec: RouteSpec<P, Q, B, T>): Route {
  return {
    method: spec.method,
    path: spec.path,
    summary: spec.summary,
    roles: spec.roles,
    params: spec.params ?? null,
    query: spec.query ?? null,
    body: spec.body ?? null,
    limit: spec.limit ?? JSON_LIMIT,
    tournamentInQuery: spec.tournamentInQuery ?? null,
    tournamentOf: spec.tournamentOf ?? null,
    answer: spec.answer,
    // The registry hands over what these very schemas gave.
    handle: spec.handle as Route['handle'],
  };
}
