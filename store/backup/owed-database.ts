import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFolder } from './backup-folder.ts';
import { makePrivateFolder } from './whole-file.ts';

/** Whether the whole database has changed since its last copy: known after a new start too. */
export interface OwedDatabase {
  readonly file: string;
  isOwed(): boolean;
  setOwed(owed: boolean): void;
  /** Copied and checked in a moment. */
  isSmall(): boolean;
}

/** Stands in the folder of the copies while one is owed. */
const MARK = 'owed';
const SMALL = 16 * 2 ** 20;

export function owedDatabase(backups: string, file: string): OwedDatabase {
  const mark = join(databaseFolder(backups), MARK);
  let owed = existsSync(mark);
  return {
    file,
    isOwed: () => owed,
    setOwed: (now) => {
      if (now === owed) return;
      owed = now;
      try {
        if (!now) rmSync(mark, { force: true });
        else {
          makePrivateFolder(databaseFolder(backups));
          writeFileSync(mark, '', { mode: 0o600 });
        }
      } catch {
        // A disk that refuses the mark refuses the copy too, and that is told.
      }
    },
    isSmall: () => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= SMALL,
  };
}
