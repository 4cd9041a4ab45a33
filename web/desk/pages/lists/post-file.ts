import type { Problem } from '@ronde/server/api/problem.ts';
import { AnswerProblem, OWN_PAGE, Unreachable } from '../../../api/ask.ts';

/** Sends a file as the body of a request; throws `AnswerProblem` or `Unreachable` as `ask` does. */
export async function postFile<T>(path: string, file: Blob): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        ...OWN_PAGE,
        accept: 'application/json',
        'content-type': 'application/octet-stream',
      },
      body: file,
    });
  } catch {
    throw new Unreachable();
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new AnswerProblem(
    response.status,
    (answer as Problem | null) ?? { code: 'page.unreadableAnswer', params: {} },
  );
}
