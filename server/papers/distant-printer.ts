import type { ChildProcess } from 'node:child_process';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { PrintOptions } from '@ronde/paper/print-options.ts';
import { startProgram, type OwnProgram } from '../processes/own-program.ts';
import type { FromPrinter, ToPrinter } from './printer-messages.ts';
import type { Printer, PrinterFailure } from './printer.ts';

type Answer = Result<Uint8Array, PrinterFailure>;

interface Job {
  readonly asked: ToPrinter;
  readonly done: (answer: Answer) => void;
}

/** Papers that may wait; whoever comes later is asked to come back. */
const MOST_WAITING = 50;
/** So long a process without work stays. */
const IDLE = 60_000;
/** One that holds more makes room for a new one. */
const MOST_BYTES = 350_000_000;

/** Papers set by a process of their own, one at a time; the first paper starts it. */
export function distantPrinter(program: OwnProgram, report: (error: unknown) => void): Printer {
  const waiting: Job[] = [];
  let child: ChildProcess | null = null;
  let inHand: Job | null = null;
  let idle: NodeJS.Timeout | null = null;

  const start = (): ChildProcess => {
    const started = startProgram(program);
    started.on('message', (message) => {
      if (started === child) hear(message as FromPrinter);
    });
    const end = (): void => {
      if (started !== child) return;
      child = null;
      answer(failure({ code: 'paper.notSet' }));
    };
    started.once('exit', end).once('error', end);
    return started;
  };

  const answer = (given: Answer): void => {
    const job = inHand;
    inHand = null;
    job?.done(given);
    next();
  };

  const hear = (message: FromPrinter): void => {
    switch (message.type) {
      case 'printed':
        if (message.memory > MOST_BYTES) rest();
        answer(success(new Uint8Array(Buffer.from(message.bytes, 'base64'))));
        return;
      case 'none':
        answer(failure(message.error));
        return;
      case 'failed':
        report(new Error(message.message));
        answer(failure({ code: 'paper.notSet' }));
    }
  };

  const next = (): void => {
    if (inHand !== null) return;
    const job = waiting.shift();
    if (job === undefined) {
      idle ??= setTimeout(rest, IDLE).unref();
      return;
    }
    if (idle !== null) clearTimeout(idle);
    idle = null;
    inHand = job;
    child ??= start();
    child.send(job.asked);
  };

  const rest = (): void => {
    idle = null;
    const resting = child;
    child = null;
    resting?.disconnect();
  };

  return {
    print: (papers, { logo, ...options }: PrintOptions) =>
      new Promise((done) => {
        if (waiting.length >= MOST_WAITING) {
          done(failure({ code: 'server.busy' }));
          return;
        }
        const packed = logo === null ? null : Buffer.from(logo).toString('base64');
        waiting.push({ asked: { papers, options: { ...options, logo: packed } }, done });
        next();
      }),
    close: () => {
      if (idle !== null) clearTimeout(idle);
      for (const { done } of waiting.splice(0)) done(failure({ code: 'paper.notSet' }));
      inHand?.done(failure({ code: 'paper.notSet' }));
      inHand = null;
      rest();
      return Promise.resolve();
    },
  };
}
