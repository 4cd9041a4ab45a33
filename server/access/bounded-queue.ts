import { failure, success, type Result } from '@ronde/core/rules/result.ts';

/** Work that is done a few pieces at a time, in the order it came. */
export interface BoundedQueue {
  /** `busy` when too many wait already: the work is not begun. */
  run<T>(work: () => Promise<T>): Promise<Result<T, 'busy'>>;
  /** Whether `run` would answer `busy`. */
  isFull(): boolean;
  /** Waits however many there are: for who may. */
  wait<T>(work: () => Promise<T>): Promise<T>;
}

export function boundedQueue(atOnce: number, mostWaiting: number): BoundedQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  const wait: BoundedQueue['wait'] = async (work) => {
    if (running < atOnce) running += 1;
    else {
      await new Promise<void>((resume) => {
        waiting.push(resume);
      });
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
  const isFull = (): boolean => running >= atOnce && waiting.length >= mostWaiting;
  return {
    wait,
    isFull,
    run: async (work) => (isFull() ? failure('busy') : success(await wait(work))),
  };
}
