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
