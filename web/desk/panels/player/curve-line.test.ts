import { points } from '@ronde/core/rules/points.ts';
import { describe, expect, it } from 'vitest';
import { curveLine } from './curve-line.ts';

const SIZE = { width: 90, height: 40 };

describe('the score curve', () => {
  it('begins at zero and grows over the width of the whole event', () => {
    const curve = [
      { round: 1, score: points(1), best: points(1) },
      { round: 2, score: points(1), best: points(2) },
    ];
    const { own, best } = curveLine(curve, 9, SIZE);
    expect({ own, best }).toEqual({
      own: [
        [0, 40],
        [10, 20],
        [20, 20],
      ],
      best: [
        [0, 40],
        [10, 20],
        [20, 0],
      ],
    });
  });

  it('stays on the ground while nobody has a point', () => {
    const curve = [{ round: 1, score: points(0), best: points(0) }];
    expect(curveLine(curve, 1, SIZE).own).toEqual([
      [0, 40],
      [90, 40],
    ]);
  });

  it('has the rounds along the ground and the points up the side', () => {
    const curve = [{ round: 1, score: points(1), best: points(1) }];
    const { rounds, scores } = curveLine(curve, 3, SIZE);
    expect(rounds).toEqual([
      { x: 30, round: 1 },
      { x: 60, round: 2 },
      { x: 90, round: 3 },
    ]);
    expect(scores).toEqual([
      { y: 40, points: points(0) },
      { y: 0, points: points(1) },
    ]);
  });

  it.each([
    [15, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
    [22, [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]],
  ])('of %i rounds names those that have room', (rounds, named) => {
    expect(curveLine([], rounds, SIZE).rounds.map(({ round }) => round)).toEqual(named);
  });

  it.each([
    [4.5, [0, 2, 4, 6]],
    [9, [0, 5, 10]],
  ])('up to %d points counts whole points', (best, named) => {
    const curve = [{ round: 1, score: points(0), best: points(best) }];
    const { scores } = curveLine(curve, 9, SIZE);
    expect(scores.map((tick) => tick.points)).toEqual(named.map(points));
  });
});
