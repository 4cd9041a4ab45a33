import { randomUUID } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import type { ListJob } from '../api/lists.ts';
import { startProgram, type OwnProgram } from '../processes/own-program.ts';
import type { ReceivedFile } from '../uploads/receive-file.ts';
import type { FromImporter, ListImportRequest, ToImporter } from './import-messages.ts';
import { listProblem } from './list-problem.ts';

/** Imports of rating lists, one at a time; finished ones are remembered for a while. */
export interface ListJobs {
  all(): readonly ListJob[];
  find(id: string): ListJob | null;
  /** Takes the place of the one import there may be; null when it is taken. */
  reserve(): Reservation | null;
  /** Stops an import; what was read stays for the next time. */
  cancel(id: string): boolean;
  close(): void;
}

export interface Reservation {
  start(file: ReceivedFile, request: Omit<ListImportRequest, 'file'>): ListJob;
  giveUp(): void;
}

const MOST_REMEMBERED = 20;
const MOST_TOLD = 50;
/** A process that does not stop when told is ended. */
const PATIENCE = 10_000;

const CRASHED = { code: 'list.importCrashed', params: {} } as const;

export function listJobs(importer: OwnProgram): ListJobs {
  const jobs = new Map<string, ListJob>();
  let child: ChildProcess | null = null;
  let busy = false;
  /** Jobs somebody wants to end, whether their process hears of it in time or is killed. */
  const unwanted = new Set<string>();

  const update = (id: string, changes: Partial<ListJob>): void => {
    const job = jobs.get(id);
    if (job !== undefined) jobs.set(id, { ...job, ...changes });
  };
  const isOver = (id: string): boolean =>
    !['reading', 'indexing'].includes(jobs.get(id)?.phase ?? 'done');

  const start: Reservation['start'] = (file, request) => {
    const id = randomUUID();
    const { source, month, at } = request;
    const begun = { phase: 'reading', done: 0, players: 0, resumedAt: 0 } as const;
    const job: ListJob = {
      id,
      source,
      month,
      ...begun,
      problems: [],
      problem: null,
      startedAt: at,
    };
    jobs.set(id, job);
    const [oldest] = jobs.keys();
    if (jobs.size > MOST_REMEMBERED && oldest !== undefined) jobs.delete(oldest);
    const own = startProgram(importer);
    child = own;
    let outcome: Partial<ListJob> = { phase: 'failed', problem: CRASHED };
    own.on('message', (given) => {
      const message = given as FromImporter;
      if (message.type === 'progress') update(id, message.progress);
      else outcome = outcomeOf(message);
    });
    // Over when the process has ended and the file is gone: the next one may come.
    const end = (): void => {
      if (child !== own) return;
      child = null;
      void file.dispose().finally(() => {
        busy = false;
        const killed = unwanted.delete(id) && outcome.problem === CRASHED;
        update(id, killed ? { phase: 'cancelled' } : outcome);
      });
    };
    own.once('exit', end).once('error', end);
    own.send({ type: 'import', request: { ...request, file: file.path } } satisfies ToImporter);
    return job;
  };

  return {
    all: () => [...jobs.values()],
    find: (id) => jobs.get(id) ?? null,
    reserve: () => {
      if (busy) return null;
      busy = true;
      return {
        start,
        giveUp: () => {
          busy = false;
        },
      };
    },
    cancel: (id) => {
      if (!jobs.has(id)) return false;
      const own = child;
      if (own === null || isOver(id)) return true;
      unwanted.add(id);
      if (own.connected) own.send({ type: 'stop' } satisfies ToImporter);
      setTimeout(() => own.kill('SIGKILL'), PATIENCE).unref();
      return true;
    },
    close: () => {
      if (child?.connected === true) child.disconnect();
    },
  };
}

function outcomeOf(message: Exclude<FromImporter, { type: 'progress' }>): Partial<ListJob> {
  if (message.type === 'imported') {
    const { players, problems, resumedAt } = message.list;
    return { phase: 'done', done: 1, players, problems: problems.slice(0, MOST_TOLD), resumedAt };
  }
  return message.error.code === 'list.cancelled'
    ? { phase: 'cancelled' }
    : { phase: 'failed', problem: listProblem(message.error) };
}
