import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { databaseFailure, type StoreError } from '@ronde/store/store-error.ts';
import { describe, expect, it } from 'vitest';
import { heldCount } from './held-count.ts';

describe('the count of tournaments', () => {
  it('is asked for once in three seconds, however many ask', async () => {
    let [now, asked] = [0, 0];
    const count = heldCount({ count: () => Promise.resolve(success((asked += 1))) }, () => now);
    expect(await Promise.all([count(), count()])).toEqual([success(1), success(1)]);
    now = 2_999;
    expect(await count()).toEqual(success(1));
    now = 3_000;
    await count();
    expect(await count()).toEqual(success(2));
    expect(asked).toBe(2);
  });

  it('is told as it was while the store is busy with the next', async () => {
    let now = 0;
    const waiting: ((counted: Result<number, StoreError>) => void)[] = [];
    const second = new Promise<Result<number, StoreError>>((answer) => waiting.push(answer));
    const answers = [Promise.resolve(success(1)), second];
    const count = heldCount({ count: () => answers.shift() ?? second }, () => now);
    await count();
    now = 3_000;
    expect([await count(), await count()]).toEqual([success(1), success(1)]);
    for (const answer of waiting) answer(success(2));
    await expect.poll(count).toEqual(success(2));
  });

  it('is asked for again at once when it failed', async () => {
    const error = databaseFailure('store.locked', 'ronde.db');
    const answers = [failure(error), success(7)];
    const next = () => Promise.resolve(answers.shift() ?? failure(error));
    const count = heldCount({ count: next }, () => 0);
    expect([await count(), await count()]).toEqual([failure(error), success(7)]);
  });
});
