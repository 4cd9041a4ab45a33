import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { distinctNames, shortName, type Named } from './short-name.ts';

const named = (name: string, more: Partial<Named> = {}): Named => ({
  name,
  number: null,
  federation: null,
  club: null,
  ...more,
});
const shown = (field: readonly Named[]): string[] =>
  distinctNames(field).map(({ short, mark }) => (mark === null ? short : `${short} (${mark})`));

describe('a short name', () => {
  it.each([
    ['Vandenbroucke-Delacroix, Marie-Antoinette Joséphine', 'Vandenbroucke-Delacroix, M.-A. J.'],
    ['Lefèvre, Émile', 'Lefèvre, É.'],
    ['O’Connor, D’Arcy', 'O’Connor, D.'],
    ['Petit, J.', 'Petit, J.'],
    ['Petit, J', 'Petit, J.'],
    ['Praggnanandhaa R', 'Praggnanandhaa R'],
    ['Bye,', 'Bye,'],
  ])('%s is %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

describe('[issue 15.7] short names of a field mean one person each', () => {
  it.each([
    [
      ['Petit, Jean', 'Petit, Marc'],
      ['Petit, J.', 'Petit, M.'],
    ],
    [
      ['Petit, Jean', 'Petit, Jules'],
      ['Petit, Jean', 'Petit, Ju.'],
    ],
    [
      ['Petit, Jean', 'Petit, Jeanne'],
      ['Petit, Jean', 'Petit, Jeanne'],
    ],
    [
      ['Petit, Jean-Marc', 'Petit, Jean-Luc'],
      ['Petit, J.-M.', 'Petit, J.-L.'],
    ],
    [
      ['Petit, Jean-Marc', 'Petit, Jean-Marie'],
      ['Petit, Jean-Marc', 'Petit, Jean-Marie'],
    ],
    [
      ['Petit, Dominique', 'Petit, Daniel'],
      ['Petit, Do.', 'Petit, Da.'],
    ],
    [
      ['Nguyen, Anh', 'Nguyễn, Anh'],
      ['Nguyen, A.', 'Nguyễn, A.'],
    ],
    [
      ['Silva', 'Silva, Ana'],
      ['Silva', 'Silva, A.'],
    ],
  ])('%j are %j', (names, short) => {
    expect(shown(names.map((name) => named(name)))).toEqual(short);
  });

  it('the same whole name is told apart by federation, club or number', () => {
    const two = (one: Partial<Named>, other: Partial<Named>): string[] =>
      shown([named('Petit, Jean', one), named('Petit, Jean', other), named('Petit, Jules')]);
    const fra = { federation: 'FRA', club: 'Rennes', number: 4 };
    expect(two(fra, { ...fra, federation: 'BEL' })).toEqual([
      'Petit, Jean (FRA)',
      'Petit, Jean (BEL)',
      'Petit, Ju.',
    ]);
    expect(two(fra, { ...fra, club: 'Brest' })[1]).toBe('Petit, Jean (Brest)');
    expect(two(fra, { ...fra, number: 9 })[1]).toBe('Petit, Jean (9)');
    expect(two({}, {})[1]).toBe('Petit, Jean (2)');
  });

  it('of 300 namesakes all are distinct, whatever their given names', () => {
    const given = fc.stringMatching(/^[A-E][a-c]{0,4}(?:[ -][A-C][a-b]{0,3}){0,2}$/);
    const field = fc.array(
      fc.record({
        name: fc.tuple(fc.constantFrom('Martin', 'Martinez'), given).map((both) => both.join(', ')),
        federation: fc.constantFrom('FRA', 'BEL', null),
        club: fc.constantFrom('Rennes', 'Brest', null),
      }),
      { minLength: 300, maxLength: 300 },
    );
    fc.assert(
      fc.property(field, (people) => {
        const all = shown(people.map((one, index) => ({ ...one, number: index + 1 })));
        expect(new Set(all).size).toBe(all.length);
      }),
      { numRuns: Math.ceil(30 * inject('sizes').shareOfCases) },
    );
  });
});
