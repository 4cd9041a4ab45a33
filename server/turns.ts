import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './registry/route.ts';

/** Milliseconds of one turn of the event loop in which requests are begun. */
const SHARE = 5;

/** Lets requests begin one after another, so that no turn of the event loop grows long. */
export interface Turns {
  /** Undefined: begin at once. Otherwise wait for it. */
  wait(): Promise<void> | undefined;
}

/**
 * Requests that arrive together are answered within one turn of the event loop, and whoever asks
 * next waits for all of them. Once a turn has lasted its share, each further one gets its own.
 */
export function openTurns(
  elapsed: () => number,
  nextTurn: (begin: () => void) => void = setImmediate,
): Turns {
  const waiting: (() => void)[] = [];
  let began: number | null = null;

  const begin = (): void => {
    const resume = waiting.shift();
    began = resume === undefined ? null : elapsed();
    if (resume === undefined) return;
    nextTurn(begin);
    resume();
  };

  return {
    wait: () => {
      if (began === null) {
        began = elapsed();
        nextTurn(begin);
        return undefined;
      }
      if (waiting.length === 0 && elapsed() - began < SHARE) return undefined;
      return new Promise((resume) => {
        waiting.push(resume);
      });
    },
  };
}

/** Every request waits for its turn but one: whether the server is well is answered in between. */
export const inTurn =
  (turns: Turns, except: string): MiddlewareHandler<ServerEnv> =>
  async (context, next) => {
    if (context.req.path !== except) await turns.wait();
    await next();
  };
