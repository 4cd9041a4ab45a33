import { hash, verify } from '@node-rs/argon2';

/** RFC 9106 and OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;

/** Hashing is slow on purpose: a flood of logins must not take every core. */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else {
    await new Promise<void>((resume) => {
      waiting.push(resume);
    });
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), COST));

/** A hash of nobody's password: an unknown login takes as long as a wrong password. */
let nobodys: Promise<string> | null = null;

export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const against = stored ?? (await nobodys);
  const matches = await inTurn(() => verify(against, password.normalize('NFKC')));
  return stored !== null && matches;
}
