/*
 * The answers of `/api/backups` as server/api/backups.ts gives them. That file takes its reasons
 * from a module of the store that needs Node, which a page has not.
 */

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
  readonly reason: 'publication' | 'closing' | 'change' | 'asked';
  readonly bytes: number;
}

export interface BackupsAnswer {
  /** ISO instant of the last copy made by itself since the server started. */
  readonly lastAt: string | null;
  /** Code of what stopped the last attempt; null when it went well. */
  readonly lastProblem: string | null;
  /** Newest first. */
  readonly copies: readonly BackupCopy[];
}

export interface TakeBackupAnswer {
  /** Copies made; none where the newest ones hold everything already. */
  readonly taken: number;
}

export interface RestoreAnswer {
  readonly restored: readonly {
    /** Its name in the copy, and its new one. */
    readonly from: string;
    readonly id: string;
    readonly position: number;
  }[];
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
