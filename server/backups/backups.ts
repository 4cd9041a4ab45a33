import { setImmediate } from 'node:timers/promises';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { startAutomaticBackups } from '@ronde/store/backup/automatic-backups.ts';
import { copyFailure, type BackupError } from '@ronde/store/backup/backup-error.ts';
import { restoreCopy, type Restored } from '@ronde/store/backup/restore-copy.ts';
import { backUpDatabase, backUpTournament } from '@ronde/store/backup/take-backup.ts';
import { verifyCopy, type VerifiedCopy } from '@ronde/store/backup/verify-copy.ts';
import type { KeptBeside } from '@ronde/store/beside-log.ts';
import type { EventLog } from '@ronde/store/event-log.ts';
import type { Sweepable } from '@ronde/store/erasure/sweep-erasures.ts';
import type { BackupCopy } from '../api/backups.ts';
import { copiesWith, copyCalled, everyCopy } from './every-copy.ts';

/** How the copies fare. */
export interface BackupsState {
  /** What stopped the last attempt, by itself or by hand; null when it went well. */
  readonly lastError: BackupError | null;
}

/** Which copies to list. */
export interface CopiesQuestion {
  /** Those that hold this tournament; null for all. */
  readonly tournament: string | null;
  /** How many to leave out at the beginning. */
  readonly from: number;
  readonly size: number;
}

export interface CopiesPage {
  readonly copies: readonly BackupCopy[];
  /** Of all pages. */
  readonly total: number;
  /** Of the newest one of all pages. */
  readonly lastAt: string | null;
}

/** The copies of this server: made by themselves or when asked, checked, and brought back. */
export interface Backups {
  state(): Promise<BackupsState>;
  /** Newest first. */
  list(question: CopiesQuestion): Promise<Result<CopiesPage, BackupError>>;
  /** Gives how many copies were made. */
  take(tournament: string | null): Promise<Result<number, BackupError>>;
  restore(
    copy: string,
    tournament: string | null,
  ): Promise<Result<readonly Restored[], BackupError>>;
  verify(copy: string): Promise<Result<VerifiedCopy, BackupError>>;
  /** The last copies are made as far as there is time, then nothing more. */
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
export function openBackups(
  store: EventLog & KeptBeside & Partial<Pick<Sweepable, 'erasures' | 'photos' | 'subscriptions'>>,
  options: BackupsOptions,
): Backups {
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

  const fileOf = (copy: string): Result<string, BackupError> => {
    const found = copyCalled(backups, copy);
    if (!found.ok) return found;
    return found.value === null
      ? failure(copyFailure('backup.noSuchFile', copy))
      : success(found.value.file);
  };

  const list = ({ tournament, from, size }: CopiesQuestion): Result<CopiesPage, BackupError> => {
    const all = tournament === null ? everyCopy(backups) : copiesWith(backups, tournament);
    if (!all.ok) return all;
    const copies = all.value.slice(from, from + size).map(({ copy }) => copy);
    const lastAt = all.value[0]?.copy.at ?? null;
    return success({ copies, total: all.value.length, lastAt });
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
      // Other questions are answered between two copies.
      await setImmediate();
    }
    if (tournament !== null || database === null) return success(taken);
    const whole = await backUpDatabase(database, request);
    return whole.ok ? success(taken + 1) : whole;
  };

  return {
    state: () => Promise.resolve({ lastError }),
    list: (question) => Promise.resolve(list(question)),
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
