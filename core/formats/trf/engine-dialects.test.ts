import { describe, expect, it } from 'vitest';
import { points } from '../../rules/points.ts';
import { file } from './lines-for-tests.ts';
import { parseTrf } from './read.ts';
import { writeTrfAsIs } from './write.ts';

/** What the line itself says; players it names are not in the file. */
function read(line: string) {
  const { document, problems } = parseTrf(file(line));
  return {
    record: document.records[0],
    problems: problems.filter(({ code }) => code !== 'trf.player.unknown'),
    written: writeTrfAsIs(document).text.slice(0, -1),
  };
}

describe('XX? lines', () => {
  it.each([
    ['XXR 9', { tag: 'XXR', count: 9 }],
    ['XXC white1', { tag: 'XXC', initialColour: 'white', byRank: false }],
    ['XXC rank black1', { tag: 'XXC', initialColour: 'black', byRank: true }],
    ['XXC rank', { tag: 'XXC', initialColour: null, byRank: true }],
    ['XXZ 4 12 7', { tag: 'XXZ', numbers: [4, 12, 7] }],
    ['XXZ', { tag: 'XXZ', numbers: [] }],
    ['XXP 2 9', { tag: 'XXP', numbers: [2, 9] }],
    [
      'XXS W=3.0 D=1.0 PAB=1.5',
      {
        tag: 'XXS',
        values: [
          { code: 'W', points: points(3) },
          { code: 'D', points: points(1) },
          { code: 'PAB', points: points(1.5) },
        ],
      },
    ],
    // points from column 10, five columns a round
    [
      'XXA    7  1.0  1.0  0.5',
      { tag: 'XXA', number: 7, points: [points(1), points(1), points(0.5)] },
    ],
  ])('reads and writes %s', (line, expected) => {
    const { record, problems, written } = read(line);
    expect(problems).toEqual([]);
    expect(record).toEqual({ line: 1, ...expected });
    expect(written).toBe(line);
  });

  it.each([
    ['XXC black1 rank', 'XXC rank black1'],
    ['XXC WHITE1', 'XXC white1'],
    ['XXP\t2   9', 'XXP 2 9'],
    ['XXS w=3 fl=.5', 'XXS W=3.0 FL=0.5'],
    ['XXA    7  1.0       0.5', 'XXA    7  1.0  0.0  0.5'],
  ])('writes %s as %s', (line, expected) => {
    expect(read(line)).toMatchObject({ problems: [], written: expected });
  });

  it.each([
    ['XXR', 'trf.number.notANumber', 5],
    ['XXR nine', 'trf.number.notANumber', 5],
    ['XXR 9 9', 'trf.number.notANumber', 5],
    ['XXR 0', 'trf.number.notANumber', 5],
    ['XXC random1', 'trf.configuration.unknown', 5],
    ['XXC white1 black1', 'trf.colour.conflict', 12],
    ['XXZ 4 x', 'trf.number.notANumber', 7],
    ['XXP 0 4', 'trf.number.notANumber', 5],
    ['XXS WIN=3', 'trf.scoring.unknownCode', 5],
    ['XXS W', 'trf.points.notANumber', 5],
    ['XXS W=3=4', 'trf.scoring.unknownCode', 5],
    ['XXS W=1.25', 'trf.points.notANumber', 5],
    ['XXA 1 1.0 1.0', 'trf.columns.strayText', 9],
    ['XXA       1.0', 'trf.value.missing', 5],
    ['XXA    1  one', 'trf.points.notANumber', 10],
  ])('refuses %s with %s at column %i and keeps the line', (line, code, column) => {
    const { record, problems, written } = read(line);
    expect(problems).toMatchObject([{ severity: 'error', code, column, record: line.slice(0, 3) }]);
    expect(record?.tag).toBe('faulty');
    expect(written).toBe(line);
  });

  it('never passes over an extension it does not know', () => {
    const { record, problems, written } = read('XXQ 3');
    expect(problems).toMatchObject([
      { severity: 'warning', code: 'trf.line.unknownExtension', record: 'XXQ' },
    ]);
    expect(record?.tag).toBe('unknown');
    expect(written).toBe('XXQ 3');
  });
});
