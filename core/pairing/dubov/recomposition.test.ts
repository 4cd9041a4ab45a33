import { describe, expect, it } from 'vitest';
import type { PlayerState } from './player-state.ts';
import { recompose } from './recomposition.ts';
import { firstSubgroups, fromTheMiddle } from './subgroups.ts';
import { fieldWithout, sketched, type Sketch } from './testing/small-field.ts';
import { firstTransposition } from './transposition.ts';

type Pairs = readonly (readonly [number, number])[];

const white = (aro = 2000): Sketch => ({ had: 'B', aro });
const black = (aro = 2000): Sketch => ({ had: 'W', aro });
const fresh: Sketch = {};

const numbers = (places: readonly number[]): number[] => places.map((place) => place + 1);

/** What became of a bracket whose members are numbered from 1. */
function bracketOf(sketches: readonly Sketch[], apart: Pairs = []) {
  const { players, legal } = fieldWithout(sketches, ...apart);
  const recomposed = recompose(legal, players, firstSubgroups(players));
  const { s1, t2 } = firstTransposition(recomposed, players);
  return {
    shifts: recomposed.shifts.map(({ purpose, from, shifted }) => [
      purpose,
      from,
      numbers(shifted),
    ]),
    pairs: s1.map((place, index) => `${place + 1}-${(t2[index] ?? -1) + 1}`),
  };
}

/** All pairs of members that are not listed. */
function only(count: number, ...allowed: Pairs): Pairs {
  const known = new Set(allowed.map(([a, b]) => `${a} ${b}`));
  const all: [number, number][] = [];
  for (let a = 1; a <= count; a++) for (let b = a + 1; b <= count; b++) all.push([a, b]);
  return all.filter(([a, b]) => !known.has(`${a} ${b}`));
}

describe('[C.04.4.1 3.2.3] the two subgroups', () => {
  const divided = (sketches: readonly Sketch[]): number[][] => {
    const members: PlayerState[] = sketches.map((sketch, index) => sketched(index + 1, sketch));
    const { g1, g2 } = firstSubgroups(members);
    return [numbers(g1), numbers(g2)];
  };

  it('White seekers against Black seekers', () => {
    expect(divided([black(), white(), white(), black()])).toEqual([
      [2, 3],
      [1, 4],
    ]);
  });

  it('halves by number while nobody has played', () => {
    expect(divided([fresh, fresh, fresh, fresh])).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('1.6.4: who has not played is a Black seeker among those who have', () => {
    expect(divided([fresh, fresh, white(), white()])).toEqual([
      [3, 4],
      [1, 2],
    ]);
  });
});

describe('[C.04.4.1 4.3.3] shifters are numbered from the middle', () => {
  it.each([
    ['ABCDEFG', 'DCEBFAG', 'the example of the text'],
    ['ABCDEF', 'CDBEAF', 'the higher of two middles'],
    ['A', 'A', 'one alone'],
    ['', '', 'nobody'],
  ])('%s: %s (%s)', (list, sequence) => {
    expect(fromTheMiddle(Array.from(list)).join('')).toBe(sequence);
  });
});

describe('[C.04.4.1 3.2.4] re-composition', () => {
  it('asks nobody to move where White seekers can meet Black seekers', () => {
    expect(bracketOf([white(), black(), white(), black()]).shifts).toEqual([]);
  });

  it('4.3.2: surplus White seekers by their average, from the middle', () => {
    // By average 2, 4, 1, 3: #1 is 4, #2 is 1.
    const four = [white(2000), white(1900), white(2100), white(1950)];
    expect(bracketOf(four)).toEqual({
      shifts: [['equalSizes', 'g1', [4, 1]]],
      pairs: ['2-1', '3-4'],
    });
  });

  it('4.3.2: surplus Black seekers by their number, from the middle', () => {
    // The averages 2, 4, 1, 3 do not matter: by number #1 is 2, #2 is 3.
    const four = [black(2000), black(1900), black(2100), black(1950)];
    expect(bracketOf(four)).toEqual({
      shifts: [['equalSizes', 'g2', [2, 3]]],
      pairs: ['2-1', '3-4'],
    });
  });

  it('4.1.3: a set that yields no legal pairing is passed over', () => {
    // 2 and 3 would be shifted, but may only meet each other.
    const apart = only(4, [1, 4], [2, 3]);
    expect(bracketOf([black(), black(), black(), black()], apart)).toEqual({
      shifts: [['equalSizes', 'g2', [2, 1]]],
      pairs: ['1-4', '2-3'],
    });
  });

  it('of equal sizes it is G1 whose pairs are unavoidable', () => {
    // 1 and 2 may only meet each other: by average 2 stands first, and is the higher of two middles.
    const apart = only(4, [1, 2], [3, 4]);
    expect(bracketOf([white(2000), white(1900), black(), black()], apart)).toEqual({
      shifts: [
        ['unavoidablePairs', 'g1', [2]],
        ['equalSizes', 'g2', [3]],
      ],
      pairs: ['1-2', '3-4'],
    });
  });

  it('otherwise it is the smaller one, which may be G2', () => {
    // 5 and 6, the only Black seekers, may only meet each other; then G1 is too large by two pairs.
    const apart: Pairs = [1, 2, 3, 4].flatMap((a) => [5, 6].map((b) => [a, b] as const));
    expect(bracketOf([white(), white(), white(), white(), black(), black()], apart)).toEqual({
      shifts: [
        ['unavoidablePairs', 'g2', [5]],
        ['equalSizes', 'g1', [2, 3]],
      ],
      pairs: ['1-2', '4-3', '5-6'],
    });
  });

  it('[U3] nobody is shifted back: only Black seekers are numbered for the second shift', () => {
    // 1 and 2 may only meet each other. With 1 in the list, 4 and 3 would be its middle.
    const apart: Pairs = [1, 2].flatMap((a) => [3, 4, 5, 6].map((b) => [a, b] as const));
    expect(bracketOf([white(), white(), black(), black(), black(), black()], apart).shifts).toEqual(
      [
        ['unavoidablePairs', 'g1', [1]],
        ['equalSizes', 'g2', [4, 5]],
      ],
    );
  });

  it('halves of players without a game are shifted by number', () => {
    // 1 may only meet 2, so one of G1 changes with one of G2.
    const apart: Pairs = [
      [1, 3],
      [1, 4],
    ];
    expect(bracketOf([fresh, fresh, fresh, fresh], apart)).toEqual({
      shifts: [
        ['unavoidablePairs', 'g1', [1]],
        ['equalSizes', 'g2', [3]],
      ],
      pairs: ['2-1', '3-4'],
    });
  });
});

describe('[C.04.4.1 3.2.5, 3.2.6, 4.4] S1 and the transposition', () => {
  const six = [white(2100), white(1900), white(1900), black(), black(), black()];

  it('S1 is sorted by average, then number; G2 by number', () => {
    expect(bracketOf(six).pairs).toEqual(['2-4', '3-5', '1-6']);
  });

  it('the first transposition that is legal is taken', () => {
    // In order: 4 5 6, 4 6 5, 5 4 6 … 3 has met 5 and 6, so 3 has 4.
    const apart: Pairs = [
      [3, 5],
      [3, 6],
    ];
    expect(bracketOf(six, apart).pairs).toEqual(['2-5', '3-4', '1-6']);
  });
});
