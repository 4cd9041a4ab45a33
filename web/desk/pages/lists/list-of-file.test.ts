import { describe, expect, it } from 'vitest';
import { isMonth, isSource, listImportPath, listOfFile } from './list-of-file.ts';

const TODAY = '2026-11-15';

describe('what a file of ratings seems to be', () => {
  it.each([
    ['players_list_xml_foa.zip', 'fide', '2026-11', null],
    ['standard_rating_list.txt', 'fide', '2026-11', 'standard'],
    ['rapid_rating_list_xml.zip', 'fide', '2026-11', 'rapid'],
    ['standard_aug25frl_xml.zip', 'fide', '2025-08', 'standard'],
    ['blitz_jan26frl.zip', 'fide', '2026-01', 'blitz'],
    ['PapiData.zip', 'ffe', '2026-11', null],
    ['Data.mdb', 'ffe', '2026-11', null],
    ['ffe-2026-09.csv', 'ffe', '2026-09', null],
    ['ligue_202610.xlsx', '', '2026-10', null],
    ['elo-20261301.csv', '', '2026-11', null],
  ] as const)('%s: %s, %s, %s', (file, source, month, kind) => {
    expect(listOfFile(file, TODAY)).toEqual({ source, month, kind });
  });

  it('is sent with its name in the address', () => {
    const list = { source: 'fide', month: '2026-11', kind: null };
    expect(listImportPath('a b&c.zip', list, null)).toBe(
      '/api/lists/import?source=fide&month=2026-11&file=a+b%26c.zip',
    );
    const rapid = { ...list, kind: 'rapid' as const };
    expect(listImportPath('x.txt', rapid, null)).toMatch(/&kind=rapid$/);
    expect(listImportPath('x.csv', rapid, { name: 1 })).toMatch(/&kind=rapid&columns=name%3D2%2C/);
  });

  it.each([
    ['fide', true],
    ['ligue-75', true],
    ['FIDE', false],
    ['f', false],
    ['../x', false],
  ])('%s as a source: %s', (source, fits) => {
    expect(isSource(source)).toBe(fits);
  });

  it.each([
    ['2026-11', true],
    ['2026-13', false],
    ['11/2026', false],
  ])('%s as a month: %s', (month, fits) => {
    expect(isMonth(month)).toBe(fits);
  });
});
