import { describe, expect, it } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

/** A piece of work that lasts until it is let go. */
function held(): { readonly work: () => Promise<string>; letGo(): void; begun: boolean } {
  let release: (word: string) => void = () => undefined;
  const ends = new Promise<string>((resolve) => (release = resolve));
  const piece = {
    begun: false,
    work: () => {
      piece.begun = true;
      return ends;
    },
    letGo: () => {
      release('done');
    },
  };
  return piece;
}

describe('a bounded queue', () => {
  it('begins so many at once, lets so many wait, and begins nothing of the rest', async () => {
    const queue = boundedQueue(1, 1);
    const [first, second, third] = [held(), held(), held()];
    const answers = [queue.run(first.work), queue.run(second.work)];
    expect(queue.isFull()).toBe(true);
    expect(await queue.run(third.work)).toEqual({ ok: false, error: 'busy' });
    expect([first.begun, second.begun, third.begun]).toEqual([true, false, false]);
    first.letGo();
    second.letGo();
    expect(await Promise.all(answers)).toEqual(answers.map(() => ({ ok: true, value: 'done' })));
    third.letGo();
    expect(await queue.run(third.work)).toEqual({ ok: true, value: 'done' });
  });

  it('lets who may wait behind all others', async () => {
    const queue = boundedQueue(1, 0);
    const [first, second] = [held(), held()];
    const one = queue.run(first.work);
    const two = queue.wait(second.work);
    first.letGo();
    second.letGo();
    expect([await one, await two]).toEqual([{ ok: true, value: 'done' }, 'done']);
  });

  it('goes on after work that fails', async () => {
    const queue = boundedQueue(1, 0);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(() => Promise.resolve(1))).toEqual({ ok: true, value: 1 });
  });
});
