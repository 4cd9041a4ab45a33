import { parseTournamentFile } from '@ronde/core/formats/tournament-file/parse-tournament-file.ts';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { EventLog } from './event-log.ts';
import { filePictures, keptPicture } from './pictures/file-pictures.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Store } from './store.ts';
import { unreadableFile, type StoreError } from './store-error.ts';

/** The whole tournament as the text of a `.ronde` file, archived or not. */
export async function exportTournament(
  store: EventLog,
  id: string,
  /** Entries up to this position: what can be saved of a damaged log; pictures where they are wanted. */
  { pictures, ...range }: { readonly upTo?: number; readonly pictures?: Pictures } = {},
): Promise<Result<string, StoreError>> {
  const head = await store.head(id);
  if (!head.ok) return head;
  const entries = await store.read(id, range);
  if (!entries.ok) return entries;
  const { createdAt } = head.value;
  const carried = pictures === undefined ? success({}) : await filePictures(pictures, id);
  if (!carried.ok) return carried;
  return success(writeTournamentFile({ id, createdAt, entries: entries.value, ...carried.value }));
}

export interface ImportOptions {
  /** The name in this store; the file's own by default. */
  readonly as?: string;
  /** Takes what is readable of a damaged file, up to the first damage. */
  readonly acceptDamaged?: boolean;
}

export interface Imported {
  readonly id: string;
  readonly position: number;
  /** What the file's reader found, for the person to see. */
  readonly problems: readonly Problem[];
}

/** Adds the tournament of a `.ronde` file to the store; never over one that exists. */
export async function importTournament(
  store: EventLog & Partial<Pick<Store, 'pictures'>>,
  text: string,
  options: ImportOptions = {},
): Promise<Result<Imported, StoreError>> {
  const { log, problems } = parseTournamentFile(text);
  const damaged = problems.some(({ severity }) => severity === 'error');
  if (log === null || (damaged && options.acceptDamaged !== true)) {
    return failure(unreadableFile(problems));
  }
  const id = options.as ?? log.id;
  const created = await store.create(id, { at: log.createdAt }, log.entries);
  if (!created.ok) return created;
  for (const picture of log.pictures ?? []) {
    const put = await store.pictures?.put(id, keptPicture(picture));
    if (put?.ok === false) return put;
  }
  return success({ id, position: created.value.position, problems });
}
