import { createHash } from 'node:crypto';
import type { Store } from '@ronde/store/store.ts';
import { declinedByStore } from '../problem-response.ts';
import { serverBusy, waitFirst, type Declined } from '../registry/declined.ts';
import { boundedQueue } from './bounded-queue.ts';
import {
  giveBack,
  GUESS_LIMITS,
  REMEMBERED,
  reserve,
  type CountNames,
  type GuessKind,
} from './guess-limits.ts';

/** Whose guess it is, and at whose password. */
export interface Guesser {
  readonly source: string;
  readonly account?: string;
}

/** Limits on guessing, counted together by every server on the database. */
export interface Guesses {
  /**
   * Looks a secret up, if a try is left: the try is taken before, and given back unless the secret
   * is wrong (null).
   */
  guard<T>(
    kind: GuessKind,
    guesser: Guesser,
    lookUp: () => Promise<T | Declined | null>,
  ): Promise<T | Declined | null>;
  /** Clears away counts nobody asks for any more; nothing is written where nothing was counted. */
  tidy(): Promise<void>;
}

export interface GuessParts {
  readonly store: Pick<Store, 'guesses'>;
  readonly clock: () => Date;
  /** Milliseconds that only grow, whatever is done to the clock. */
  readonly elapsed: () => number;
}

/** Sources this process remembers, and rows that are kept. */
const MOST_SOURCES = 10_000;
/** Counting takes one connection to the database, whoever floods us. */
const MOST_WAITING = 200;
const RETRY_AFTER = 2;

/** What this process knows by itself of a source: no clock that is put back can lengthen it. */
interface Gate {
  until: number;
  trying: number;
}

export function openGuesses({ store, clock, elapsed }: GuessParts): Guesses {
  const queue = boundedQueue(1, MOST_WAITING);
  const gates = new Map<string, Gate>();
  let counted = false;

  const gateOf = (name: string): Gate => {
    const gate = gates.get(name) ?? { until: 0, trying: 0 };
    gates.delete(name);
    gates.set(name, gate);
    const [oldest] = gates.keys();
    if (gates.size > MOST_SOURCES && oldest !== undefined) gates.delete(oldest);
    return gate;
  };

  return {
    async guard(kind, guesser, lookUp) {
      const limits = GUESS_LIMITS[kind];
      const names = namesOf(kind, guesser);
      const all = [
        names.source,
        names.together,
        ...(names.account === null ? [] : [names.account]),
      ];
      const gate = gateOf(names.source);
      if (gate.until > elapsed()) return waitFirst((gate.until - elapsed()) / SECOND);
      // Not one of them is known to be right yet.
      if (gate.trying >= limits.free) return waitFirst(1);
      gate.trying += 1;
      try {
        const now = clock().getTime();
        const ruled = await queue.run(() => store.guesses.settle(all, reserve(limits, names, now)));
        if (!ruled.ok) return serverBusy(RETRY_AFTER);
        if (!ruled.value.ok) return declinedByStore(ruled.value.error, false);
        counted = true;
        const ruling = ruled.value.value;
        if (ruling.kind === 'refused') {
          if (ruling.own) gate.until = elapsed() + ruling.wait;
          return waitFirst(ruling.wait / SECOND);
        }
        const found = await lookUp();
        if (found === null) gate.until = elapsed() + ruling.pause;
        else await queue.wait(() => store.guesses.settle(all, giveBack(names, ruling.reserved)));
        return found;
      } finally {
        gate.trying -= 1;
        if (gate.trying === 0 && gate.until <= elapsed()) gates.delete(names.source);
      }
    },
    async tidy() {
      if (!counted) return;
      counted = false;
      const now = clock().getTime();
      await store.guesses.forget({
        from: now - REMEMBERED,
        to: now + REMEMBERED,
        most: MOST_SOURCES,
      });
    },
  };
}

const SECOND = 1_000;

/** Neither addresses nor logins are kept: whoever mistakes the field types a password there. */
function namesOf(kind: GuessKind, { source, account }: Guesser): CountNames {
  const named = (what: string, of: string): string =>
    createHash('sha256').update(`${kind} ${what} ${of}`).digest('base64url');
  return {
    source: named('source', source),
    account: account === undefined ? null : named('account', account),
    together: `${kind} together`,
  };
}
