import { describe, expect, it } from 'vitest';
import { sayDays, sayRateOfPlay } from './say-time.ts';

describe('days and rates of play', () => {
  it.each([
    ['2026-03-07', null, '7 March 2026', '7 mars 2026'],
    ['2026-03-01', '2026-03-15', '1–15 March 2026', 'du 1er au 15 mars 2026'],
    ['2026-03-30', '2026-04-02', '30 March to 2 April 2026', 'du 30 mars au 2 avril 2026'],
    [
      '2025-12-30',
      '2026-01-02',
      '30 December 2025 to 2 January 2026',
      'du 30 décembre 2025 au 2 janvier 2026',
    ],
  ])('%s to %s', (first, last, english, french) => {
    expect(sayDays(first, last, 'en')).toBe(english);
    expect(sayDays(first, last, 'fr')).toBe(french);
  });

  it.each([
    ['5400+30', '90 min + 30 s'],
    ['90+30', '90 min + 30 s'],
    ['180+2', '3 min + 2 s'],
    ['40/6000+30:900+30', '40 coups\u00a0: 100 min + 30 s, puis 15 min + 30 s'],
    ['une heure', 'une heure'],
  ])('%s', (text, said) => {
    expect(sayRateOfPlay(text, 'fr')).toBe(said);
  });
});
