import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Connections } from './connections.ts';

const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** How often a silent connection is asked whether it is still there. */
const ASK_EVERY = 15_000;

/** One part of the store that hears of what other programs write. */
export interface ListeningPart {
  readonly channel: string;
  heard(payload: string): void;
  /** Finds out what was missed: called whenever the connection is made, at first or after a loss. */
  connected(client: pg.ClientBase): Promise<void>;
}

/** One connection for all who hear, while anybody does. */
export interface Listening {
  /** Somebody begins, or ceases, to hear. */
  begin(): void;
  end(): void;
  /** Ends the connection; nothing is told afterwards. */
  close(): Promise<void>;
}

export function openListening(
  connections: Connections,
  /** All there are by the time anybody begins to hear. */
  parts: readonly ListeningPart[],
): Listening {
  let hearing = 0;
  let connection: { stop(): Promise<void> } | null = null;
  let closed = false;
  return {
    begin: () => {
      if (closed) throw new TypeError('the store is closed');
      hearing += 1;
      if (hearing === 1) connection = listenTo(connections, parts);
    },
    end: () => {
      hearing -= 1;
      if (hearing === 0) void connection?.stop();
    },
    close: async () => {
      closed = true;
      await connection?.stop();
    },
  };
}

/** Keeps a connection that hears on the channels of all parts. */
function listenTo(
  connections: Connections,
  parts: readonly ListeningPart[],
): { stop(): Promise<void> } {
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
    client.on('notification', ({ channel, payload = '' }) => {
      if (signal.aborted) return;
      for (const part of parts) if (part.channel === channel) part.heard(payload);
    });
    let made = false;
    const asking = setInterval(() => {
      client.query('SELECT 1').catch(() => void client.end().catch(() => undefined));
    }, ASK_EVERY).unref();
    try {
      await client.connect();
      for (const { channel } of parts) await client.query(`LISTEN ${channel}`);
      made = true;
      for (const part of parts) await part.connected(client);
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
