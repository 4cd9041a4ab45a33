import type { Problem } from '@ronde/core/rules/problem.ts';
import type { StoreError } from '../store-error.ts';

/** What the disk may refuse a copy. */
export const COPY_FAILURES = [
  'backup.diskFull',
  'backup.readOnly',
  'backup.diskFailure',
  'backup.cannotWrite',
  'backup.cannotRead',
  'backup.noSuchFile',
  'backup.notABackup',
] as const;
export type CopyFailure = (typeof COPY_FAILURES)[number];

/** Why a copy was not made, or cannot be used. Codes are stable; `message` is English. */
export type BackupError =
  | { readonly code: CopyFailure; readonly file: string; readonly message: string }
  | {
      readonly code: 'backup.damaged';
      readonly file: string;
      readonly problems: readonly Problem[];
      readonly message: string;
    }
  | StoreError;

const SENTENCES: Readonly<Record<CopyFailure, string>> = {
  'backup.diskFull':
    'cannot be written: the disk is full. Free some space; the tournament itself is safe.',
  'backup.readOnly':
    'cannot be written: the disk or the folder is read-only. Give yourself the right to write there.',
  'backup.diskFailure':
    'could not be read or written: the disk reports an error. Copy the folder elsewhere at once.',
  'backup.cannotWrite': 'cannot be written. Check that the folder exists and is yours.',
  'backup.cannotRead': 'cannot be read. Check that it is yours.',
  'backup.noSuchFile': 'does not exist. Look at the list of copies for its name.',
  'backup.notABackup': 'is neither a tournament file nor a copy of the database.',
};

export const copyFailure = (code: CopyFailure, file: string): BackupError => ({
  code,
  file,
  message: `The copy ${file} ${SENTENCES[code]}`,
});

export const damagedCopy = (file: string, problems: readonly Problem[]): BackupError => ({
  code: 'backup.damaged',
  file,
  problems,
  message:
    `The copy ${file} is damaged: ` +
    (problems.find(({ severity }) => severity === 'error')?.message ?? 'take an older one.'),
});

const OF_SYSTEM: Readonly<Record<string, CopyFailure>> = {
  ENOSPC: 'backup.diskFull',
  EDQUOT: 'backup.diskFull',
  EFBIG: 'backup.diskFull',
  EROFS: 'backup.readOnly',
  EACCES: 'backup.readOnly',
  EPERM: 'backup.readOnly',
  EIO: 'backup.diskFailure',
};

/** What the system refused; null when the error is a programmer's. */
export function systemFailure(
  thrown: unknown,
  file: string,
  otherwise: CopyFailure,
): BackupError | null {
  if (!(thrown instanceof Error && 'syscall' in thrown && 'code' in thrown)) return null;
  const code = String(thrown.code);
  if (code === 'ENOENT' && otherwise === 'backup.cannotRead') {
    return copyFailure('backup.noSuchFile', file);
  }
  return copyFailure(OF_SYSTEM[code] ?? otherwise, file);
}
