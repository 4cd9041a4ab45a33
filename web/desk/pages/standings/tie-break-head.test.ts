import { defaultEditions } from '@ronde/core/rules/editions/registry.ts';
import { describe, expect, it } from 'vitest';
import { tieBreakHead } from './tie-break-head.ts';

const EDITION = defaultEditions('2026-11-15').tieBreaks;

describe('the head of a tie-break’s column', () => {
  it.each([
    ['BH', 'Buchholz', 'Buchholz'],
    ['BH/C1', 'Buchholz, the lowest cut', 'Buchholz, sans le plus faible'],
    [
      'BH/M1',
      'Buchholz, the lowest and the highest cut',
      'Buchholz, sans le plus faible ni le plus fort',
    ],
    [
      'BH/M2',
      'Buchholz, the 2 lowest and the 2 highest cut',
      'Buchholz, sans les 2 plus faibles ni les 2 plus forts',
    ],
  ])('%s has its name in both languages', (descriptor, english, french) => {
    expect(tieBreakHead(descriptor, EDITION, 'en').name).toBe(english);
    expect(tieBreakHead(descriptor, EDITION, 'fr').name).toBe(french);
  });

  it.each([
    ['BH/C1', 'BH/C1', 'BH/C1'],
    ['OTHER_BAF101_PERFORMANCE', 'Performance of 2003', 'Performance Elo (2003)'],
    ['OTHER_YOUTH_BONUS', 'Youth bonus', 'Youth bonus'],
    ['OTHER_BERLIN', 'Berlin', 'Berlin'],
  ])('%s is a code of FIDE’s, or words', (descriptor, english, french) => {
    expect(tieBreakHead(descriptor, EDITION, 'en').short).toBe(english);
    expect(tieBreakHead(descriptor, EDITION, 'fr').short).toBe(french);
  });

  it('names the article of the edition', () => {
    const head = tieBreakHead('DE', EDITION, 'en');
    expect(head.article).toMatch(/^C\.07 /);
    expect(head.hint).toContain(head.article);
  });

  it('shows what it does not know as it is written', () => {
    expect(tieBreakHead('??', EDITION, 'en')).toMatchObject({ name: '??', article: null });
  });
});
