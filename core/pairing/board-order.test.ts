import { describe, expect, it } from 'vitest';
import { inBoardOrder } from './board-order.ts';

interface Seat {
  readonly number: number;
  readonly score: number;
}
const seat = (number: number, score: number): Seat => ({ number, score });
const order = (...pairs: (readonly [Seat, Seat])[]): string[] =>
  inBoardOrder(
    pairs.map(([white, black]) => ({ white, black })),
    { score: ({ score }: Seat) => score, number: ({ number }: Seat) => number },
  ).map(({ white, black }) => `${white.number}-${black.number}`);

describe('[C.04.2 D.9, 2026: 3.6] the order of boards', () => {
  it('by the score of the higher ranked player before the sum of both', () => {
    expect(order([seat(3, 20), seat(4, 20)], [seat(9, 5), seat(1, 30)])).toEqual(['9-1', '3-4']);
  });

  it('then by the sum of both scores', () => {
    expect(order([seat(1, 20), seat(2, 10)], [seat(3, 20), seat(4, 20)])).toEqual(['3-4', '1-2']);
  });

  it('then by the number of the higher ranked player, whatever the colour', () => {
    expect(order([seat(3, 20), seat(4, 20)], [seat(9, 20), seat(1, 20)])).toEqual(['9-1', '3-4']);
    // The higher ranked has the higher score, not the lower number.
    expect(order([seat(5, 20), seat(1, 10)], [seat(4, 20), seat(9, 10)])).toEqual(['4-9', '5-1']);
  });
});
