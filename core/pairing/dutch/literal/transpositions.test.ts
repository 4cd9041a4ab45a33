import { describe, expect, it } from 'vitest';
import { transpositions } from './transpositions.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const listed = (s2: readonly number[], n1: number): string[] =>
  [...transpositions(s2, n1)].map(({ first }) => first.join('-'));

describe('transpositions', () => {
  it('[C.04.3 D.1, 2026: 4.2.2] orders the 720 of a homogeneous bracket of eleven as printed', () => {
    const all = listed(range(6, 11), 5);
    expect(all).toHaveLength(720);
    // The article prints 6-7-8-10-11 third; 6-7-8-10-9 is one of the 720 and comes before it.
    expect(all.slice(0, 3)).toEqual(['6-7-8-9-10', '6-7-8-9-11', '6-7-8-10-9']);
    expect(all.indexOf('6-7-8-10-11')).toBeGreaterThan(all.indexOf('6-7-8-9-11'));
    expect(all[all.indexOf('6-11-10-9-8') + 1]).toBe('7-6-8-9-10');
    expect(all.at(-1)).toBe('11-10-9-8-7');
    expect(new Set(all).size).toBe(720);
  });

  it('[C.04.3 D.1, 2026: 4.2.2] orders the 72 of a heterogeneous bracket with two MDPs as printed', () => {
    const all = listed(range(3, 11), 2);
    expect(all).toHaveLength(72);
    expect(all.slice(0, 3)).toEqual(['3-4', '3-5', '3-6']);
    expect(all.slice(7, 10)).toEqual(['3-11', '4-3', '4-5']);
    expect(all.at(-1)).toBe('11-10');
  });

  it('leaves out exactly the transpositions with an illegal pair in front', () => {
    const mayStand = (place: number, bsn: number): boolean => (place + bsn) % 3 !== 0;
    const cut = [...transpositions(range(5, 9), 4, mayStand)].map(({ first }) => first.join('-'));
    const kept = [...transpositions(range(5, 9), 4)]
      .filter(({ first }) => first.every((bsn, place) => mayStand(place, bsn)))
      .map(({ first }) => first.join('-'));
    expect(cut).toEqual(kept);
    expect(cut.length).toBeGreaterThan(0);
  });

  it('has one transposition of nothing: an MDP-pairing without MDPs (B.3, 2026: 3.3.3)', () => {
    expect([...transpositions([1, 2], 0)]).toEqual([{ first: [], rest: [1, 2] }]);
  });
});
