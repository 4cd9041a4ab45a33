import { describe, expect, it } from 'vitest';
import { firstHalf, isSidesRule, numbersOfSide } from './sides-rules.ts';

describe('who is on side A', () => {
  it.each([
    ['', []],
    ['1-4', [1, 2, 3, 4]],
    ['1-3, 7', [1, 2, 3, 7]],
    ['7 1-3 2', [1, 2, 3, 7]],
    ['4-2', null],
    ['0-3', null],
    ['A1', null],
    ['1-2-3', null],
  ])('reads the numbers of %j', (text, numbers) => {
    expect(numbersOfSide(text)).toEqual(numbers);
  });

  it('asks for the name of a club, and for nothing where half of the numbers will do', () => {
    expect(isSidesRule({ by: 'club', first: ' ' })).toBe(false);
    expect(isSidesRule({ by: 'club', first: 'Fougères' })).toBe(true);
    expect(isSidesRule({ by: 'numbers', first: '' })).toBe(true);
    expect([4, 5].map(firstHalf)).toEqual([2, 3]);
  });
});
