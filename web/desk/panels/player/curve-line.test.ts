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
    expect(curveLine(curve, 9, SIZE)).toEqual({
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
});
