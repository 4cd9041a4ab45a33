import { describe, expect, it } from 'vitest';
import { TITLES, TITLE_IN_FRENCH, titleRank } from './title.ts';

describe('titles', () => {
  it('[C.04.2 B.2.b] rank from grandmaster to no title', () => {
    expect(TITLES.map(titleRank)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(titleRank(null)).toBe(8);
    expect([...TITLES]).toEqual(['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM']);
  });

  it('have their own French abbreviations (Livre de l’Arbitre 6.3, 0.3)', () => {
    expect(TITLES.map((title) => TITLE_IN_FRENCH[title])).toEqual([
      'GM',
      'MI',
      'GMF',
      'MF',
      'MIF',
      'CM',
      'MFF',
      'CMF',
    ]);
  });
});
