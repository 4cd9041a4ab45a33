import { describe, expect, it } from 'vitest';
import {
  compareResidentExchanges,
  residentExchanges,
  type ResidentExchange,
} from './resident-exchanges.ts';

const exchange = (down: readonly number[], up: readonly number[]): ResidentExchange => ({
  down,
  up,
});

describe('resident exchanges', () => {
  // The examples printed in D.2 (2026: 4.3.2); c) and d) are read with everything before equal.
  it.each([
    ['a: one BSN before two', exchange([1], [11]), exchange([4, 5], [6, 7])],
    ['b: 6 with 4 before 8 with 5', exchange([4], [6]), exchange([5], [8])],
    ['b: 8+6 with 4+3 before 9+8 with 5+4', exchange([3, 4], [6, 8]), exchange([4, 5], [8, 9])],
    ['c: moving 5 before moving 4', exchange([5], [7]), exchange([4], [6])],
    ['c: 5-2 before 4-3', exchange([2, 5], [6, 7]), exchange([3, 4], [6, 7])],
    ['c: 5-4-1 before 5-3-2', exchange([1, 4, 5], [6, 7, 8]), exchange([2, 3, 5], [6, 7, 8])],
    ['d: 6-9 before 7-8', exchange([4, 5], [6, 9]), exchange([4, 5], [7, 8])],
    ['d: 6-7-10 before 6-8-9', exchange([3, 4, 5], [6, 7, 10]), exchange([3, 4, 5], [6, 8, 9])],
  ])('[C.04.3 D.2, 2026: 4.3.2] %s', (_, first, second) => {
    expect(compareResidentExchanges(first, second)).toBeLessThan(0);
    expect(compareResidentExchanges(second, first)).toBeGreaterThan(0);
  });

  it('[C.04.3 D.2] begins in a bracket of eleven with the nearest neighbours', () => {
    const order = [...residentExchanges([1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11])].map(
      ({ down, up }) => `${down.join('-')}/${up.join('-')}`,
    );
    expect(order.slice(0, 7)).toEqual(['5/6', '5/7', '4/6', '5/8', '4/7', '3/6', '5/9']);
    expect(order[30]).toBe('4-5/6-7');
    // Every other choice of S1 once: C(11, 5) − 1.
    expect(order).toHaveLength(461);
  });
});
