import { describe, expect, it } from 'vitest';
import { nameThatFits } from './short-name.ts';

describe('a name where room is short', () => {
  it('stays in full where it fits', () => {
    const widthOf = (text: string): number => text.length;
    expect(nameThatFits({ name: 'Lefèvre, Émile' }, 14, widthOf)).toBe('Lefèvre, Émile');
    expect(nameThatFits({ name: 'Lefèvre, Émile' }, 13, widthOf)).toBe('Lefèvre, É.');
  });

  it.each([
    ['de La Rochefoucauld, Anaïs', 20, 'de La Rochefouc…, A.'],
    ['Corbalan-Etxeberria, Xavier', 14, 'Corbalan-…, X.'],
    ['Corbalan-Etxeberria, Xavier', 8, 'Cor…, X.'],
    ['Vandenbroucke-Delacroix, Marie-Antoinette Joséphine', 19, 'Vandenbr…, M.-A. J.'],
    ['Vandenbroucke-Delacroix, Marie-Antoinette Joséphine', 17, 'Vandenbrouck…, M.'],
    ['Nguyễn Phúc Bảo Long', 12, 'Nguyễn Phúc…'],
  ])('%s in %i letters loses some of the family, never its first initial', (name, room, cut) => {
    expect(nameThatFits({ name }, room, (text) => Array.from(text).length)).toBe(cut);
  });

  it('is left to the page where nothing of it fits', () => {
    expect(nameThatFits({ name: 'Petit, Jean' }, 3, (text) => text.length)).toBe('Petit, J.');
  });

  it('[issue 15.7] keeps what tells its bearer from others, however short the room', () => {
    const widthOf = (text: string): number => Array.from(text).length;
    const jules = {
      name: 'Corbalan-Etxeberria, Jules Marie',
      short: 'Corbalan-Etxeberria, Jules M.',
    };
    expect(nameThatFits(jules, 32, widthOf)).toBe('Corbalan-Etxeberria, Jules Marie');
    expect(nameThatFits(jules, 30, widthOf)).toBe('Corbalan-Etxeberria, Jules M.');
    expect(nameThatFits(jules, 14, widthOf)).toBe('Cor…, Jules M.');
    const twin = { name: 'Petit, Jean', mark: 'FRA' };
    expect(nameThatFits(twin, 17, widthOf)).toBe('Petit, Jean (FRA)');
    expect(nameThatFits(twin, 16, widthOf)).toBe('Petit, J. (FRA)');
    expect(nameThatFits(twin, 13, widthOf)).toBe('Pe…, J. (FRA)');
  });
});
