import { join } from 'node:path';
import { BACKUPS, databaseCopies, newestOfTournaments } from '@ronde/store/backup/backup-folder.ts';
import { defaultPlace, lookIntoDefaultStore } from '@ronde/store/default-store.ts';
import type { LookedInto } from '@ronde/store/looked-into.ts';
import { backupFailure } from '../backup-failure.ts';
import type { Cli } from '../cli.ts';
import { databaseName, storeFailure } from '../source.ts';
import { finding, type Finding } from './finding.ts';

export interface StoreFindings {
  readonly findings: readonly Finding[];
  /** Instant of the newest entry; null where there is none, or none can be read. */
  readonly lastAt: string | null;
}

/** The database: its form, every log against its checksums, and the copies. Nothing is changed. */
export async function lookAtStore(cli: Cli, folder: string): Promise<StoreFindings> {
  const place = databaseName(cli);
  const looked = await lookIntoDefaultStore(cli.env);
  if (!looked.ok) {
    const reason = storeFailure(cli, looked.error).message;
    return {
      findings: [{ ...finding('store', 'storeRefused', { place }), reason }],
      lastAt: null,
    };
  }
  const { lastAt } = looked.value;
  const copies = lookAtCopies(cli, folder, looked.value);
  return { findings: [...ofStore(cli, place, looked.value), copies], lastAt };
}

function ofStore(cli: Cli, place: string, looked: LookedInto): Finding[] {
  const { schema, known, tournaments } = looked;
  const damaged = tournaments.flatMap(({ id, error }) =>
    error === null
      ? []
      : [
          {
            ...finding('store', 'logDamaged', { id }),
            reason: storeFailure(cli, error).message,
          },
        ],
  );
  if (schema === 0) return [finding('store', 'storeNotYet', { place })];
  if (schema < known) return [finding('store', 'storeOlder', { place, schema, known }), ...damaged];
  if (damaged.length > 0) return damaged;
  const entries = tournaments.reduce((sum, one) => sum + one.entries, 0);
  return [finding('store', 'store', { place, schema, count: tournaments.length, entries })];
}

function lookAtCopies(cli: Cli, folder: string, { tournaments }: LookedInto): Finding {
  if (defaultPlace(cli.env).kind === 'server') return finding('copies', 'copiesElsewhere');
  const backups = join(folder, BACKUPS);
  const whole = databaseCopies(backups);
  if (!whole.ok) {
    const reason = backupFailure(cli, whole.error).message;
    return { ...finding('copies', 'noCopies', { folder: backups }), reason };
  }
  const newest = whole.value[0] ?? newestOfTournaments(backups);
  if (newest !== null) return finding('copies', 'copies', { at: newest.at, folder: backups });
  return tournaments.length === 0
    ? finding('copies', 'nothingToCopy')
    : finding('copies', 'noCopies', { folder: backups });
}
