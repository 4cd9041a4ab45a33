import type { LiveEntry, LiveEvents, LivePulse } from '@ronde/server/api/live.ts';
import { AS_DEVICE } from '@ronde/server/api/session.ts';

/** What a page knows of its connection: content stays on screen in every case. */
export type LiveStatus = 'connecting' | 'live' | 'lost';

export interface LiveListener {
  /** A change, in order and once each. */
  readonly news?: (entry: LiveEntry) => void;
  /** Too much was missed, or screens or games were changed: ask for everything again. */
  readonly reset?: () => void;
  /** The link was revoked or the session ended: there will be no more news. */
  readonly ended?: () => void;
  readonly status?: (status: LiveStatus, heardAt: number | null) => void;
  /** The server's log stands here; behind `seen` nothing is missing. */
  readonly position?: (position: number) => void;
  /** The server's clock, each time it tells it. */
  readonly serverTime?: (at: string) => void;
}

/** The part of EventSource we use: tests bring their own. */
export interface Stream {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

/** What tells whether somebody looks at the page: the document; tests bring their own. */
export interface Sight {
  readonly hidden: boolean;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

/** A stream that is told to the device whose link was followed, whoever else is signed in here. */
export const streamAsDevice = (url: string): Stream => new EventSource(`${url}&as=${AS_DEVICE}`);

/** Two missed beats of fifteen seconds, and some patience. */
const SILENCE = 40_000;
/** The first try comes soon; a server that is down or full is asked less and less often. */
const RETRY = 1_500;
const LONGEST_RETRY = 8_000;
/** A server that gave our place to somebody else has said when to come back. */
const CROWDED = 30_000;
/** So long a page nobody sees keeps its connection. */
const UNSEEN = 20_000;

/**
 * Follows one tournament for as long as the page is open. The browser's own reconnection gives up
 * on some errors and never notices a sleeping laptop, so we open a new stream ourselves and ask for
 * everything after the last position heard. A browser allows six connections to one server, so
 * that a seventh window would never open: a page in the background gives its own up, and catches up
 * when somebody looks at it again.
 */
export function followLive(
  tournament: string,
  listener: LiveListener,
  open: (url: string) => Stream = (url) => new EventSource(url),
  from = 0,
  sight: Sight = document,
): () => void {
  let position = from;
  let stream: Stream | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let heardAt: number | null = null;
  let stopped = false;
  let unseen: ReturnType<typeof setTimeout> | null = null;
  /** Tries since the server last answered. */
  let tries = 0;

  const tell = (status: LiveStatus): void => listener.status?.(status, heardAt);
  const wait = (milliseconds: number, work: () => void): void => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };
  /** Not all at once: a hall of phones loses its server at the same moment. */
  const loseFor = (milliseconds: number, spread: number): void => {
    if (stopped) return;
    stream?.close();
    stream = null;
    tell('lost');
    wait(milliseconds * (1 + spread * Math.random()), connect);
  };
  const lose = (): void => {
    loseFor(Math.min(LONGEST_RETRY, RETRY * 2 ** tries), 0.25);
    tries += 1;
  };
  const heard = (): void => {
    heardAt = Date.now();
    tell('live');
    wait(SILENCE, lose);
  };
  const stand = (event: MessageEvent<string>): void => {
    heard();
    const { position: stands, at } = JSON.parse(event.data) as LivePulse;
    listener.serverTime?.(at);
    listener.position?.(stands);
  };
  const rest = (): void => {
    if (timer !== null) clearTimeout(timer);
    stream?.close();
    stream = null;
  };
  const look = (): void => {
    if (unseen !== null) clearTimeout(unseen);
    unseen = null;
    if (sight.hidden) unseen = setTimeout(rest, UNSEEN);
    else if (stream === null) {
      tell('connecting');
      connect();
    }
  };
  const stop = (): void => {
    stopped = true;
    sight.removeEventListener('visibilitychange', look);
    if (unseen !== null) clearTimeout(unseen);
    rest();
  };

  function connect(): void {
    if (timer !== null) clearTimeout(timer);
    const after = position === 0 ? '' : `&after=${position}`;
    const opened = open(`/api/live?tournament=${encodeURIComponent(tournament)}${after}`);
    stream = opened;
    wait(SILENCE, lose);
    opened.addEventListener('hello', (event) => {
      tries = 0;
      if (position === 0) ({ position } = JSON.parse(event.data) as LivePulse);
      stand(event);
    });
    opened.addEventListener('beat', stand);
    opened.addEventListener('entry', (event) => {
      heard();
      const entry = JSON.parse(event.data) as LiveEntry;
      if (entry.position <= position) return;
      ({ position } = entry);
      listener.news?.(entry);
      listener.position?.(position);
    });
    opened.addEventListener('reset', (event) => {
      ({ position } = JSON.parse(event.data) as LivePulse);
      stand(event);
      listener.reset?.();
    });
    for (const beside of ['screens', 'games']) {
      opened.addEventListener(beside, () => {
        listener.reset?.();
      });
    }
    opened.addEventListener('bye', (event) => {
      const { code } = JSON.parse(event.data) as LiveEvents['bye'];
      if (code === 'server.stopping') {
        lose();
        return;
      }
      if (code === 'server.crowded') {
        loseFor(CROWDED, 1);
        return;
      }
      stop();
      tell('lost');
      listener.ended?.();
    });
    opened.addEventListener('error', lose);
  }

  tell('connecting');
  sight.addEventListener('visibilitychange', look);
  if (!sight.hidden) connect();
  return stop;
}
