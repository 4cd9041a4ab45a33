import { describe, expect, it } from 'vitest';
import type { TrfRecord } from './document.ts';
import { file } from './lines-for-tests.ts';
import { parseTrf } from './read.ts';
import { writeTrfAsIs } from './write.ts';

function read(line: string) {
  const { document, problems } = parseTrf(file(line));
  const written = writeTrfAsIs(document).text.slice(0, -1);
  return {
    record: document.records[0],
    codes: problems.map(({ code }) => code),
    problems,
    written,
  };
}

/** Dates of rounds stand above the round columns: 92-99, 102-109 … */
const dates = (...cells: string[]): string =>
  `132${' '.repeat(88)}${cells.map((cell) => cell.padEnd(10)).join('')}`.trimEnd();

describe('tournament section', () => {
  it.each<[string, Partial<TrfRecord>]>([
    ['012 Tournoi d’été', { tag: '012', text: 'Tournoi d’été' }],
    ['022 Besançon', { tag: '022', text: 'Besançon' }],
    ['032 FRA', { tag: '032', text: 'FRA' }],
    ['042 2026/02/01', { tag: '042', date: '2026-02-01' }],
    ['052 2026/02/09', { tag: '052', date: '2026-02-09' }],
    ['052', { tag: '052', date: null }],
    ['072 249', { tag: '072', count: 249 }],
    ['082 50', { tag: '082', count: 50 }],
    ['082', { tag: '082', count: null }],
    ['092 Individual: Swiss-System', { tag: '092', text: 'Individual: Swiss-System' }],
    ['102 Chêne, Charles', { tag: '102', text: 'Chêne, Charles' }],
    ['112 Orme, Odile', { tag: '112', text: 'Orme, Odile' }],
    ["122 100'x40mm + 50'x20mm", { tag: '122', text: "100'x40mm + 50'x20mm" }],
    ['142 9', { tag: '142', count: 9 }],
    ['152 W', { tag: '152', colour: 'white' }],
    ['152 B', { tag: '152', colour: 'black' }],
    ['172 IND FIDE', { tag: '172', federation: 'IND', method: 'FIDE' }],
    ['172 FRA NIDOF', { tag: '172', federation: 'FRA', method: 'NIDOF' }],
    ['172 FIDON', { tag: '172', federation: '', method: 'FIDON' }],
    ['182 Ronde', { tag: '182', text: 'Ronde' }],
    ['192 FIDE_DUTCH_2026', { tag: '192', code: 'FIDE_DUTCH_2026' }],
    ['192 FIDE_DUTCH_2025', { tag: '192', code: 'FIDE_DUTCH_2025' }],
    [
      '202 EDET/P,EMGSB/C1/P,BH:MP/C1/P,MPvGP',
      { tag: '202', codes: ['EDET/P', 'EMGSB/C1/P', 'BH:MP/C1/P', 'MPvGP'] },
    ],
    ['212 PTS,BH/C1', { tag: '212', codes: ['PTS', 'BH/C1'] }],
    [dates('24/12/01', '24/12/02'), { tag: '132', dates: ['2024-12-01', '2024-12-02'] }],
    [dates('24/12/01', '', '24/12/03'), { tag: '132', dates: ['2024-12-01', null, '2024-12-03'] }],
  ])('reads and writes %s', (line, expected) => {
    const { record, codes, written } = read(line);
    expect(codes).toEqual([]);
    expect(record).toEqual({ line: 1, ...expected });
    expect(written).toBe(line);
  });

  // the three examples of TRF26, record 222
  it.each([
    ['222 5400+30', { kind: 'same', periods: [{ moves: null, seconds: 5400, increment: 30 }] }],
    [
      '222 40/6000+30:900+30',
      {
        kind: 'same',
        periods: [
          { moves: 40, seconds: 6000, increment: 30 },
          { moves: null, seconds: 900, increment: 30 },
        ],
      },
    ],
    [
      '222 W300-B240',
      {
        kind: 'byColour',
        white: [{ moves: null, seconds: 300, increment: null }],
        black: [{ moves: null, seconds: 240, increment: null }],
      },
    ],
  ])('reads and writes %s', (line, control) => {
    const { record, codes, written } = read(line);
    expect(codes).toEqual([]);
    expect(record).toEqual({ tag: '222', line: 1, control });
    expect(written).toBe(line);
  });

  it.each([
    ['152 w', '152 W'],
    ['152 b', '152 B'],
    ['172 fra fidon', '172 fra FIDON'],
    ['012    Far right  ', '012 Far right'],
    ['012\tAfter a tab', '012 After a tab'],
    ['042 2026/2/1', '042 2026/02/01'],
    ['042 2026-02-01', '042 2026/02/01'],
    ['042 28. 07. 2005', '042 2005/07/28'],
    ['042 01/13/2026', '042 2026/01/13'],
    ['042 31/12/26', '042 31/12/26'],
    ['042 98/02/31', '042 98/02/31'],
    [dates('31/12/26'), dates('31/12/26')],
    [dates('2026-1-2'), dates('26/01/02')],
  ])('writes %s as %s', (line, expected) => {
    expect(read(line).written).toBe(expected);
  });

  it.each([
    ['042 05/06/2026', 'trf.date.ambiguous', 5],
    // YY/MM/DD, DD/MM/YY: both are dates
    ['042 24/12/01', 'trf.date.ambiguous', 5],
    ['042 2026/02/30', 'trf.date.malformed', 5],
    ['042 soon', 'trf.date.malformed', 5],
    [dates('24/12/01', 'tomorrow'), 'trf.date.malformed', 102],
    [dates('1999-1-1'), 'trf.date.malformed', 92],
    ['132 26/01/01', 'trf.columns.strayText', 5],
    ['062 many', 'trf.count.notANumber', 5],
    ['142 nine', 'trf.number.notANumber', 5],
    ['152', 'trf.value.missing', 5],
    ['152 G', 'trf.colour.unknown', 5],
    ['172 FRA ELO', 'trf.rankMethod.unknown', 9],
    ["222 90'+30", 'trf.timeControl.malformed', 5],
    ['222 W300-B240-B1', 'trf.timeControl.malformed', 5],
    ['192 CHESS', 'trf.type.unknown', 5],
    ['192', 'trf.value.missing', 5],
    ['012Name', 'trf.columns.strayText', 4],
  ])('reports %s with %s at column %i and keeps the line', (line, code, column) => {
    const { problems, written } = read(line);
    expect(problems).toMatchObject([{ code, line: 1, column, record: line.slice(0, 3) }]);
    expect(written).toBe(line);
  });

  it('notes a date in another form, and only then', () => {
    expect(read('042 2026-02-01').problems).toMatchObject([
      { severity: 'note', code: 'trf.date.otherForm' },
    ]);
    expect(read('042 31/12/26').codes).toEqual(['trf.date.ambiguous']);
  });
});
