import { Worker } from 'node:worker_threads';
import type { Audience } from '../api/roles.ts';
import type { Standing } from '../ledgers/standing.ts';
import type { OwnProgram } from '../processes/own-program.ts';
import type { Made } from './answer.ts';
import { RANKS, type Question, type Rank } from './question.ts';
import { MOST_LOGS, type FromWorkshop, type ToWorkshop } from './workshop-messages.ts';
import type { Workshop } from './workshop.ts';

interface Job {
  readonly standing: Standing;
  readonly audience: Audience;
  readonly question: Question;
  readonly done: (made: Made | null) => void;
  readonly failed: (error: Error) => void;
}

/** Jobs that may wait, so that nobody waits for minutes; whoever comes later is asked to come back. */
const MOST_WAITING: Readonly<Record<Rank, number>> = { staff: 100, common: 300, rare: 100 };
/** So long a thread without work stays. */
const IDLE = 60_000;
const MOST_MEGABYTES = 512;

/**
 * The same answers, made by a thread of their own: one at a time, what matters most first. It is
 * started by the first question; one that ends is started again by the next.
 */
export function distantWorkshop(program: OwnProgram, report: (error: unknown) => void): Workshop {
  const waiting: Readonly<Record<Rank, Job[]>> = { staff: [], common: [], rare: [] };
  /** What the thread was told, as far as we know. */
  const told = new Map<string, Standing>();
  let thread: Worker | null = null;
  let inHand: Job | null = null;
  let idle: NodeJS.Timeout | null = null;

  const start = (): Worker => {
    const worker = new Worker(program.file, {
      execArgv: [...program.execArgv],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    worker.unref();
    worker.on('message', (message: FromWorkshop) => {
      if (worker === thread) hear(worker, message);
    });
    const end = (): void => {
      if (worker === thread) lose();
    };
    worker.once('error', report).once('exit', end);
    return worker;
  };

  /** It ran out of memory, or was ended: whoever waits for this one is asked to come back. */
  const lose = (): void => {
    thread = null;
    told.clear();
    const lost = inHand;
    inHand = null;
    lost?.done(null);
    next();
  };

  const send = (worker: Worker, job: Job, before: Standing | null): void => {
    const { standing, audience, question } = job;
    const held = before?.position ?? 0;
    const entries = standing.ledger.entries.slice(held);
    told.delete(standing.id);
    told.set(standing.id, standing);
    const [oldest] = told.keys();
    if (told.size > MOST_LOGS && oldest !== undefined) told.delete(oldest);
    const message: ToWorkshop = { tournament: standing.id, held, entries, audience, question };
    worker.postMessage(message);
  };

  const hear = (worker: Worker, message: FromWorkshop): void => {
    const job = inHand;
    if (job === null) return;
    if (message.type === 'behind') {
      send(worker, job, null);
      return;
    }
    inHand = null;
    if (message.type === 'made') job.done(message.made);
    else job.failed(new Error(message.message));
    next();
  };

  const next = (): void => {
    if (inHand !== null) return;
    const job = RANKS.map((rank) => waiting[rank])
      .find(({ length }) => length > 0)
      ?.shift();
    if (job === undefined) {
      idle ??= setTimeout(rest, IDLE).unref();
      return;
    }
    if (idle !== null) clearTimeout(idle);
    idle = null;
    inHand = job;
    thread ??= start();
    const before = told.get(job.standing.id) ?? null;
    send(thread, job, before !== null && continues(job.standing, before) ? before : null);
  };

  const rest = (): void => {
    idle = null;
    const resting = thread;
    thread = null;
    told.clear();
    void resting?.terminate();
  };

  return {
    make: (standing, audience, question, rank) =>
      new Promise((done, failed) => {
        if (waiting[rank].length >= MOST_WAITING[rank]) {
          done(null);
          return;
        }
        waiting[rank].push({ standing, audience, question, done, failed });
        next();
      }),
    close: async () => {
      if (idle !== null) clearTimeout(idle);
      for (const rank of RANKS) for (const { done } of waiting[rank].splice(0)) done(null);
      const closing = thread;
      thread = null;
      inHand?.done(null);
      inHand = null;
      await closing?.terminate();
    },
  };
}

/** Whether one standing is the other with entries more: an older database put back is not. */
function continues(standing: Standing, before: Standing): boolean {
  const { entries } = standing.ledger;
  return entries[before.position - 1] === before.ledger.entries[before.position - 1];
}
