/** Counts what sources ask; `now` is of a clock that only goes on, in milliseconds. */
export interface Attempts {
  /** Seconds to wait before this source may ask; 0 when it may. */
  wait(source: string, now: number): number;
  /** Counts a question, answered or not. */
  failed(source: string, now: number): void;
}

export interface AttemptLimits {
  /** Failures of one source before it has to wait. */
  readonly free: number;
  /** The wait doubles with each failure more, up to this many seconds. */
  readonly longest: number;
  /** Failures of all sources together that may come at once … */
  readonly burst: number;
  /** … and the seconds after which one more may. */
  readonly refill: number;
}

/** Questions of strangers that make the server think: each counts, answered or not. */
export const QUESTION_LIMITS: AttemptLimits = { free: 40, longest: 8, burst: 200, refill: 0.1 };

const SECOND = 1_000;
/** A source is forgotten after this long without a failure. */
const MEMORY = 60 * 60 * SECOND;
const MOST_SOURCES = 10_000;

/**
 * One source waits longer after each failure. All sources together share a bucket: whoever guesses
 * from a thousand addresses still gets few guesses a minute.
 */
export function attempts(limits: AttemptLimits): Attempts {
  const sources = new Map<string, { failures: number; last: number }>();
  let spent = 0;
  let settledAt = 0;

  const settle = (now: number): void => {
    spent = Math.max(0, spent - (now - settledAt) / (limits.refill * SECOND));
    settledAt = now;
  };

  return {
    wait(source, now) {
      settle(now);
      const shared = spent + 1 > limits.burst ? (spent + 1 - limits.burst) * limits.refill : 0;
      const known = sources.get(source);
      if (known === undefined || now - known.last > MEMORY) return Math.ceil(shared);
      const over = known.failures - limits.free;
      const pause = over < 0 ? 0 : Math.min(limits.longest, 2 ** over);
      return Math.ceil(Math.max(shared, (known.last + pause * SECOND - now) / SECOND, 0));
    },
    failed(source, now) {
      settle(now);
      spent += 1;
      const known = sources.get(source);
      const before = known && now - known.last <= MEMORY ? known.failures : 0;
      sources.delete(source);
      sources.set(source, { failures: before + 1, last: now });
      const oldest = sources.keys().next().value;
      if (sources.size > MOST_SOURCES && oldest !== undefined) sources.delete(oldest);
    },
  };
}

/** The network an address belongs to: all of an IPv6 customer's addresses count as one. */
export function sourceOf(address: string): string {
  const plain = withoutPort(address.trim().replace(/%.*$/, '')).replace(/^::ffff:(?=.*\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = plain.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...new Array<string>(zeros).fill('0'), ...right];
  const shortest = groups.slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
  return `${shortest.join(':')}::/64`;
}

/** Some proxies pass the port on: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
