import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Connections } from './connections.ts';

const CHANNEL = 'ronde_log';
const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** How often a silent connection is asked whether it is still there. */
const ASK_EVERY = 15_000;

export interface Listening {
  /** Ends the connection; nothing is told afterwards. */
  stop(): Promise<void>;
}

/**
 * Keeps a connection that hears of new entries. Whenever it is made, at first or after a loss,
 * `connected` finds out what was missed.
 */
export function listenToEntries(
  connections: Connections,
  heard: (id: string, position: number) => void,
  connected: (client: pg.ClientBase) => Promise<void>,
): Listening {
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Listens until the connection is lost; whether it was ever made. */
  const listenOnce = async (): Promise<boolean> => {
    const client = connections.own();
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => {
        resolve();
      });
      client.on('end', resolve);
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
    client.on('notification', ({ payload }) => {
      const [, position, id] = /^(\d+) (.+)$/su.exec(payload ?? '') ?? [];
      if (id !== undefined && !signal.aborted) heard(id, Number(position));
    });
    let made = false;
    const asking = setInterval(() => {
      client.query('SELECT 1').catch(() => void client.end().catch(() => undefined));
    }, ASK_EVERY).unref();
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      made = true;
      await connected(client);
      await lost;
    } catch {
      // The server is away or going: tried again, until it is back.
    } finally {
      clearInterval(asking);
      const ended = client.end().catch(() => undefined);
      if (signal.aborted) await ended;
    }
    return made;
  };

  const keepListening = async (): Promise<void> => {
    let pause = SHORTEST_PAUSE;
    while (!signal.aborted) {
      pause = (await listenOnce()) ? SHORTEST_PAUSE : Math.min(2 * pause, LONGEST_PAUSE);
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = keepListening();
  return {
    stop: async () => {
      stopping.abort();
      await listening;
    },
  };
}
