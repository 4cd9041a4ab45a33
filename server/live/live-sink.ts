import type { ServerResponse } from 'node:http';
import { PACKED_STREAM_HEAD, type LiveFrame } from './live-frame.ts';

/** Where the frames of one client go. */
export interface LiveSink {
  write(frame: LiveFrame): void;
  end(): void;
  onClose(listener: () => void): void;
}

/** Bytes that may wait for a slow client; it is dropped then, and resumes when it can. */
const MOST_WAITING = 1_000_000;

export const LIVE_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Proxies must pass frames on at once.
  'x-accel-buffering': 'no',
} as const;

/** Writes to Node's own answer: one buffer for thousands of sockets, nothing in between. */
export function nodeSink(outgoing: ServerResponse, headers: Headers, packs: boolean): LiveSink {
  outgoing.writeHead(200, {
    ...Object.fromEntries(headers),
    ...(packs ? { 'content-encoding': 'gzip' } : {}),
  });
  outgoing.socket?.setNoDelay(true);
  if (packs) outgoing.write(PACKED_STREAM_HEAD);
  return {
    write: ({ plain, packed }) => {
      if (outgoing.writableEnded || outgoing.destroyed) return;
      if (outgoing.writableLength > MOST_WAITING) outgoing.destroy();
      else outgoing.write(packs ? packed : plain);
    },
    end: () => outgoing.end(),
    onClose: (listener) => outgoing.once('close', listener),
  };
}

/** The same for a caller without a network. */
export function streamSink(): { readonly sink: LiveSink; readonly stream: ReadableStream } {
  const listeners = new Set<() => void>();
  const closed = (): void => {
    for (const listener of listeners) listener();
    listeners.clear();
  };
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given;
      },
      cancel: closed,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
  );
  const end = (): void => {
    controller?.close();
    controller = null;
    closed();
  };
  const sink: LiveSink = {
    write: ({ plain }) => {
      if (controller === null) return;
      if ((controller.desiredSize ?? 0) <= 0) end();
      else controller.enqueue(plain);
    },
    end,
    onClose: (listener) => listeners.add(listener),
  };
  return { sink, stream };
}
