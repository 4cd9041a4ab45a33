import type { Result } from '@ronde/core/rules/result.ts';
import { boundedQueue } from './bounded-queue.ts';

/** Read when somebody has a password: a desk without accounts starts on a system that has no binary. */
const argon2 = () => import('@node-rs/argon2');

/** RFC 9106 and OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;

/** Hashing is slow on purpose: a flood of logins must not take every core, nor wait without end. */
const AT_ONCE = 2;
export const MOST_WAITING = 32;
export const passwordQueue = boundedQueue(AT_ONCE, MOST_WAITING);

/** For those who may set one: they wait their turn, and are not refused it. */
export const hashPassword = (password: string): Promise<string> =>
  passwordQueue.wait(async () => (await argon2()).hash(password.normalize('NFKC'), COST));

/** A hash of nobody's password: an unknown login takes as long as a wrong password. */
let nobodys: Promise<string> | null = null;

/** `busy` when too many are being looked at already. */
export function isPassword(
  stored: string | null,
  password: string,
): Promise<Result<boolean, 'busy'>> {
  return passwordQueue.run(async () => {
    const { hash, verify } = await argon2();
    nobodys ??= hash('nobody has this password', COST);
    const matches = await verify(stored ?? (await nobodys), password.normalize('NFKC'));
    return stored !== null && matches;
  });
}
