import { describe, expect, it } from 'vitest';
import { frenchSpaces, frenchWords } from './french-spaces.ts';

// Lexique des règles typographiques de l’Imprimerie nationale: fine before ; ! ?, full before : and
// inside guillemets, neither of which ends a line.
describe('spaces of a French text', () => {
  it.each([
    ['Êtes-vous là ?', 'Êtes-vous là\u202f?'],
    ['Merci !', 'Merci\u202f!'],
    ['perdu ; réessayez', 'perdu\u202f; réessayez'],
    ['Échiquier 7 : 1 – 0', 'Échiquier 7\u00a0: 1 – 0'],
    ['l’écran « salle » ici', 'l’écran «\u00a0salle\u00a0» ici'],
    ['à 20 h', 'à 20\u00a0h'],
    ['à 14 h 00 précises', 'à 14\u00a0h\u00a000 précises'],
    ['Jusqu’à 14:05, http://localhost', 'Jusqu’à 14:05, http://localhost'],
    ['12 hommes', '12 hommes'],
  ])('%s', (typed, set) => {
    expect(frenchSpaces(typed)).toBe(set);
    expect(frenchSpaces(set)).toBe(set);
  });
});

describe('words of a page in French', () => {
  it('count none in the singular, where only one and several are given', () => {
    expect(frenchWords({ players: '{n|joueur|joueurs}' })).toEqual({
      players: '{n|joueur|joueur|joueurs}',
    });
    expect(frenchWords(['{n|aucun|un|plusieurs}'])).toEqual(['{n|aucun|un|plusieurs}']);
  });
});
