import { createHash } from 'node:crypto';
import { BACKUP_REASONS, type BackupReason } from './backup-reason.ts';

export interface CopyName {
  /** ISO instant, to the second. */
  readonly at: string;
  /** Of the last entry in the copy; 0 for a copy of the whole database. */
  readonly position: number;
  readonly reason: BackupReason;
}

/** `2026-11-15T09-30-00Z_123_publication`: sorts by time, and every system allows it. */
export function copyName({ at, position, reason }: CopyName): string {
  const stamp = new Date(at).toISOString().slice(0, 19).replaceAll(':', '-');
  return `${stamp}Z_${position}_${reason}`;
}

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z_(\d+)_([a-z]+)\.(ronde|db)$/;

/** What a file name says; null for a file that is no finished copy of ours. */
export function readCopyName(file: string): CopyName | null {
  const match = NAME.exec(file);
  const reason = BACKUP_REASONS.find((one) => one === match?.[6]);
  if (!match || reason === undefined) return null;
  const [, day, hour, minute, second, position] = match;
  return { at: `${day}T${hour}:${minute}:${second}Z`, position: Number(position), reason };
}

const LONGEST_SLUG = 60;

/** A folder's name for a tournament: readable, allowed everywhere, and never that of another one. */
export function folderName(id: string): string {
  const slug = id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST_SLUG);
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 8);
  return `${slug || 'tournament'}-${hash}`;
}
