import { describe, expect, it } from 'vitest';
import { points } from '../../rules/points.ts';
import { file } from './lines-for-tests.ts';
import { parseTrf } from './read.ts';
import { writeTrfAsIs } from './write.ts';

/** What the line itself says; players and teams it names are not in the file. */
function read(line: string) {
  const { document, problems } = parseTrf(file(line));
  return {
    record: document.records[0],
    problems: problems.filter(({ code }) => !/^trf\.(player|team)\.unknown$/.test(code)),
    written: writeTrfAsIs(document).text.slice(0, -1),
  };
}

describe('examples of TRF26', () => {
  it.each([
    [
      '240 H 003  026  047',
      { tag: '240', line: 1, bye: 'halfPointBye', round: 3, numbers: [26, 47] },
      '240 H   3   26   47',
    ],
    [
      '250 00.0 02.0 001 003 0001 0090',
      {
        tag: '250',
        line: 1,
        matchPoints: points(0),
        gamePoints: points(2),
        firstRound: 1,
        lastRound: 3,
        first: 1,
        last: 90,
      },
      '250  0.0  2.0   1   3    1   90',
    ],
    [
      '260 001 002  125  180  184  216',
      { tag: '260', line: 1, firstRound: 1, lastRound: 2, numbers: [125, 180, 184, 216] },
      '260   1   2  125  180  184  216',
    ],
  ])('reads %s', (line, record, written) => {
    const reading = read(line);
    expect(reading.problems).toEqual([]);
    expect(reading.record).toEqual(record);
    expect(reading.written).toBe(written);
  });

  it.each([
    ['240 f   1    3'],
    ['240 Z  12 9999'],
    ['250       1.0   1   2    1    3'],
    ['299 D  -2.0  12.5   12  123    4'],
    ['299    -5.0          1    1'],
    ['299          -0.5    1    2'],
    ['299           2.0    1    4'],
    ['299 +   2.0   4.0'],
    ['299 -   1.0               4'],
  ])('writes %s as it was read', (line) => {
    const reading = read(line);
    expect(reading.problems).toEqual([]);
    expect(reading.written).toBe(line.replace(' f ', ' F '));
  });
});

describe('250', () => {
  it('warns of match points in an individual event, which it does not follow', () => {
    const line = '250  2.0        1   1    4   25';
    expect(read(line).problems).toMatchObject([
      { severity: 'warning', code: 'trf.acceleration.wrongColumn' },
    ]);
    expect(read(line).written).toBe(line);
  });
});

describe('299', () => {
  // columns of the field table: 5, 8-11, 14-17, 20-22, 24-27, 29-32
  it('reads type, points, round and numbers', () => {
    expect(read('299 D  -2.0  12.5   12  123    4').record).toEqual({
      tag: '299',
      line: 1,
      assignment: 'draw',
      matchPoints: points(-2),
      gamePoints: points(12.5),
      round: 12,
      numbers: [123, 4],
    });
  });

  it('takes a blank type for a penalty or bonus, and round 000 for every round', () => {
    expect(read('299          -1.0  000    7').record).toMatchObject({
      assignment: null,
      gamePoints: points(-1),
      round: null,
      numbers: [7],
    });
  });
});

describe('what cannot be read', () => {
  it.each([
    ['240 K   1    1', 'trf.bye.unknownType', 5],
    ['240 H        1', 'trf.value.missing', 7],
    ['240 H   1', 'trf.value.missing', 11],
    ['240 H   1   xx', 'trf.number.notANumber', 11],
    ['240 H   1    1x', 'trf.columns.strayText', 15],
    ['250       x.x   1   2    1    3', 'trf.points.notANumber', 10],
    ['250             1   2    1    3', 'trf.value.missing', 10],
    ['250       1.0   3   2    1    3', 'trf.number.outOfRange', 15],
    ['250       1.0   1   2    3    1', 'trf.number.outOfRange', 15],
    ['260   1   2    1', 'trf.value.missing', 13],
    ['260   3   2    1    2', 'trf.number.outOfRange', 5],
    ['260   0   2    1    2', 'trf.number.outOfRange', 5],
    ['299 Q        -1.0    1    1', 'trf.assignment.unknownType', 5],
    ['299                  1    1', 'trf.value.missing', 14],
  ])('refuses %s with %s', (line, code, column) => {
    const reading = read(line);
    expect(reading.problems).toMatchObject([{ severity: 'error', code, column }]);
    expect(reading.record).toEqual({
      tag: 'faulty',
      line: 1,
      record: line.slice(0, 3),
      text: line,
    });
    expect(reading.written).toBe(line);
  });
});
