import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { systemFailure, type BackupError } from './backup-error.ts';
import { copyName, folderName, readCopyName, type CopyName } from './copy-name.ts';
import { outdated } from './rotation.ts';
import type { BackupReason } from './backup-reason.ts';

/** Inside the data folder. */
export const BACKUPS = 'backups';
const DATABASE = 'database';

/** A finished copy on the disk. */
export interface Copy extends CopyName {
  readonly kind: 'tournament' | 'database';
  readonly file: string;
  readonly bytes: number;
}

const TOURNAMENTS = 'tournaments';

export const tournamentFolder = (backups: string, id: string): string =>
  join(backups, TOURNAMENTS, folderName(id));

export const databaseFolder = (backups: string): string => join(backups, DATABASE);

export const tournamentCopy = (backups: string, id: string, name: CopyName): string =>
  join(tournamentFolder(backups, id), `${copyName(name)}.ronde`);

export const databaseCopy = (backups: string, at: string, reason: BackupReason): string =>
  join(databaseFolder(backups), `${copyName({ at, position: 0, reason })}.db`);

/** Finished copies in one folder, newest first; none when there is no folder yet. */
export function copiesIn(folder: string): Result<Copy[], BackupError> {
  try {
    const copies = readdirSync(folder).flatMap((name): Copy[] => {
      const read = readCopyName(name);
      if (read === null) return [];
      const file = join(folder, name);
      const kind = name.endsWith('.db') ? 'database' : 'tournament';
      // Another process may have rotated it away a moment ago.
      const bytes = statSync(file, { throwIfNoEntry: false })?.size;
      return bytes === undefined ? [] : [{ ...read, kind, file, bytes }];
    });
    return success(copies.sort((a, b) => byAge(b, a)));
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return success([]);
    const error = systemFailure(thrown, folder, 'backup.cannotRead');
    if (error === null) throw thrown;
    return failure(error);
  }
}

type Age = Pick<Copy, 'at' | 'position'>;

/** Oldest first; of one second, the one with fewer entries. */
export const byAge = (a: Age, b: Age): number =>
  a.at === b.at ? a.position - b.position : a.at < b.at ? -1 : 1;

/** Copies of one tournament, newest first. */
export const copiesOf = (backups: string, id: string): Result<Copy[], BackupError> =>
  copiesIn(tournamentFolder(backups, id));

/** Copies of the whole database, newest first. */
export const databaseCopies = (backups: string): Result<Copy[], BackupError> =>
  copiesIn(databaseFolder(backups));

/** The newest copy of any tournament; null when there is none, or none that can be seen. */
export function newestOfTournaments(backups: string): Copy | null {
  const folder = join(backups, TOURNAMENTS);
  // A stray file among the folders holds no copies.
  const folders = existsSync(folder) ? readdirSync(folder) : [];
  const copies = folders.flatMap((name) => {
    const found = copiesIn(join(folder, name));
    return found.ok ? found.value.slice(0, 1) : [];
  });
  return copies.sort((a, b) => byAge(b, a))[0] ?? null;
}

/** Takes away what the rotation no longer keeps; gives what went. */
export function rotate(folder: string, now: string): Result<readonly Copy[], BackupError> {
  const copies = copiesIn(folder);
  if (!copies.ok) return copies;
  const gone = outdated(copies.value, now);
  for (const { file } of gone) {
    try {
      rmSync(file, { force: true });
    } catch (thrown) {
      const error = systemFailure(thrown, file, 'backup.cannotWrite');
      if (error === null) throw thrown;
      return failure(error);
    }
  }
  return success(gone);
}
