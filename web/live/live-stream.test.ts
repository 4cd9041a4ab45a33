import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLive, type LiveStatus, type Sight, type Stream } from './live-stream.ts';

/** A server's stream in the hands of the test. */
class Opened implements Stream {
  closed = false;
  readonly #listeners = new Map<string, (event: MessageEvent<string>) => void>();
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.set(type, listener);
  }
  close(): void {
    this.closed = true;
  }
  say(type: string, data: object): void {
    this.#listeners.get(type)?.({ data: JSON.stringify(data) } as MessageEvent<string>);
  }
}

class Window implements Sight {
  hidden = false;
  readonly #listeners = new Set<() => void>();
  addEventListener(_: 'visibilitychange', listener: () => void): void {
    this.#listeners.add(listener);
  }
  removeEventListener(_: 'visibilitychange', listener: () => void): void {
    this.#listeners.delete(listener);
  }
  turn(hidden: boolean): void {
    this.hidden = hidden;
    for (const listener of this.#listeners) listener();
  }
}

const AT = '2026-03-07T14:00:00.000Z';

describe('a page that follows a tournament', () => {
  let streams: Opened[];
  let window: Window;
  let news: number[];
  let statuses: LiveStatus[];
  const follow = (): (() => void) =>
    followLive(
      'open',
      {
        news: ({ position }) => news.push(position),
        status: (status) => statuses.push(status),
      },
      (url) => {
        const stream = new Opened(url);
        streams.push(stream);
        return stream;
      },
      0,
      window,
    );
  const last = (): Opened => {
    const stream = streams.at(-1);
    if (stream === undefined) throw new Error('nothing was opened');
    return stream;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [streams, news, statuses] = [[], [], []];
    window = new Window();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('hears each entry once, and after a break asks for what came since', () => {
    follow();
    last().say('hello', { position: 7, at: AT });
    last().say('entry', { position: 8 });
    last().say('entry', { position: 8 });
    last().say('error', {});
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(2_000);
    expect(last().url).toContain('after=8');
    last().say('entry', { position: 8 });
    last().say('entry', { position: 9 });
    expect(news).toEqual([8, 9]);
  });

  it('refused, it comes back by itself, less and less often, and soon again once it was heard', () => {
    follow();
    const opened = (): number => streams.length;
    const within = (milliseconds: number): number => {
      const before = opened();
      for (let passed = 0; passed < milliseconds; passed += 500) {
        if (!last().closed) last().say('error', {});
        vi.advanceTimersByTime(500);
      }
      return opened() - before;
    };
    expect(within(10_000)).toBeGreaterThanOrEqual(2);
    within(60_000);
    const tries = within(60_000);
    expect(tries).toBeGreaterThanOrEqual(5);
    expect(tries).toBeLessThanOrEqual(8);
    if (last().closed) vi.advanceTimersByTime(15_000);
    last().say('hello', { position: 7, at: AT });
    expect(statuses.at(-1)).toBe('live');
    last().say('error', {});
    const before = opened();
    vi.advanceTimersByTime(2_000);
    expect(opened()).toBe(before + 1);
  });

  it('asked to leave its place to others, it comes back after half a minute', () => {
    follow();
    last().say('hello', { position: 7, at: AT });
    last().say('bye', { code: 'server.crowded' });
    expect([last().closed, statuses.at(-1)]).toEqual([true, 'lost']);
    vi.advanceTimersByTime(29_000);
    expect(streams).toHaveLength(1);
    vi.advanceTimersByTime(32_000);
    expect(streams).toHaveLength(2);
    expect(last().url).toContain('after=7');
  });

  it('takes silence for a lost connection', () => {
    follow();
    last().say('hello', { position: 7, at: AT });
    vi.advanceTimersByTime(45_000);
    expect(streams.length).toBeGreaterThan(1);
    expect(streams[0]?.closed).toBe(true);
  });

  it('gives its connection up when nobody has seen it for a while, and catches up when seen', () => {
    follow();
    last().say('hello', { position: 7, at: AT });
    window.turn(true);
    vi.advanceTimersByTime(10_000);
    expect(last().closed).toBe(false);
    vi.advanceTimersByTime(15_000);
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(600_000);
    expect(streams).toHaveLength(1);
    expect(statuses.at(-1)).toBe('live');
    window.turn(false);
    expect(streams).toHaveLength(2);
    expect(last().url).toContain('after=7');
  });

  it('a glance at another window costs nothing', () => {
    follow();
    last().say('hello', { position: 7, at: AT });
    window.turn(true);
    vi.advanceTimersByTime(5_000);
    window.turn(false);
    vi.advanceTimersByTime(25_000);
    expect(streams).toHaveLength(1);
    expect(last().closed).toBe(false);
  });

  it('opened in the background it waits until it is seen', () => {
    window.hidden = true;
    follow();
    vi.advanceTimersByTime(60_000);
    expect(streams).toEqual([]);
    window.turn(false);
    expect(streams).toHaveLength(1);
  });

  it('once stopped it opens nothing more', () => {
    const stop = follow();
    stop();
    window.turn(true);
    window.turn(false);
    vi.advanceTimersByTime(60_000);
    expect(streams).toHaveLength(1);
    expect(last().closed).toBe(true);
  });
});
