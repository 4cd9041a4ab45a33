import { describe, expect, it } from 'vitest';
import { nameThatFits, shortName } from './short-name.ts';

describe('a name where room is short', () => {
  it.each([
    ['Vandenbroucke-Delacroix, Marie-Antoinette Joséphine', 'Vandenbroucke-Delacroix, M.-A. J.'],
    ['Lefèvre, Émile', 'Lefèvre, É.'],
    ['O’Connor, D’Arcy', 'O’Connor, D.'],
    ['Petit, J.', 'Petit, J.'],
    ['Praggnanandhaa R', 'Praggnanandhaa R'],
    ['Bye,', 'Bye,'],
  ])('%s is %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });

  it('stays in full where it fits', () => {
    const widthOf = (text: string): number => text.length;
    expect(nameThatFits('Lefèvre, Émile', 14, widthOf)).toBe('Lefèvre, Émile');
    expect(nameThatFits('Lefèvre, Émile', 13, widthOf)).toBe('Lefèvre, É.');
  });

  it.each([
    ['de La Rochefoucauld, Anaïs', 20, 'de La Rochefouc…, A.'],
    ['Corbalan-Etxeberria, Xavier', 14, 'Corbalan-…, X.'],
    ['Corbalan-Etxeberria, Xavier', 8, 'Cor…, X.'],
    ['Vandenbroucke-Delacroix, Marie-Antoinette Joséphine', 19, 'Vandenbr…, M.-A. J.'],
    ['Vandenbroucke-Delacroix, Marie-Antoinette Joséphine', 17, 'Vandenbrouck…, M.'],
    ['Nguyễn Phúc Bảo Long', 12, 'Nguyễn Phúc…'],
  ])('%s in %i letters loses some of the family, never its first initial', (name, room, cut) => {
    expect(nameThatFits(name, room, (text) => Array.from(text).length)).toBe(cut);
  });

  it('is left to the page where nothing of it fits', () => {
    expect(nameThatFits('Petit, Jean', 3, (text) => text.length)).toBe('Petit, J.');
  });
});
