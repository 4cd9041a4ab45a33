import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** The keys a browser gave with its subscription, as base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Fresh for every message. */
export interface MessageChance {
  readonly sender: ECDH;
  readonly salt: Uint8Array;
}

export const CURVE = 'prime256v1';
/** Bytes of one record; a notice is far shorter (RFC 8188 2). */
const RECORD = 4_096;
const HASH = 'sha256';
/** After the text of the last record (RFC 8188 2). */
const LAST_RECORD = 2;

function freshChance(): MessageChance {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
}

/** A message that only this browser reads, not its push service (RFC 8291 3.4, aes128gcm of RFC 8188). */
export function encryptNotice(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { sender, salt }: MessageChance = freshChance(),
): Uint8Array<ArrayBuffer> {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = sender.getPublicKey();
  const shared = sender.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return new Uint8Array(
    Buffer.concat([
      salt,
      size,
      Uint8Array.of(ours.length),
      ours,
      cipher.update(text, 'utf8'),
      cipher.update(Uint8Array.of(LAST_RECORD)),
      cipher.final(),
      cipher.getAuthTag(),
    ]),
  );
}

const derived = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync(HASH, key, salt, info, length));

/** Whether these can be the keys of a browser: a point of the curve, and sixteen bytes. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    freshChance().sender.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
