import { describe, expect, it } from 'vitest';
import { allToggled, extended, stillThere, toggled } from './row-selection.ts';

const of = (...keys: string[]): ReadonlySet<string> => new Set(keys);
const LISTED = ['a', 'b', 'c', 'd'];

describe('rows picked out of a list', () => {
  it('are picked and let go one by one', () => {
    expect(toggled(of('a'), 'b')).toEqual(of('a', 'b'));
    expect(toggled(of('a', 'b'), 'a')).toEqual(of('b'));
  });

  it.each([
    ['downwards', of('b'), 'b', 'd', of('b', 'c', 'd')],
    ['upwards', of('c'), 'c', 'a', of('a', 'b', 'c')],
    ['letting go, as the first row was let go', of('b', 'c', 'd'), 'a', 'c', of('d')],
    ['from a row the filter hides: the last one alone', of('x'), 'x', 'a', of('x', 'a')],
  ])('extend %s', (_, picked, from, to, expected) => {
    expect(extended(picked, LISTED, from, to)).toEqual(expected);
  });

  it('are all or none of what is listed; hidden ones stay', () => {
    expect(allToggled(of('a', 'x'), LISTED)).toEqual(of('a', 'b', 'c', 'd', 'x'));
    expect(allToggled(of('a', 'b', 'c', 'd', 'x'), LISTED)).toEqual(of('x'));
  });

  it('forget who is no longer there', () => {
    const picked = of('a', 'b');
    expect(stillThere(picked, LISTED)).toBe(picked);
    expect(stillThere(picked, ['b'])).toEqual(of('b'));
  });
});
