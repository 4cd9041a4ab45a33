import { expect, it } from 'vitest';
import { openOneByOne } from './one-by-one.ts';

it('work on one thing waits for the work before it, and other things do not', async () => {
  const inTurn = openOneByOne();
  const told: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = inTurn('cup', async () => {
    await held;
    told.push('first');
    throw new Error('failed');
  });
  const second = inTurn('cup', () => Promise.resolve(told.push('second')));
  await inTurn('open', () => Promise.resolve(told.push('other')));
  expect(told).toEqual(['other']);
  release();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(told).toEqual(['other', 'first', 'second']);
});
