import { describe, expect, it } from 'vitest';
import { searchPlayers, wordsOf } from './search.ts';

const PLAYERS = [
  { name: 'Étienne, Chloé', tpn: 1, fideId: '900123' },
  { name: 'Le Goff, Anaïs', tpn: 2 },
  { name: 'O’Hara, Björn', tpn: 3, nationalId: 'A12345' },
  { name: 'Müller, Étienne', tpn: 12 },
  { name: 'Sørensen, Łukasz', tpn: 13 },
  { name: 'Vandenberghe, Marie-Claire', tpn: 14 },
];

const found = (query: string): string[] => searchPlayers(PLAYERS, query).map(({ name }) => name);

describe('search', () => {
  it.each([
    ['etienne', ['Étienne, Chloé', 'Müller, Étienne']],
    ['ETIENNE chl', ['Étienne, Chloé']],
    ['chloe etienne', ['Étienne, Chloé']],
    ['goff an', ['Le Goff, Anaïs']],
    ['ohara', ['O’Hara, Björn']],
    ["o'hara b", ['O’Hara, Björn']],
    ['sorensen lukasz', ['Sørensen, Łukasz']],
    ['claire', ['Vandenberghe, Marie-Claire']],
    ['mulelr', ['Müller, Étienne']],
    ['vandenbergue', ['Vandenberghe, Marie-Claire']],
    ['vandenbreg', ['Vandenberghe, Marie-Claire']],
    ['3', ['O’Hara, Björn']],
    ['12', ['Müller, Étienne']],
    ['900123', ['Étienne, Chloé']],
    ['a12345', ['O’Hara, Björn']],
    ['legoff', ['Le Goff, Anaïs']],
    ['o hara', ['O’Hara, Björn']],
    ['marieclaire vandenberghe', ['Vandenberghe, Marie-Claire']],
    ['etienne etienne', []],
    ['xyz', []],
    ['', []],
  ])('%s finds %j', (query, names) => {
    expect(found(query)).toEqual(names);
  });

  it('puts what was typed exactly before what begins with it', () => {
    const list = [{ name: 'Martinez, A' }, { name: 'Martin, B' }];
    expect(searchPlayers(list, 'martin').map(({ name }) => name)).toEqual([
      'Martin, B',
      'Martinez, A',
    ]);
    expect(searchPlayers(list, 'martin', 1)).toHaveLength(1);
  });

  it('reads a name as words without accents', () => {
    expect(wordsOf('d’Æther-Ñuñez, José')).toEqual(['DAETHER', 'NUNEZ', 'JOSE']);
  });
});
