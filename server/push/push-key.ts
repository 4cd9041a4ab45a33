import { createPrivateKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto';
import { success, type Result } from '@ronde/core/rules/result.ts';
import type { KeptSettings } from '@ronde/store/kept-settings/kept-settings.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import { z } from 'zod';

const SCOPE = 'push';
const KEY = 'key';

const keptKey = z.object({ x: z.string(), y: z.string(), d: z.string() });
/** A key of the curve P-256 as JSON has it; `d` is its secret. */
export type PushKey = z.output<typeof keptKey>;

/**
 * The key this house shows to push services, made when somebody first asks. It is kept in the
 * database: all servers on it show the same one, or browsers would have to ask anew.
 */
export async function pushKey(settings: KeptSettings): Promise<Result<PushKey, StoreError>> {
  const kept = await settings.get(SCOPE, KEY);
  if (!kept.ok) return kept;
  const read = keptKey.safeParse(kept.value);
  if (read.success) return success(read.data);
  const put = await settings.put(SCOPE, KEY, newKey());
  // Of two that make one at once, the last one is kept.
  return put.ok ? pushKey(settings) : put;
}

function newKey(): PushKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  return { x, y, d };
}

/** What a browser is shown: the point as base64url (RFC 8292 3.2). */
export const publicPart = ({ x, y }: PushKey): string =>
  Buffer.concat([
    Uint8Array.of(4),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ]).toString('base64url');

const HALF_A_DAY = 12 * 60 * 60;

/** Says to a push service who sends: this house, and where its people are found (RFC 8292 2). */
export function authorisation(key: PushKey, endpoint: string, contact: string, now: Date): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + HALF_A_DAY,
    sub: contact,
  };
  const unsigned = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const jwk: JsonWebKey = { kty: 'EC', crv: 'P-256', ...key };
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: createPrivateKey({ key: jwk, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicPart(key)}`;
}
