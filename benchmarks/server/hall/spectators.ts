/**
 * Holds many live streams in one process, and tells when each heard of a published round.
 * `spectators.ts ADDRESS TOURNAMENT COUNT`; says `{"connected":N}`, then `{"heard":[…]}` with the
 * clock in milliseconds since the epoch for each stream.
 */
import { connect } from 'node:net';

const [address = '', tournament = '', count = '0'] = process.argv.slice(2);
const { hostname, port, host } = new URL(address);
const COUNT = Number(count);
/** Opened at once, so that nobody waits in the queue of the listening socket. */
const AT_ONCE = 50;
const MARK = '"type":"roundPublished"';

const heard: number[] = [];
let connected = 0;

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let greeted = false;
    let tail = '';
    let told = false;
    socket.setEncoding('latin1');
    socket.on('connect', () => {
      socket.write(
        `GET /api/live?tournament=${tournament} HTTP/1.1\r\nHost: ${host}\r\n` +
          'Accept: text/event-stream\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n',
      );
    });
    socket.on('data', (bytes) => {
      const piece = String(bytes);
      if (!greeted && piece.includes('event: hello')) {
        greeted = true;
        connected += 1;
        resolve();
      }
      if (told) {
        // A round is heard when its frame is whole: the chunk ends with an empty line.
        if (piece.endsWith('\n\n\r\n')) note();
        return;
      }
      const text = tail + piece;
      tail = text.slice(-MARK.length);
      if (!text.includes(MARK)) return;
      told = true;
      if (piece.endsWith('\n\n\r\n')) note();
    });
    let noted = false;
    const note = (): void => {
      if (noted) return;
      noted = true;
      heard.push(performance.timeOrigin + performance.now());
      if (heard.length === COUNT) finish();
    };
    socket.on('error', reject);
  });
}

function finish(): void {
  process.stdout.write(`${JSON.stringify({ heard })}\n`, () => process.exit());
}

process.stdin.once('end', finish).resume();

for (let opened = 0; opened < COUNT; opened += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, COUNT - opened) }, open));
}
process.stdout.write(`${JSON.stringify({ connected })}\n`);
