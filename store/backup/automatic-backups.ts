import { setImmediate } from 'node:timers/promises';
import { sweepErasures, type Sweepable } from '../erasure/sweep-erasures.ts';
import type { EventLog } from '../event-log.ts';
import type { BackupError } from './backup-error.ts';
import type { BackupReason } from './backup-reason.ts';
import { copiesOf } from './backup-folder.ts';
import { owedDatabase } from './owed-database.ts';
import { backUpDatabase, backUpTournament } from './take-backup.ts';

export interface AutomaticBackupsOptions {
  /** The folder of all copies. */
  readonly backups: string;
  /** The SQLite file; null where the database is backed up by its own means. */
  readonly database: string | null;
  readonly now: () => Date;
  /** Between two looks for changes; ten minutes by default. */
  readonly everyMilliseconds?: number;
  /** After how long a stop begins no more copies, in milliseconds; the first is always made. */
  readonly stopWithin?: number;
  /** Told of every copy that went well. */
  readonly made?: () => void;
  /** Told of every copy that could not be made; nothing else happens then. */
  readonly failed?: (error: BackupError, tournament: string | null) => void;
}

export interface AutomaticBackups {
  /** Copies what has changed since the last time, at once. */
  flush(): Promise<void>;
  /**
   * The last copies are made, those of the newest changes first, as far as there is time: what is
   * left is found and made after the next start.
   */
  stop(): Promise<void>;
}

const STOP_WITHIN = 2_000;
const TEN_MINUTES = 10 * 60 * 1000;

/** Facts after which a copy is made at once. */
const AT_ONCE: Readonly<Partial<Record<string, BackupReason>>> = {
  roundPublished: 'publication',
  roundRepublished: 'publication',
  roundClosed: 'closing',
};

/** Makes copies from now on: at each publication and closing of a round, and every ten minutes of change. */
export function startAutomaticBackups(
  store: EventLog & Partial<Pick<Sweepable, 'erasures' | 'subscriptions'>>,
  options: AutomaticBackupsOptions,
): AutomaticBackups {
  const { backups, now } = options;
  const seen = new Map<string, number>();
  const changed = new Set<string>();
  const database = options.database === null ? null : owedDatabase(backups, options.database);
  let work: Promise<void> = Promise.resolve();
  let noMoreAfter = Infinity;
  const isLate = (): boolean => performance.now() >= noMoreAfter;

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

  /** What was erased from a log goes from the files and the copies too. */
  const sweep = async (): Promise<void> => {
    if (!isSweepable(store)) return;
    const at = now().toISOString();
    const places = { backups, database: options.database, at };
    const swept = await sweepErasures(store, places);
    if (!swept.ok) report(swept.error, null);
  };

  const look = async (id: string): Promise<void> => {
    if (isLate()) return;
    const after = seen.get(id) ?? 0;
    const entries = await store.read(id, { after });
    if (!entries.ok) {
      report(entries.error, id);
      return;
    }
    seen.set(id, entries.value.at(-1)?.position ?? after);
    if (entries.value.some(({ events }) => events.some(isErasure))) await sweep();
    const reasons = entries.value.flatMap(({ events }) => events.map(reasonOf));
    const reason = reasons.findLast((one) => one !== null);
    if (reason) await copy(id, reason);
  };

  const copyDatabase = async (): Promise<void> => {
    if (database?.isOwed() !== true) return;
    database.setOwed(false);
    const at = now().toISOString();
    const taken = await backUpDatabase(database.file, { backups, reason: 'change', at });
    if (taken.ok) {
      options.made?.();
      return;
    }
    database.setOwed(true);
    report(taken.error, null);
  };

  const flush = async (): Promise<void> => {
    await sweep();
    for (const [index, id] of [...changed].reverse().entries()) {
      if (index > 0 && isLate()) return;
      await copy(id, 'change');
      // Whoever asks for a stop is heard between two copies.
      await setImmediate();
    }
    const stopping = noMoreAfter < Infinity;
    if (!stopping || (!isLate() && database?.isSmall() === true)) await copyDatabase();
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
        if (changed.size > 0 && isLate()) continue;
        const copies = copiesOf(backups, id);
        if (copies.ok && (copies.value[0]?.position ?? 0) < position) changed.add(id);
        await setImmediate();
      }
    await sweep();
  };
  void afterwards(begin);

  const unwatch = store.watch((id) => {
    changed.delete(id);
    changed.add(id);
    database?.setOwed(true);
    void afterwards(() => look(id));
  });
  const timer = setInterval(() => void afterwards(flush), options.everyMilliseconds ?? TEN_MINUTES);
  timer.unref();

  return {
    flush: () => afterwards(flush),
    stop: () => {
      unwatch();
      clearInterval(timer);
      noMoreAfter = performance.now() + (options.stopWithin ?? STOP_WITHIN);
      return afterwards(flush);
    },
  };
}

/** A log alone has nothing beside it to sweep. */
const isSweepable = (store: EventLog & Partial<Sweepable>): store is Sweepable =>
  store.erasures !== undefined && store.subscriptions !== undefined;

const typeOf = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'type' in event ? event.type : null;

/** The mark an erasure leaves in a log. */
const isErasure = (event: unknown): boolean => typeOf(event) === 'privateDataErased';

function reasonOf(event: unknown): BackupReason | null {
  const type = typeOf(event);
  return typeof type === 'string' ? (AT_ONCE[type] ?? null) : null;
}
