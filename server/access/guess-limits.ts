import type { GuessCount, Settled } from '@ronde/store/guesses/guess-counts.ts';

/** Wrong ones that may come at once, and the seconds after which one is forgiven. */
export interface Bucket {
  readonly burst: number;
  readonly refill: number;
}

export interface GuessLimits {
  /** Wrong ones of one source before it has to wait. */
  readonly free: number;
  /** The wait doubles with each wrong one more, from a second up to this many. */
  readonly longest: number;
  /** Wrong ones of all sources together. When it is spent, a source … */
  readonly together: Bucket;
  /** … the same for one account, named rightly or not; null where nothing is named. */
  readonly account: Bucket | null;
  /** … has one free try and then waits this many seconds, doubling. */
  readonly pressed: number;
  /** Wrong ones of all sources after which not even a first try is looked up; null for never. */
  readonly most: number | null;
}

/**
 * Eight digits, 10^8 of them. With c codes alive a guess is right once in 10^8 / c. Whoever has any
 * number of addresses makes 5,000 guesses and then one every ten seconds, 8,640 a day: for c = 20
 * a chance of 0.1 % at once and 0.17 % a day. The QR code beside the digits is never held up.
 */
const CODES: GuessLimits = {
  free: 5,
  longest: 300,
  together: { burst: 100, refill: 10 },
  account: null,
  pressed: 30,
  most: 5_000,
};

/**
 * Passwords have ten characters or more. One address makes 5 guesses and then at most 288 a day; a
 * thousand addresses at one account 20, then one each and at most 288,000 a day. Whatever their
 * number, argon2 two at a time is the end: nobody is locked out by what others do.
 */
const LOGINS: GuessLimits = {
  free: 5,
  longest: 300,
  together: { burst: 200, refill: 2 },
  account: { burst: 20, refill: 60 },
  pressed: 30,
  most: null,
};

export const GUESS_LIMITS = { code: CODES, login: LOGINS } as const;
export type GuessKind = keyof typeof GUESS_LIMITS;

const SECOND = 1_000;
/** A source is forgotten this long after its last wrong one. */
export const REMEMBERED = 60 * 60 * SECOND;
/** Clocks of two servers may differ by so much; a count further ahead is of a clock put back. */
const SKEW = 60 * SECOND;

/** Under which names a try is counted. */
export interface CountNames {
  readonly source: string;
  readonly account: string | null;
  readonly together: string;
}

export type Ruling =
  | {
      readonly kind: 'taken';
      /** Milliseconds this source has to wait if the try proves wrong. */
      readonly pause: number;
      readonly reserved: Reserved;
    }
  /** Milliseconds to wait; `own` when the source itself is the reason. */
  | { readonly kind: 'refused'; readonly wait: number; readonly own: boolean };

/** What a try has added, to be given back if it is right. */
interface Reserved {
  readonly at: number;
  /** Of the source's last wrong one before it. */
  readonly before: number;
  readonly added: ReadonlyMap<string, number>;
}

const NOTHING: GuessCount = { level: 0, at: 0 };

/** What is left in a bucket; it never runs full by a clock that is put back. */
const levelAt = ({ level, at }: GuessCount, { refill }: Bucket, now: number): number =>
  Math.max(0, level - Math.max(0, now - at) / (refill * SECOND));

/** Milliseconds a source still has to wait after so many wrong ones. */
function ownWait(limits: GuessLimits, wrong: number, pressed: boolean, elapsed: number): number {
  const [free, first] = pressed ? [1, limits.pressed] : [limits.free, 1];
  if (wrong < free) return 0;
  const pause = Math.min(limits.longest, first * 2 ** (wrong - free)) * SECOND;
  return Math.max(0, pause - elapsed);
}

/** Whether a try may be made, and the counts with it reserved. */
export function reserve(
  limits: GuessLimits,
  names: CountNames,
  now: number,
): (counts: ReadonlyMap<string, GuessCount>) => Settled<Ruling> {
  return (counts) => {
    const buckets: [string, Bucket, number][] = [
      [names.together, limits.together, limits.most ?? 0],
    ];
    if (names.account !== null && limits.account !== null) {
      buckets.push([names.account, limits.account, 0]);
    }
    const levels = buckets.map(([name, bucket, most]) => {
      const count = counts.get(name) ?? NOTHING;
      const level = levelAt(count, bucket, now);
      // The debt has an end: nobody pays for more than a full bucket.
      const full = Math.max(bucket.burst, most);
      const added = Math.max(0, Math.min(level + 1, full) - level);
      return { name, level, added, spent: level + 1 > bucket.burst, ahead: count.at - now > SKEW };
    });
    const pressed = levels.some(({ spent }) => spent);
    const source = counts.get(names.source) ?? NOTHING;
    const wrong = now - source.at > REMEMBERED ? 0 : source.level;
    const elapsed = source.at - now > SKEW ? Infinity : Math.max(0, now - source.at);
    // Where the clock was put back, buckets begin to run again from here.
    const settled = new Map(
      levels.flatMap(({ name, level, ahead }) => (ahead ? [[name, { level, at: now }]] : [])),
    );
    const refused = (wait: number, own: boolean): Settled<Ruling> => ({
      answer: { kind: 'refused', wait, own },
      counts: settled,
    });
    const wait = ownWait(limits, wrong, pressed, elapsed);
    if (wait > 0) return refused(wait, true);
    const over = (levels[0]?.level ?? 0) + 1 - (limits.most ?? Infinity);
    if (over > 0) return refused(over * limits.together.refill * SECOND, false);
    return {
      answer: {
        kind: 'taken',
        pause: ownWait(limits, wrong + 1, pressed, 0),
        reserved: {
          at: now,
          before: source.at,
          added: new Map(levels.map(({ name, added }) => [name, added])),
        },
      },
      counts: new Map([
        [names.source, { level: wrong + 1, at: now }],
        ...levels.map(
          ({ name, level, added }) => [name, { level: level + added, at: now }] as const,
        ),
      ]),
    };
  };
}

/** The counts as if the try had not been made: it was right, and what was wrong before stays so. */
export function giveBack(
  names: CountNames,
  { at, before, added }: Reserved,
): (counts: ReadonlyMap<string, GuessCount>) => Settled<null> {
  return (counts) => {
    const given = [...counts].map(([name, count]): [string, GuessCount] => {
      const level = Math.max(0, count.level - (added.get(name) ?? 1));
      const last = name === names.source && count.at === at ? before : count.at;
      return [name, { level, at: last }];
    });
    return { answer: null, counts: new Map(given) };
  };
}
