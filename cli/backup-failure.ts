import { homedir } from 'node:os';
import { join } from 'node:path';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { BackupError } from '@ronde/store/backup/backup-error.ts';
import { BACKUPS } from '@ronde/store/backup/backup-folder.ts';
import { dataFolder } from '@ronde/store/data-folder.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { storeFailure } from './source.ts';
import { safekeepingWords } from './words/safekeeping.ts';

/** The folder of all copies of this user. */
export const backupsFolder = (cli: Cli): string =>
  join(dataFolder(cli.env, process.platform, homedir), BACKUPS);

const isOfStore = (error: BackupError): error is StoreError => error.code.startsWith('store.');

/** What stopped a copy, in the person's language. */
export function backupFailure(cli: Cli, error: BackupError): CliFailure {
  if (isOfStore(error)) return storeFailure(cli, error);
  const { failures } = safekeepingWords(cli.language);
  const sentence = fill(failures[error.code] ?? error.message, { file: error.file });
  const damaged = error.code === 'backup.damaged' || error.code === 'backup.notABackup';
  return new CliFailure(damaged ? EXIT.answerIsNo : EXIT.fileAccess, sentence, error);
}
