import type { ImportAnswer, UnreadableFileProblem } from '@ronde/server/api/import.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import { AnswerProblem, OWN_PAGE, Unreachable } from '../../../api/ask.ts';

/** What a table of entries does not say. */
export interface NewEvent {
  readonly name: string;
  readonly rounds: number;
  readonly firstDay: string;
}

/** Where a file is sent; what it may not say itself is in the address. */
export function importPath(file: string, key: string, event: NewEvent | null): string {
  const query = new URLSearchParams({ key, file });
  if (event !== null) {
    query.set('name', event.name);
    query.set('rounds', String(event.rounds));
    query.set('firstDay', event.firstDay);
  }
  return `/api/tournaments/import?${query.toString()}`;
}

export const isUnreadable = (problem: Problem): problem is UnreadableFileProblem =>
  problem.code === 'import.unreadable';

/** Sends the file as it is; throws `AnswerProblem` or `Unreachable` as `ask` does. */
export async function sendFile(
  file: File,
  key: string,
  event: NewEvent | null,
): Promise<ImportAnswer> {
  let response: Response;
  try {
    response = await fetch(importPath(file.name, key, event), {
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
  if (response.ok) return answer as ImportAnswer;
  throw new AnswerProblem(
    response.status,
    (answer as Problem | null) ?? { code: 'page.unreadableAnswer', params: {} },
  );
}

/** `Inscrits_2026-11.csv` → `Inscrits 2026-11`: a name to begin with. */
export const nameFromFile = (file: string): string =>
  file
    .replace(/\.\w+$/, '')
    .replaceAll('_', ' ')
    .trim();
