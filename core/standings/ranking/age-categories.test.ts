import { describe, expect, it } from 'vitest';
import { ageCategories, birthYear, FFE_AGES, FIDE_AGES, referenceYear } from './age-categories.ts';

const codes = (system: typeof FFE_AGES, birth: string | undefined, day: string): string =>
  ageCategories(system, birth, day)
    .map(({ code }) => code)
    .join(' ');

describe('age categories of the French federation', () => {
  it.each([
    ['2026-08-31', 2026],
    ['2026-09-01', 2027],
    ['2026-12-31', 2027],
    ['2027-01-01', 2027],
  ])('take a season from 1 September: on %s ages are those of %i', (day, year) => {
    expect(referenceYear(FFE_AGES, day)).toBe(year);
  });

  // Under n: reference year less year of birth at most n; Seniors Plus from 50, Vétérans from 65.
  it.each([
    ['2019', 'Ppo'],
    ['2018', 'Ppo'],
    ['2017', 'Pou'],
    ['2016', 'Pou'],
    ['2015', 'Pup'],
    ['2014', 'Pup'],
    ['2013', 'Ben'],
    ['2012', 'Ben'],
    ['2011', 'Min'],
    ['2010', 'Min'],
    ['2009', 'Cad'],
    ['2008', 'Cad'],
    ['2007', 'Jun'],
    ['2006', 'Jun'],
    ['2005', 'Sen'],
    ['1977', 'Sen'],
    ['1976', 'Sep'],
    ['1962', 'Sep'],
    ['1961', 'Vet'],
    ['1926', 'Vet'],
  ])('in the reference year 2026, born in %s: %s', (birth, code) => {
    expect(codes(FFE_AGES, birth, '2026-03-14')).toBe(code);
  });

  it('change between two days of one year', () => {
    expect(codes(FFE_AGES, '2016-11-30', '2026-08-31')).toBe('Pou');
    expect(codes(FFE_AGES, '2016-11-30', '2026-09-01')).toBe('Pup');
  });

  it('leave no age out and put no age in two', () => {
    for (let year = 1920; year <= 2026; year++) {
      expect(ageCategories(FFE_AGES, String(year), '2026-01-01')).toHaveLength(1);
    }
  });
});

describe('age categories of FIDE', () => {
  // FIDE Handbook D.04.03 2.1-2.2 for seniors: 50 or 65 in the year of the tournament.
  it.each([
    ['2018', 'U08 U10 U12 U14 U16 U18'],
    ['2013', 'U14 U16 U18'],
    ['2008', 'U18'],
    ['2007', ''],
    ['1977', ''],
    ['1976', 'S50'],
    ['1961', 'S50 S65'],
  ])('go by the calendar year: in October 2026, born in %s: %s', (birth, expected) => {
    expect(codes(FIDE_AGES, birth, '2026-10-01')).toBe(expected);
  });
});

describe('year of birth', () => {
  it.each([
    ['2011-04-30', 2011],
    ['2011', 2011],
    ['30/04/2011', null],
    ['20110430', null],
    ['', null],
    [undefined, null],
  ])('of %s is %s', (birth, year) => {
    expect(birthYear(birth)).toBe(year);
  });

  it('unknown: no category', () => {
    expect(codes(FFE_AGES, undefined, '2026-01-01')).toBe('');
  });
});
