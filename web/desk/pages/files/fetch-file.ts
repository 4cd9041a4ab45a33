import { isAnyLeftOut, type AnyLeftOut } from '@ronde/core/formats/any-left-out.ts';
import { LEFT_OUT_HEADER } from '@ronde/server/api/exports.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import { AnswerProblem, OWN_PAGE, Unreachable } from '../../../api/ask.ts';
import { fileNameIn } from './file-name.ts';

export interface FetchedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Blob;
  /** What its format has no place for. */
  readonly leftOut: readonly AnyLeftOut[];
}

/**
 * Fetches a file to keep: a refusal is said on the page instead of being saved as a file. What must not stand in an
 * address is sent as a body.
 */
export async function fetchFile(
  path: string,
  otherwise: string,
  body?: unknown,
): Promise<FetchedFile> {
  let response: Response;
  try {
    response = await fetch(path, {
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...OWN_PAGE },
            body: JSON.stringify(body),
          }),
    });
  } catch {
    throw new Unreachable();
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    const unknown = { code: `http.${response.status}`, params: {} };
    throw new AnswerProblem(response.status, problem ?? unknown);
  }
  return {
    name: fileNameIn(response.headers.get('content-disposition'), otherwise),
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    content: await response.blob(),
    leftOut: (response.headers.get(LEFT_OUT_HEADER) ?? '').split(',').filter(isAnyLeftOut),
  };
}
