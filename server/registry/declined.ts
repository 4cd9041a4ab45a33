import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '../api/problem.ts';

/** An answer that says why not. */
export class Declined {
  readonly status: ContentfulStatusCode;
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    problem: Problem,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.status = status;
    this.problem = problem;
    this.headers = headers;
  }
}

export const declined = (
  status: ContentfulStatusCode,
  code: string,
  params: Problem['params'] = {},
): Declined => new Declined(status, { code, params });

/** Too much is under way: nothing was begun, and asking again is right. */
export const serverBusy = (seconds: number): Declined =>
  new Declined(503, { code: 'server.busy', params: {} }, { 'retry-after': String(seconds) });

/** Whoever asks has asked too often. */
export function waitFirst(wait: number): Declined {
  const seconds = Math.ceil(wait);
  const problem = { code: 'access.tooManyAttempts', params: { seconds } };
  return new Declined(429, problem, { 'retry-after': String(seconds) });
}
