import type { Problem } from '../api/problem.ts';

/** Status and code of a refusal, `409 conflict`. */
export async function refusal(response: Response | Promise<Response>): Promise<string> {
  const answer = await response;
  const problem = (await answer.json()) as Problem;
  return `${answer.status} ${problem.code}`;
}
