import { parseTournamentFile } from '@ronde/core/formats/tournament-file/parse-tournament-file.ts';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { EventLog } from './event-log.ts';
import { besideLog, type KeptBeside } from './beside-log.ts';
import { keptPicture } from './pictures/file-pictures.ts';
import { unreadableFile, type StoreError } from './store-error.ts';

/** The whole tournament as the text of a `.ronde` file, archived or not. */
export async function exportTournament(
  store: EventLog,
  id: string,
  /** Entries up to this position: what can be saved of a damaged log; what is kept beside it where that is wanted. */
  { beside, ...range }: { readonly upTo?: number; readonly beside?: KeptBeside } = {},
): Promise<Result<string, StoreError>> {
  const head = await store.head(id);
  if (!head.ok) return head;
  const entries = await store.read(id, range);
  if (!entries.ok) return entries;
  const { createdAt } = head.value;
  const carried = beside === undefined ? success({}) : await besideLog(beside, id);
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
  store: EventLog & Partial<KeptBeside>,
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
  const brought = await store.games?.bringIn(id, log.games ?? []);
  if (brought?.ok === false) return brought;
  return success({ id, position: created.value.position, problems });
}
