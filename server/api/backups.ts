import type { BackupReason } from '@ronde/store/backup/backup-reason.ts';

/** A finished copy on the server's disk. */
export interface BackupCopy {
  /** To be given back as it is. */
  readonly copy: string;
  readonly kind: 'tournament' | 'database';
  /** The tournament in it; null for a whole database, and for a copy that cannot be read. */
  readonly tournament: string | null;
  /** ISO instant. */
  readonly at: string;
  /** Of the last entry in the copy. */
  readonly position: number;
  readonly reason: BackupReason;
  readonly bytes: number;
}

/** `GET /api/backups` */
export interface BackupsAnswer {
  /** ISO instant of the newest copy asked for, whoever made it and whenever; null when there is none. */
  readonly lastAt: string | null;
  /** Code of what stopped the last attempt; null when it went well. */
  readonly lastProblem: string | null;
  /** Newest first. */
  readonly copies: readonly BackupCopy[];
  /** Of all pages. */
  readonly total: number;
  /** The `from` of the next page; null on the last. */
  readonly next: number | null;
  /** Names of the tournaments in them, by id; one that is gone has none. */
  readonly names: Readonly<Record<string, string>>;
}

/** The body of `POST /api/backups`: one tournament, or (null) all of them and the database. */
export interface TakeBackupRequest {
  readonly tournament: string | null;
}
export interface TakeBackupAnswer {
  /** Copies made; none where the newest ones hold everything already. */
  readonly taken: number;
}

/** The body of `POST /api/backups/restore`; nothing that is there is ever written over. */
export interface RestoreRequest {
  readonly copy: string;
  /** Of a whole database: this tournament only. */
  readonly tournament?: string;
}
export interface RestoreAnswer {
  readonly restored: readonly {
    /** Its name in the copy, and its new one. */
    readonly from: string;
    readonly id: string;
    readonly position: number;
  }[];
}

/** The body of `POST /api/backups/verify`. */
export interface VerifyRequest {
  readonly copy: string;
}
export interface VerifyAnswer {
  readonly kind: 'tournament' | 'database';
  readonly tournaments: readonly {
    readonly id: string;
    /** Entries found sound. */
    readonly entries: number;
    /** Code of the damage. */
    readonly problem: string | null;
  }[];
}
