import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separatedValues } from '../entries/separated-values.ts';
import { withGuard, withoutGuard } from './formula-guard.ts';
import { writeCsv } from './write-csv.ts';

describe('the formula guard', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+cmd|calc!A1', "'+cmd|calc!A1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['\n=1', "'\n=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1+1', "'＋1+1"],
    ['－1+1', "'－1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    // What is blank before it is no shelter.
    [' =1', "' =1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['\u3000＝1', "'\u3000＝1"],
    ['\ufeff=1', "'\ufeff=1"],
    ['\u200b@SUM(A1)', "'\u200b@SUM(A1)"],
    [' \t =1', "' \t =1"],
    ['\0=1', "'\0=1"],
    ['\t-1', "'\t-1"],
    ['-Dupont', "'-Dupont"],
    ["' =1", "'' =1"],
    // Already with an apostrophe: one more, so that exactly one is taken off again.
    ["'=1", "''=1"],
  ])('makes %j harmless', (text, cell) => {
    expect(withGuard(text)).toBe(cell);
    expect(withoutGuard(cell)).toBe(text);
  });

  it.each([
    '-1',
    ' -1',
    '\u00a0+2 ',
    '+1½',
    '-½',
    '+',
    '-',
    ' - ',
    '+-',
    '12.5',
    '-0,5',
    '1-0',
    "'t Hooft",
    'Ibn-Sina',
    ' a=1',
    '',
    ' ',
  ])('leaves %j as it is', (text) => {
    expect(withGuard(text)).toBe(text);
    expect(withoutGuard(text)).toBe(text);
  });

  it('is taken off again whatever the text', () => {
    const text = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '＝', "'", '\t', ' ', '\u00a0', '1', 'a', '½'),
    });
    fc.assert(
      fc.property(text, (any) => {
        expect(withoutGuard(withGuard(any))).toBe(any);
      }),
    );
  });
});

describe('our own CSV read back as a table', () => {
  it('gives every text as it was', () => {
    const names = ['=1+1', ' @x', '-1', '-', "'=1", "'t Hooft", '＝HYPERLINK("a")', 'a\nb'];
    const rows = [['Nom', 'Club'], ...names.map((name) => [name, `${name} club`])];
    for (const separator of [',', ';'] as const) {
      expect(separatedValues(writeCsv(rows, { separator, byteOrderMark: true }))).toEqual(rows);
    }
  });
});

describe('rows as CSV', () => {
  it('[RFC 4180 2] quotes separators, quotes and line breaks, and ends lines with CRLF', () => {
    const rows = [
      ['a', 'b,c', 'say "x"'],
      ['two\nlines', -1, null],
    ];
    expect(writeCsv(rows)).toBe('a,"b,c","say ""x"""\r\n"two\nlines",-1,\r\n');
  });

  it('writes semicolons and a byte order mark for those who want them', () => {
    const text = writeCsv([['a;b', 'c,d']], { separator: ';', byteOrderMark: true });
    expect(text).toBe('\uFEFF"a;b";c,d\r\n');
  });

  it('is read back by a CSV reader with every text as it was', () => {
    const table = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 });
    fc.assert(
      fc.property(table, (rows) => {
        const read = parse(writeCsv(rows), { record_delimiter: '\r\n' });
        expect(read.map((row) => row.map(withoutGuard))).toEqual(rows);
      }),
    );
  });
});
