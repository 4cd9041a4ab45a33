/**
 * Holds many live streams in one process, packed as browsers ask for them, and tells when each had
 * read a published round: `spectators.ts ADDRESS TOURNAMENT COUNT`. Says `{"connected":N}`, then
 * `{"heard":[…]}`: milliseconds since the epoch, one for each stream. They come from several
 * addresses of this computer, as a crowd does.
 */
import { connect } from 'node:net';
import { constants, inflateRawSync } from 'node:zlib';
import { PACKED_STREAM_HEAD } from '@ronde/server/live/live-frame.ts';

const [address = '', tournament = '', count = '0'] = process.argv.slice(2);
const { hostname, port, host } = new URL(address);
const COUNT = Number(count);
/** Opened at once, so that nobody waits in the queue of the listening socket. */
const AT_ONCE = 50;
/** Streams from each address: fewer than one may have. */
const OF_AN_ADDRESS = 500;
const MARK = '"type":"roundPublished"';

const heard: number[] = [];
let connected = 0;

/** The same bytes go to everybody: unpacked once, compared by all. */
let published: Buffer | null = null;
function isPublication(frame: Buffer): boolean {
  if (published !== null) return frame.equals(published);
  if (frame.equals(PACKED_STREAM_HEAD)) return false;
  const text = inflateRawSync(frame, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  if (text.includes(MARK)) published = Buffer.from(frame);
  return published !== null;
}

/** Where the first whole chunk of an HTTP/1.1 body begins and ends; null while it is not whole. */
function chunkIn(bytes: Buffer): { readonly from: number; readonly to: number } | null {
  const line = bytes.indexOf('\r\n');
  if (line < 0) return null;
  const size = Number.parseInt(bytes.toString('latin1', 0, line), 16);
  const from = line + 2;
  return bytes.length < from + size + 2 ? null : { from, to: from + size };
}

function open(number: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const localAddress = `127.0.1.${1 + Math.floor(number / OF_AN_ADDRESS)}`;
    const socket = connect({ port: Number(port), host: hostname, localAddress });
    let waiting = Buffer.alloc(0);
    let inBody = false;
    let frames = 0;
    socket.on('error', reject);
    socket.on('connect', () => {
      socket.write(
        `GET /api/live?tournament=${tournament} HTTP/1.1\r\nHost: ${host}\r\n` +
          'Accept: text/event-stream\r\nAccept-Encoding: gzip\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n',
      );
    });
    socket.on('data', (bytes) => {
      waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes]);
      if (!inBody) {
        const end = waiting.indexOf('\r\n\r\n');
        if (end < 0) return;
        inBody = true;
        waiting = waiting.subarray(end + 4);
      }
      for (let chunk = chunkIn(waiting); chunk !== null; chunk = chunkIn(waiting)) {
        const frame = waiting.subarray(chunk.from, chunk.to);
        waiting = waiting.subarray(chunk.to + 2);
        frames += 1;
        // The head of the packing, then the greeting.
        if (frames === 2) {
          connected += 1;
          resolve();
        }
        if (frames > 2 && isPublication(frame)) note();
      }
    });
  });
}

function note(): void {
  heard.push(performance.timeOrigin + performance.now());
  if (heard.length < COUNT) return;
  process.stdout.write(`${JSON.stringify({ heard })}\n`, () => process.exit());
}

for (let opened = 0; opened < COUNT; opened += AT_ONCE) {
  const batch = Array.from({ length: Math.min(AT_ONCE, COUNT - opened) }, (_, at) => opened + at);
  await Promise.all(batch.map(open));
}
process.stdout.write(`${JSON.stringify({ connected })}\n`);
