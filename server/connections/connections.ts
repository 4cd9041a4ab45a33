import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { sourceOf } from '../access/attempts.ts';
import { crowd, type Crowd, type Holder, type Place } from './crowd.ts';

/** How many may be connected, and listen. */
export interface ConnectionLimits {
  readonly connections: number;
  /** Live streams of strangers from one address. */
  readonly streamsPerAddress: number;
}

/** The two ends of a connection tell it from all others, whatever wraps it. */
interface Peer {
  readonly remoteAddress?: string | undefined;
  readonly remotePort?: number | undefined;
}

/** Every connection there is: who holds it, and who gives way when there are too many. */
export interface Connections {
  readonly most: number;
  opened(socket: Socket): void;
  /** A request has come over it, and is being answered. */
  asked(request: IncomingMessage, response: ServerResponse): void;
  /** It turned out who asks. */
  known(peer: Peer, holder: Holder): void;
  /** It now carries a live stream. */
  streams(peer: Peer, dismissed: () => void): void;
  /** Live streams, whatever carries them. */
  readonly listeners: Crowd;
}

/** Streams one process carries, and those of them kept for staff. */
const STREAMS = { most: 20_000, reserve: 500 };
/** Connections kept for staff and this computer, and their share where there are few. */
const RESERVE = 200;
const RESERVED_SHARE = 0.2;

const BUSY = JSON.stringify({ code: 'server.busy', params: {} });
const REFUSAL = [
  'HTTP/1.1 503 Service Unavailable',
  'content-type: application/problem+json; charset=utf-8',
  `content-length: ${BUSY.length}`,
  'cache-control: no-store',
  'retry-after: 2',
  'connection: close',
  '',
  BUSY,
].join('\r\n');

export function openConnections({ connections: most }: ConnectionLimits): Connections {
  const reserve = Math.min(RESERVE, Math.floor(most * RESERVED_SHARE));
  const places = crowd({ most, reserve });
  const open = new Map<string, { readonly socket: Socket; readonly place: Place }>();
  const nameOf = ({ remoteAddress, remotePort }: Peer): string => `${remoteAddress} ${remotePort}`;

  return {
    most,
    opened: (socket) => {
      const cut = (): void => {
        socket.destroy();
      };
      const source = sourceOf(socket.remoteAddress ?? '');
      const place = places.enter({ source, staff: false }, 'idle', cut);
      if (place === null) {
        socket.once('error', cut);
        socket.end(REFUSAL, cut);
        return;
      }
      const name = nameOf(socket);
      open.set(name, { socket, place });
      socket.once('close', () => {
        open.delete(name);
        place.free();
      });
    },
    asked: ({ socket }, response) => {
      const held = open.get(nameOf(socket));
      if (held === undefined) return;
      const cut = (): void => {
        held.socket.destroy();
      };
      held.place.holds('request', cut);
      response.once('close', () => {
        held.place.holds('idle', cut);
      });
    },
    known: (peer, holder) => {
      open.get(nameOf(peer))?.place.belongsTo(holder);
    },
    streams: (peer, dismissed) => {
      const held = open.get(nameOf(peer));
      held?.place.holds('stream', () => {
        dismissed();
        // Its last words are written at the end of this turn.
        setImmediate(() => held.socket.destroy());
      });
    },
    listeners: crowd(STREAMS),
  };
}
