import { constants, deflateRawSync } from 'node:zlib';
import type { LiveEvents } from '../api/live.ts';

/** What goes to many clients, made once: as it is, and packed for those who unpack. */
export interface LiveFrame {
  readonly plain: Buffer;
  readonly packed: Buffer;
}

/** RFC 1952: deflate, no name, no time, any system. What follows are the packed frames. */
export const PACKED_STREAM_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * Each frame is packed by itself and ends on a whole byte (RFC 1951, 3.2.4: an empty stored block),
 * looking back at nothing before it. So the same bytes continue anybody's stream, whatever it
 * carried before, and a round of 150 boards is packed once for three thousand phones.
 */
export function liveFrame(text: string): LiveFrame {
  const plain = Buffer.from(text);
  return { plain, packed: deflateRawSync(plain, { finishFlush: constants.Z_FULL_FLUSH }) };
}

export const joinFrames = (frames: readonly LiveFrame[]): LiveFrame => ({
  plain: Buffer.concat(frames.map(({ plain }) => plain)),
  packed: Buffer.concat(frames.map(({ packed }) => packed)),
});

/** One server-sent event. */
export const eventFrame = (event: keyof LiveEvents, data: unknown, id?: number): LiveFrame =>
  liveFrame(
    `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`,
  );
