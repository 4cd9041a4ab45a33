import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  displayChange,
  displayPoints,
  formatPoints,
  parsePoints,
  points,
  pointsFromTenths,
  sumPoints,
} from './points.ts';

const scores = fc.integer({ min: -9999, max: 9999 }).map(pointsFromTenths);

describe('points', () => {
  it.each([
    [0, 0],
    [0.5, 5],
    [1.5, 15],
    [0.1 + 0.2, 3],
    [-2, -20],
    [11.5, 115],
  ])('%d is %d tenths', (value, tenths) => {
    expect(points(value)).toBe(tenths);
  });

  it.each([0.25, 1.05, -0.01])('%d is no score', (value) => {
    expect(() => points(value)).toThrow(RangeError);
  });

  it('sums exactly', () => {
    fc.assert(
      fc.property(fc.array(scores), (values) => {
        expect(sumPoints(values)).toBe(values.reduce((total, value) => total + value, 0));
      }),
    );
    expect(sumPoints([points(0.1), points(0.2)])).toBe(points(0.3));
  });
});

describe('parsePoints', () => {
  it.each([
    ['3', 30],
    ['3.5', 35],
    ['3,5', 35],
    ['.5', 5],
    [',5', 5],
    ['-1.0', -10],
    ['+2', 20],
    [' 11.5 ', 115],
    ['0', 0],
  ])('reads %j', (text, tenths) => {
    expect(parsePoints(text)).toBe(tenths);
  });

  it.each(['', ' ', '-', '+', '.', '3.', '3.25', '1/2', '½', '1e1', '3 5', 'a', '--1', '3.5.5'])(
    'does not take %j for a score',
    (text) => {
      expect(parsePoints(text)).toBeNull();
    },
  );

  it('reads minus zero as zero', () => {
    expect(Object.is(parsePoints('-0.0'), 0)).toBe(true);
  });

  it('reads back what formatPoints writes', () => {
    fc.assert(
      fc.property(scores, (value) => {
        expect(formatPoints(value)).toMatch(/^-?\d+\.\d$/);
        expect(parsePoints(formatPoints(value))).toBe(value);
      }),
    );
  });

  it('never throws and never returns a fraction of a tenth', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parsePoints(text);
        expect(value === null || Number.isInteger(value)).toBe(true);
      }),
    );
  });
});

describe('displayChange', () => {
  it.each([
    [0.5, '+½', '+½'],
    [1, '+1', '+1'],
    [-0.5, '−½', '−½'],
    [-1.5, '−1½', '−1½'],
    [-0.3, '−0.3', '−0,3'],
  ])('%d is said as %s', (value, english, french) => {
    expect(displayChange(points(value), 'en')).toBe(english);
    expect(displayChange(points(value), 'fr')).toBe(french);
  });
});

describe('displayPoints', () => {
  it.each([
    [0, '0'],
    [0.5, '½'],
    [1, '1'],
    [3.5, '3½'],
    [10.5, '10½'],
    [-0.5, '-½'],
    [-1.5, '-1½'],
    [-2, '-2'],
    [0.3, '0.3'],
    [-0.3, '-0.3'],
    [7.2, '7.2'],
  ])('%d is shown as %s', (value, text) => {
    expect(displayPoints(points(value), 'en')).toBe(text);
    expect(displayPoints(points(value), 'fr')).toBe(text.replace('.', ','));
  });

  it('says the same as formatPoints, in other signs', () => {
    fc.assert(
      fc.property(scores, (value) => {
        const shown = displayPoints(value, 'en');
        const plain = shown.endsWith('½') ? `${shown.slice(0, -1)}.5` : shown;
        expect(parsePoints(plain)).toBe(value);
      }),
    );
  });
});
