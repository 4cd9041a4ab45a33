import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { CURVE } from '../push/encrypt-notice.ts';
import type { Reach } from '../push/push-service.ts';
import type { SelfSigned } from './self-signed.ts';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this computer that remembers what it was sent. */
export interface PushService {
  readonly received: Received[];
  /** What it answers by path; 201 otherwise. */
  readonly statuses: Map<string, number>;
  readonly address: string;
  readonly reach: Reach;
  close(): Promise<void>;
}

export async function openPushService({ cert, key }: SelfSigned): Promise<PushService> {
  const received: Received[] = [];
  const statuses = new Map<string, number>();
  const server = createServer({ cert, key }, (asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => {
      const path = asked.url ?? '';
      received.push({ path, headers: asked.headers, body: Buffer.concat(parts) });
      answer.writeHead(statuses.get(path) ?? 201).end('noise '.repeat(10_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    statuses,
    address: `https://localhost:${port}`,
    reach: { mayAsk: () => true, ports: 'any', ca: cert },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** A browser's end of a subscription: its keys, and reading what was sent to it (RFC 8291, RFC 8188). */
export function pushReader(): {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly read: (body: Buffer) => unknown;
} {
  const own = createECDH(CURVE);
  const ours = own.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    keys: { p256dh: ours.toString('base64url'), auth: auth.toString('base64url') },
    read: (body) => {
      const salt = body.subarray(0, 16);
      const length = body[20] ?? 0;
      const theirs = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs]);
      const secret = derive(own.computeSecret(theirs), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      if (opened.at(-1) !== 2) throw new Error('not the last record');
      return JSON.parse(opened.subarray(0, -1).toString('utf8')) as unknown;
    },
  };
}
