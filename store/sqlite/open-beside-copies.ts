import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { BACKUPS, databaseCopies, newestOfTournaments } from '../backup/backup-folder.ts';
import { emptyBesideCopies, type StoreError } from '../store-error.ts';
import type { Store } from '../store.ts';
import type { SummarisingOptions } from '../summaries/summaries.ts';
import { openSqliteStore } from './open.ts';

/** Kept where somebody began anew although there were copies: asked once is enough. */
const BEGUN_ANEW = ['store', 'begunAnew'] as const;

/**
 * Opens the file as it is, but makes no new store beside copies of another one: a disk that was
 * exchanged or a file that was lost is a question, unless somebody says to begin anew.
 */
export async function openBesideCopies<E, A>(
  file: string,
  anew: boolean,
  options: SummarisingOptions,
): Promise<Result<Store<E, A>, StoreError>> {
  const backups = join(dirname(file), BACKUPS);
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes === 0 && !anew) {
    const copy = newestCopy(backups);
    if (copy !== null) return failure(emptyBesideCopies(file, copy));
  }
  const opened = await openSqliteStore<E, A>(file, options);
  if (!opened.ok) return opened;
  const question = await askedOf(opened.value, file, backups, anew);
  if (question.ok) return opened;
  await opened.value.close();
  return question;
}

/** Tournaments are archived, never deleted: copies of some, and none here, belong to another file. */
async function askedOf(
  store: Store,
  file: string,
  backups: string,
  anew: boolean,
): Promise<Result<null, StoreError>> {
  const listed = await store.list({ archived: true });
  if (!listed.ok || listed.value.length > 0 || newestOfTournaments(backups) === null) {
    return success(null);
  }
  if (anew) return store.keptSettings.put(...BEGUN_ANEW, true);
  const begun = await store.keptSettings.get(...BEGUN_ANEW);
  if (!begun.ok || begun.value === true) return success(null);
  return failure(emptyBesideCopies(file, newestCopy(backups) ?? backups));
}

/** Of everything; where there is none, of one tournament. */
function newestCopy(backups: string): string | null {
  const whole = databaseCopies(backups);
  const [newest] = whole.ok ? whole.value : [];
  return (newest ?? newestOfTournaments(backups))?.file ?? null;
}
