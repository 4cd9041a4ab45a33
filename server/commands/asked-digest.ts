import { createHash } from 'node:crypto';
import { declined, type Declined } from '../registry/declined.ts';

/** A digest of what was asked under a key, whatever the order of its fields: the same key asks one thing. */
export const askedDigest = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked, inOrder)).digest('hex');

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether a key that was used before asks for the same; older entries do not say what was asked. */
export const asksTheSame = (first: string | undefined, now: string): boolean =>
  first === undefined || first === now;

/** 409: nothing was done, and what the key asked for first stands. */
export const keyUsedOtherwise = (): Declined => declined(409, 'keyUsedOtherwise');
