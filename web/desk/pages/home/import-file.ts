import type { ImportAnswer, UnreadableFileProblem } from '@ronde/server/api/import.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import { postFile } from '../lists/post-file.ts';

/** What a table of entries does not say, and where in it the players stand. */
export interface NewEvent {
  readonly name: string;
  readonly rounds: number;
  readonly firstDay: string;
  readonly table: Readonly<Record<string, string>>;
}

/** Where a file is sent; what it may not say itself is in the address. */
export function importPath(file: string, key: string, event: NewEvent | null): string {
  const query = new URLSearchParams({
    key,
    file,
    ...(event === null
      ? {}
      : {
          ...{ name: event.name, rounds: String(event.rounds), firstDay: event.firstDay },
          ...event.table,
        }),
  });
  return `/api/tournaments/import?${query.toString()}`;
}

export const isUnreadable = (problem: Problem): problem is UnreadableFileProblem =>
  problem.code === 'import.unreadable';

/** Sends the file as it is; throws `AnswerProblem` or `Unreachable` as `ask` does. */
export const sendFile = (file: File, key: string, event: NewEvent | null): Promise<ImportAnswer> =>
  postFile<ImportAnswer>(importPath(file.name, key, event), file);
