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
    codes: problems.map(({ code }) => code).filter((code) => !code.endsWith('.unknown')),
    all: problems.map(({ code }) => code),
    written: writeTrfAsIs(document).text.slice(0, -1),
  };
}

// TRF26, record 310, and the TRF16 form of the same team
const INDIA =
  '310   1 India                            IND     2486   15.0   28.0  11     1    5   15   28   44';
const OLD_INDIA = `013 ${'India'.padEnd(32)}   1    5   15   28   44`;

describe('teams', () => {
  it('reads the example of 310', () => {
    expect(read(INDIA).record).toEqual({
      tag: '310',
      line: 1,
      number: 1,
      name: 'India',
      nickname: 'IND',
      strength: 2486,
      matchPoints: points(15),
      gamePoints: points(28),
      rank: 11,
      players: [1, 5, 15, 28, 44],
    });
  });

  it('reads 013 with its players from column 37', () => {
    expect(OLD_INDIA.charAt(39)).toBe('1');
    expect(read(OLD_INDIA).record).toEqual({
      tag: '013',
      line: 1,
      name: 'India',
      players: [1, 5, 15, 28, 44],
    });
  });

  it('reads fourteen players, the last in columns 139-142', () => {
    const players = Array.from({ length: 14 }, (_, index) => 1001 + index);
    const line = `310   1 ${'Long'.padEnd(65)}${players.join(' ')}`;
    expect(line.slice(138)).toBe('1014');
    expect(read(line).record).toMatchObject({ players });
  });

  it.each([
    [INDIA],
    [OLD_INDIA],
    [`013 ${'Gap'.padEnd(32)}   1         3`],
    ['300   1   5  17   14 0000   29 0000'],
    ['320  1.0  2.0 000 000  50  49 000'],
    ['320  2.0  3.0'],
    ['330 +-   4  23  47'],
    ['330 -+   8  27   5'],
    ['330 --  12  23  33'],
    ['352 WBWBWB'],
    ['801  1 IND   15   28.0  14 b =0=1 1234  13 w ==== 1234'],
    ['802   2 UKR     14.0   26.5  24 b  0.0f   29 b  2.5   ZPB    0.0'],
  ])('writes %s as it was read', (line) => {
    const { codes, written } = read(line);
    expect(codes).toEqual([]);
    expect(written).toBe(line);
  });

  it('keeps an empty board of a line-up, the last one too', () => {
    expect(read('300   2  14   2   51   60  120    0').record).toEqual({
      tag: '300',
      line: 1,
      round: 2,
      team: 14,
      opponent: 2,
      players: [51, 60, 120, null],
    });
  });

  it('reads who had the bye, round by round', () => {
    expect(read('320  1    2.0          50  49').record).toEqual({
      tag: '320',
      line: 1,
      matchPoints: points(1),
      gamePoints: points(2),
      teams: [null, null, 50, 49],
    });
  });

  it.each([
    ['330 +- 004 023 047', 'white'],
    ['330 -+ 008 027 005', 'black'],
    ['330 -- 012 023 033', null],
  ])('reads the winner of %s', (line, winner) => {
    expect(read(line).record).toMatchObject({ winner });
  });

  it('reads the colours of 352', () => {
    expect(read('352 wbW').record).toMatchObject({ colours: ['white', 'black', 'white'] });
  });
});

describe('802', () => {
  const rounds = [
    { opponent: 'FPB', colour: null, gamePoints: points(4), forfeit: false },
    { opponent: 16, colour: 'white', gamePoints: points(2.5), forfeit: false },
    { opponent: 24, colour: 'black', gamePoints: points(0), forfeit: true },
  ];
  const nobody = { tag: '802', line: 1, number: 3, nickname: 'GEO' };

  it('reads the columns of the table', () => {
    const line = '802   3 GEO     19     32.5 FPB    4.0    16 w  2.5    24 b  0.0F';
    expect(line.slice(28, 31)).toBe('FPB');
    expect(read(line)).toMatchObject({ codes: [], record: { ...nobody, rounds } });
  });

  it('reads the printed example, one column to the right, with a note', () => {
    const line = '802   3 GEO     19.0   32.5  FPB    4.0    16 w  2.5    24 b  0.0f';
    const { codes, record } = read(line);
    expect(codes).toEqual(['trf.columns.shifted']);
    expect(record).toMatchObject({ ...nobody, rounds });
  });
});

describe('what cannot be read', () => {
  it.each([
    ['310     Nameless', 'trf.value.missing'],
    ['310 abc Nameless', 'trf.number.notANumber'],
    [
      '310   1 Shifted                           IND     2486   15.0   28.0  11    1',
      'trf.columns.strayText',
    ],
    [`013 ${'Shifted'.padEnd(33)}   1`, 'trf.columns.strayText'],
    ['300   1   5', 'trf.value.missing'],
    ['320  x.0', 'trf.points.notANumber'],
    ['330 ++   4  23  47', 'trf.forfeit.unknownType'],
    ['330 +-   4  23', 'trf.value.missing'],
    ['352 WXWB', 'trf.colour.unknown'],
    ['802   3 GEO     19     32.5 XYZ    4.0', 'trf.opponent.notANumber'],
    ['802   3 GEO     19     32.5   4 x  4.0', 'trf.colour.unknown'],
    ['802   3 GEO     19     32.5   4 w  4.0x', 'trf.forfeit.unknownType'],
  ])('refuses %s and keeps the line', (line, code) => {
    const { all, record, written } = read(line);
    expect(all).toContain(code);
    expect(record).toEqual({ tag: 'faulty', line: 1, record: line.slice(0, 3), text: line });
    expect(written).toBe(line);
  });
});
