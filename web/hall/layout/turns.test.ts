import { describe, expect, it } from 'vitest';
import { sameTurn, turnsOf, turnsShown } from './turns.ts';

describe('pictures of a screen', () => {
  it('follow the pages of its definition, those that do not fit in shares', () => {
    expect(turnsOf([1, 3, 0])).toEqual([
      { page: 0, share: 0, shares: 1 },
      { page: 1, share: 0, shares: 3 },
      { page: 1, share: 1, shares: 3 },
      { page: 1, share: 2, shares: 3 },
      { page: 2, share: 0, shares: 1 },
    ]);
    expect(turnsOf([])).toEqual([]);
  });

  it.each([
    ['nothing was shown yet', undefined, 0],
    ['the same share is still there', { page: 1, share: 1, shares: 3 }, 2],
    ['the page has fewer shares now', { page: 1, share: 5, shares: 6 }, 3],
    ['the page is gone', { page: 7, share: 0, shares: 1 }, 0],
  ])('after a change: %s', (_, before, expected) => {
    expect(sameTurn(turnsOf([1, 3, 1]), before)).toBe(expected);
  });
});

it('[issue 15.7] a page the desk holds stays, one that is gone does not', () => {
  const turns = turnsOf([1, 2]);
  expect(turnsShown(turns, 1)).toEqual(turns.slice(1));
  expect(turnsShown(turns, undefined)).toEqual(turns);
  expect(turnsShown(turns, 7)).toEqual(turns);
});
