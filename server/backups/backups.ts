import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { startAutomaticBackups } from '@ronde/store/backup/automatic-backups.ts';
import { copyFailure, type BackupError } from '@ronde/store/backup/backup-error.ts';
import { restoreCopy, type Restored } from '@ronde/store/backup/restore-copy.ts';
import { backUpDatabase, backUpTournament } from '@ronde/store/backup/take-backup.ts';
import { verifyCopy, type VerifiedCopy } from '@ronde/store/backup/verify-copy.ts';
import type { EventLog } from '@ronde/store/event-log.ts';
import type { BackupCopy } from '../api/backups.ts';
import { everyCopy } from './every-copy.ts';

/** How the copies fare. */
export interface BackupsState {
  /** What stopped the last attempt, by itself or by hand; null when it went well. */
  readonly lastError: BackupError | null;
}

/** The copies of this server: made by themselves or when asked, checked, and brought back. */
export interface Backups {
  state(): Promise<BackupsState>;
  list(): Promise<Result<readonly BackupCopy[], BackupError>>;
  /** Gives how many copies were made. */
  take(tournament: string | null): Promise<Result<number, BackupError>>;
  restore(
    copy: string,
    tournament: string | null,
  ): Promise<Result<readonly Restored[], BackupError>>;
  verify(copy: string): Promise<Result<VerifiedCopy, BackupError>>;
  /** The last copies are made, then nothing more. */
  stop(): Promise<void>;
}

export interface BackupsOptions {
  readonly backups: string;
  /** The SQLite file; null where the database is backed up by its own means. */
  readonly database: string | null;
  readonly now: () => Date;
  readonly automatic: boolean;
  readonly failed?: (error: BackupError) => void;
}

/** Copies made by this process. */
export function openBackups(store: EventLog, options: BackupsOptions): Backups {
  const { backups, database, now, failed } = options;
  let lastError: BackupError | null = null;
  const automatic = options.automatic
    ? startAutomaticBackups(store, {
        backups,
        database,
        now,
        made: () => {
          lastError = null;
        },
        failed: (error) => {
          lastError = error;
          failed?.(error);
        },
      })
    : null;

  /** The name of a copy is looked up among those there are: it never becomes a path. */
  const fileOf = (copy: string): Result<string, BackupError> => {
    const copies = everyCopy(backups);
    if (!copies.ok) return copies;
    const found = copies.value.find((one) => one.copy.copy === copy);
    return found ? success(found.file) : failure(copyFailure('backup.noSuchFile', copy));
  };

  const take = async (tournament: string | null): Promise<Result<number, BackupError>> => {
    const listed = await store.list({ archived: true });
    if (!listed.ok) return listed;
    const ids = tournament === null ? listed.value.map(({ id }) => id) : [tournament];
    const request = { backups, reason: 'asked' as const, at: now().toISOString() };
    let taken = 0;
    for (const id of ids) {
      const one = await backUpTournament(store, id, request);
      if (!one.ok) return one;
      if (one.value.fresh) taken += 1;
    }
    if (tournament !== null || database === null) return success(taken);
    const whole = await backUpDatabase(database, request);
    return whole.ok ? success(taken + 1) : whole;
  };

  return {
    state: () => Promise.resolve({ lastError }),
    list: () => {
      const copies = everyCopy(backups);
      return Promise.resolve(copies.ok ? success(copies.value.map(({ copy }) => copy)) : copies);
    },
    take: async (tournament) => {
      const taken = await take(tournament);
      // A tournament nobody knows says nothing about the copies.
      if (taken.ok) lastError = null;
      else if (taken.error.code !== 'store.unknownTournament') lastError = taken.error;
      return taken;
    },
    restore: async (copy, tournament) => {
      const file = fileOf(copy);
      if (!file.ok) return file;
      return restoreCopy(store, file.value, tournament === null ? {} : { tournament });
    },
    verify: async (copy) => {
      const file = fileOf(copy);
      return file.ok ? verifyCopy(file.value) : file;
    },
    stop: async () => automatic?.stop(),
  };
}
