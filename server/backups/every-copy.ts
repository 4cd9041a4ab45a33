import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { basename, join } from 'node:path';
import { success, type Result } from '@ronde/core/rules/result.ts';
import type { BackupError } from '@ronde/store/backup/backup-error.ts';
import {
  byAge,
  copiesIn,
  databaseFolder,
  tournamentFolder,
  type Copy,
} from '@ronde/store/backup/backup-folder.ts';
import type { BackupCopy } from '../api/backups.ts';

/** A copy with its place on the disk, which nobody outside is told. */
export interface PlacedCopy {
  readonly file: string;
  readonly copy: BackupCopy;
}

/** Every finished copy in the folder, of tournaments that are gone too, newest first. */
export const everyCopy = (backups: string): Result<PlacedCopy[], BackupError> =>
  copiesInAll([...foldersIn(join(backups, 'tournaments')), databaseFolder(backups)]);

/** The copies that hold one tournament: its own, and those of the whole database. */
export const copiesWith = (backups: string, id: string): Result<PlacedCopy[], BackupError> =>
  copiesInAll([tournamentFolder(backups, id), databaseFolder(backups)]);

/** The name of a copy is looked up among those there are: it never becomes a path. */
export function copyCalled(backups: string, copy: string): Result<PlacedCopy | null, BackupError> {
  const folder = [...foldersIn(join(backups, 'tournaments')), databaseFolder(backups)].find(
    (one) => basename(one) === copy.split('/')[0],
  );
  const copies = copiesInAll(folder === undefined ? [] : [folder]);
  if (!copies.ok) return copies;
  return success(copies.value.find((one) => one.copy.copy === copy) ?? null);
}

function copiesInAll(folders: readonly string[]): Result<PlacedCopy[], BackupError> {
  const found: PlacedCopy[] = [];
  for (const folder of folders) {
    const copies = copiesIn(folder);
    if (!copies.ok) return copies;
    const [newest] = copies.value;
    // One folder, one tournament.
    const tournament = newest?.kind === 'tournament' ? tournamentIn(newest.file) : null;
    found.push(...copies.value.map((copy) => placed(copy, basename(folder), tournament)));
  }
  return success(found.sort((a, b) => byAge(b.copy, a.copy) || byName(a.copy, b.copy)));
}

const byName = (a: BackupCopy, b: BackupCopy): number => (a.copy < b.copy ? -1 : 1);

function placed({ file, ...copy }: Copy, folder: string, tournament: string | null): PlacedCopy {
  return { file, copy: { ...copy, copy: `${folder}/${basename(file)}`, tournament } };
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}

const HEADER = 4_096;

/** The first line of a copy names its tournament. */
function tournamentIn(file: string): string | null {
  try {
    const handle = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(HEADER);
      const length = readSync(handle, bytes, 0, HEADER, 0);
      const [line = ''] = bytes.toString('utf8', 0, length).split('\n');
      const header: unknown = JSON.parse(line);
      const id = typeof header === 'object' && header !== null && 'id' in header ? header.id : null;
      return typeof id === 'string' ? id : null;
    } finally {
      closeSync(handle);
    }
  } catch {
    return null;
  }
}
