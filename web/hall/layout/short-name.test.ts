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

  it('loses letters of the family before its initials', () => {
    const widthOf = (text: string): number => text.length;
    const name = 'de La Rochefoucauld, Anaïs';
    expect(nameThatFits(name, 20, widthOf)).toBe('de La Rochefouc…, A.');
    expect(nameThatFits(name, 3, widthOf)).toBe('de La Rochefoucauld, A.');
  });
});
