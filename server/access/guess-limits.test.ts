import type { GuessCount } from '@ronde/store/guesses/guess-counts.ts';
import { describe, expect, it } from 'vitest';
import { giveBack, GUESS_LIMITS, reserve, type GuessKind, type Ruling } from './guess-limits.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Counts in memory, and a clock that goes where it is put. */
class Counting {
  readonly counts = new Map<string, GuessCount>();
  now = Date.parse('2026-03-07T14:00:00.000Z');
  private readonly kind: GuessKind;

  constructor(kind: GuessKind) {
    this.kind = kind;
  }

  /** A try; a right one is given back. */
  try(source: string, { right = false, account = null as string | null } = {}): Ruling {
    const names = { source, account, together: 'together' };
    const held = new Map(
      [source, 'together', ...(account === null ? [] : [account])].flatMap((name) => {
        const count = this.counts.get(name);
        return count === undefined ? [] : [[name, count] as const];
      }),
    );
    const settled = reserve(GUESS_LIMITS[this.kind], names, this.now)(held);
    this.put(settled.counts);
    const { answer } = settled;
    if (right && answer.kind === 'taken') {
      const reserved = new Map(
        [...held.keys(), ...settled.counts.keys()].map((name) => [name, this.of(name)]),
      );
      this.put(giveBack(names, answer.reserved)(reserved).counts);
    }
    return answer;
  }

  /** How many of so many tries were looked up, each from a source of its own. */
  lookedUp(tries: number, from: string): number {
    let taken = 0;
    for (let one = 0; one < tries; one += 1) {
      if (this.try(`${from}-${one}`).kind === 'taken') taken += 1;
    }
    return taken;
  }

  of(name: string): GuessCount {
    return this.counts.get(name) ?? { level: 0, at: 0 };
  }

  private put(counts: ReadonlyMap<string, GuessCount>): void {
    for (const [name, count] of counts) this.counts.set(name, count);
  }
}

const seconds = (ruling: Ruling): number => (ruling.kind === 'refused' ? ruling.wait / SECOND : 0);

describe.each(['code', 'login'] as const)('limits on guessing: %s', (kind) => {
  it('a source has five tries and then waits longer and longer, never beyond five minutes', () => {
    const counting = new Counting(kind);
    const waits: number[] = [];
    for (let guess = 0; guess < 18; guess += 1) {
      const ruling = counting.try('a');
      waits.push(seconds(ruling));
      if (ruling.kind === 'refused') {
        counting.now += ruling.wait;
        expect(counting.try('a').kind).toBe('taken');
      }
    }
    const longer = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300, 300];
    expect(waits).toEqual([0, 0, 0, 0, 0, ...longer]);
  });

  it('to ask while one waits makes nothing longer', () => {
    const counting = new Counting(kind);
    for (let guess = 0; guess < 5; guess += 1) counting.try('a');
    for (let again = 0; again < 50; again += 1) expect(seconds(counting.try('a'))).toBe(1);
  });

  it('is forgotten after an hour', () => {
    const counting = new Counting(kind);
    for (let guess = 0; guess < 5; guess += 1) counting.try('a');
    counting.now += HOUR + 1;
    for (let guess = 0; guess < 5; guess += 1) expect(counting.try('a').kind).toBe('taken');
  });

  it('a right one counts for nothing and takes nothing wrong away', () => {
    const counting = new Counting(kind);
    for (let guess = 0; guess < 4; guess += 1) counting.try('a');
    for (let guess = 0; guess < 100; guess += 1) {
      expect(counting.try('a', { right: true }).kind).toBe('taken');
    }
    expect([counting.of('a').level, counting.of('together').level]).toEqual([4, 4]);
    counting.try('a');
    expect(seconds(counting.try('a'))).toBe(1);
    // Right after the wait, it begins none of its own.
    counting.now += SECOND;
    expect(counting.try('a', { right: true }).kind).toBe('taken');
    expect(counting.try('a').kind).toBe('taken');
  });

  it('when all together have spent their share, a new source still has a try at once', () => {
    const counting = new Counting(kind);
    counting.lookedUp(400, 'bot');
    expect(counting.try('chief', { right: true }).kind).toBe('taken');
    expect(counting.try('chief', { right: true }).kind).toBe('taken');
    // Who has failed once waits, and no longer than usual at the end.
    expect(seconds(counting.try('bot-1'))).toBe(30);
    expect(counting.try('chief').kind).toBe('taken');
    expect(seconds(counting.try('chief', { right: true }))).toBe(30);
    counting.now += 30 * SECOND;
    expect(counting.try('chief', { right: true }).kind).toBe('taken');
  });

  it('right ones do not refill a share that is spent', () => {
    const counting = new Counting(kind);
    counting.lookedUp(6_000, 'bot');
    const { level } = counting.of('together');
    for (let guess = 0; guess < 50; guess += 1) counting.try('eve', { right: true });
    expect(counting.of('together').level).toBe(level);
  });

  it.each([-30 * 24, -3, 3, 30 * 24])('a clock put by %i hours locks nobody out', (hours) => {
    const counting = new Counting(kind);
    counting.lookedUp(6_000, 'bot');
    for (let guess = 0; guess < 5; guess += 1) counting.try('late');
    const before = counting.lookedUp(1, 'new');
    counting.now += hours * HOUR;
    // Nobody's wait is longer than before, and time goes on from here.
    expect(counting.lookedUp(1, 'other')).toBeGreaterThanOrEqual(before);
    expect(seconds(counting.try('late'))).toBeLessThanOrEqual(10);
    counting.now += 10 * SECOND;
    expect(counting.lookedUp(1, 'third')).toBe(1);
  });
});

describe('eight digits', () => {
  it('any number of sources makes 5,000 guesses, and then one every ten seconds', () => {
    const counting = new Counting('code');
    expect(counting.lookedUp(20_000, 'bot')).toBe(5_000);
    expect(seconds(counting.try('new'))).toBe(10);
    counting.now += 100 * SECOND;
    expect(counting.lookedUp(1_000, 'more')).toBe(10);
    counting.now += 24 * HOUR;
    expect(counting.lookedUp(20_000, 'next-day')).toBeLessThanOrEqual(8_640);
  });
});

describe('one account', () => {
  it('a hundred sources at one account are pressed long before all accounts are', () => {
    const counting = new Counting('login');
    for (let source = 0; source < 20; source += 1)
      counting.try(`bot-${source}`, { account: 'ada' });
    expect(seconds(counting.try('bot-1', { account: 'ada' }))).toBe(30);
    expect(counting.try('bot-1', { account: 'ben' }).kind).toBe('taken');
    expect(counting.try('desk', { account: 'ada', right: true }).kind).toBe('taken');
  });

  it('however many are wrong, an hour later nobody is pressed', () => {
    const counting = new Counting('login');
    for (let source = 0; source < 3_000; source += 1) {
      counting.try(`bot-${source}`, { account: 'ada' });
    }
    counting.now += HOUR;
    for (let guess = 0; guess < 5; guess += 1) {
      expect(counting.try('ada', { account: 'ada' }).kind).toBe('taken');
    }
  });
});
