import { sweepErasures } from '@ronde/store/erasure/sweep-erasures.ts';
import { defaultPlace } from '@ronde/store/default-store.ts';
import type { Store } from '@ronde/store/store.ts';
import { backupFailure, backupsFolder } from './backup-failure.ts';
import type { Cli } from './cli.ts';
import { RETENTION_CLI_WORDS } from './words/retention.ts';

/**
 * Takes what was erased out of the files of the database and out of its copies. What another program
 * holds is left to it, or to the next: that is said.
 */
export async function finishErasures(cli: Cli, store: Store): Promise<void> {
  const place = defaultPlace(cli.env);
  const swept = await sweepErasures(store, {
    ...{ backups: backupsFolder(cli), at: cli.now().toISOString() },
    database: place.kind === 'file' ? place.file : null,
  });
  if (!swept.ok) throw backupFailure(cli, swept.error);
  if (swept.value === 'held') cli.err(`${RETENTION_CLI_WORDS[cli.language].held}\n`);
}
