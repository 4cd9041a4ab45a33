import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;
export const CODE_DIGITS = 8;
const ID_BYTES = 9;

/** 256 bits nobody can guess, for cookies and QR codes. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Digits a person can type; guarded by limits on attempts and an expiry. */
export const newCode = (): string =>
  String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

export const newId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** What is stored of a secret. The kind keeps a code from ever being taken for a token. */
export const hashOfSecret = (kind: 'code' | 'token' | 'session', secret: string): string =>
  createHash('sha256').update(`${kind}:${secret}`).digest('hex');

export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
