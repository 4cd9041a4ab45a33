import type { BackupError } from '@ronde/store/backup/backup-error.ts';
import type { CopiesQuestion } from './backups.ts';

/** What a process is asked about copies; answers bear the number of their question. */
export type BackupQuestion =
  | { readonly ask: 'state' | 'stop' }
  | { readonly ask: 'list'; readonly question: CopiesQuestion }
  | { readonly ask: 'take'; readonly tournament: string | null }
  | { readonly ask: 'restore'; readonly copy: string; readonly tournament: string | null }
  | { readonly ask: 'verify'; readonly copy: string };

export type ToBackups = BackupQuestion & { readonly number: number };

export type FromBackups =
  /** The store is open, and questions are answered from now on. */
  | { readonly type: 'open' }
  | { readonly type: 'answer'; readonly number: number; readonly answer: unknown }
  | { readonly type: 'failed'; readonly error: BackupError };
