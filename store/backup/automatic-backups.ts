import type { EventLog } from '../event-log.ts';
import type { BackupError } from './backup-error.ts';
import type { BackupReason } from './backup-reason.ts';
import { copiesOf } from './backup-folder.ts';
import { backUpDatabase, backUpTournament } from './take-backup.ts';

export interface AutomaticBackupsOptions {
  /** The folder of all copies. */
  readonly backups: string;
  /** The SQLite file; null where the database is backed up by its own means. */
  readonly database: string | null;
  readonly now: () => Date;
  /** Between two looks for changes; ten minutes by default. */
  readonly everyMilliseconds?: number;
  /** Told of every copy that went well. */
  readonly made?: () => void;
  /** Told of every copy that could not be made; nothing else happens then. */
  readonly failed?: (error: BackupError, tournament: string | null) => void;
}

export interface AutomaticBackups {
  /** Copies what has changed since the last time, at once. */
  flush(): Promise<void>;
  /** The last copies are made, then nothing more. */
  stop(): Promise<void>;
}

const TEN_MINUTES = 10 * 60 * 1000;

/** Facts after which a copy is made at once. */
const AT_ONCE: Readonly<Partial<Record<string, BackupReason>>> = {
  roundPublished: 'publication',
  roundRepublished: 'publication',
  roundClosed: 'closing',
};

/** Makes copies from now on: at each publication and closing of a round, and every ten minutes of change. */
export function startAutomaticBackups(
  store: EventLog,
  options: AutomaticBackupsOptions,
): AutomaticBackups {
  const { backups, database, now } = options;
  const seen = new Map<string, number>();
  const changed = new Set<string>();
  let databaseChanged = false;
  let work: Promise<void> = Promise.resolve();

  const report = (error: BackupError, tournament: string | null): void => {
    options.failed?.(error, tournament);
  };

  const copy = async (id: string, reason: BackupReason): Promise<void> => {
    const at = now().toISOString();
    const taken = await backUpTournament(store, id, { backups, reason, at });
    if (!taken.ok) {
      report(taken.error, id);
      return;
    }
    changed.delete(id);
    options.made?.();
  };

  const look = async (id: string): Promise<void> => {
    const after = seen.get(id) ?? 0;
    const entries = await store.read(id, { after });
    if (!entries.ok) {
      report(entries.error, id);
      return;
    }
    seen.set(id, entries.value.at(-1)?.position ?? after);
    const reasons = entries.value.flatMap(({ events }) => events.map(reasonOf));
    const reason = reasons.findLast((one) => one !== null);
    if (reason) await copy(id, reason);
  };

  const flush = async (): Promise<void> => {
    for (const id of [...changed]) await copy(id, 'change');
    if (database === null || !databaseChanged) return;
    databaseChanged = false;
    const at = now().toISOString();
    const taken = await backUpDatabase(database, { backups, reason: 'change', at });
    if (taken.ok) {
      options.made?.();
      return;
    }
    databaseChanged = true;
    report(taken.error, null);
  };

  /** One at a time, in order; a copy that fails never stops the next. */
  const afterwards = (step: () => Promise<void>): Promise<void> => {
    work = work.then(step, step);
    return work;
  };

  // What stands in the logs already was copied in its time, unless a machine stopped before.
  const begin = async (): Promise<void> => {
    const listed = await store.list({ archived: true });
    if (!listed.ok) report(listed.error, null);
    else
      for (const { id, position } of listed.value) {
        seen.set(id, position);
        const copies = copiesOf(backups, id);
        if (copies.ok && (copies.value[0]?.position ?? 0) < position) changed.add(id);
      }
  };
  void afterwards(begin);

  const unwatch = store.watch((id) => {
    changed.add(id);
    databaseChanged = true;
    void afterwards(() => look(id));
  });
  const timer = setInterval(() => void afterwards(flush), options.everyMilliseconds ?? TEN_MINUTES);
  timer.unref();

  return {
    flush: () => afterwards(flush),
    stop: () => {
      unwatch();
      clearInterval(timer);
      return afterwards(flush);
    },
  };
}

function reasonOf(event: unknown): BackupReason | null {
  const type = typeof event === 'object' && event !== null && 'type' in event ? event.type : null;
  return typeof type === 'string' ? (AT_ONCE[type] ?? null) : null;
}
