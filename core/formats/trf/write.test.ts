import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import type { TrfDocument } from './document.ts';
import { file, playerLine } from './lines-for-tests.ts';
import type { TrfPlayer } from './player-record.ts';
import { playerRecords } from './player-records.ts';
import { prohibitedGroups } from './prohibited.ts';
import { absentIn } from './absent.ts';
import { parseTrf } from './read.ts';
import { scoringOf } from './scoring-of.ts';
import { virtualPointsOf } from './virtual-points.ts';
import { writeTrf, writeTrfAsIs, type TrfEdition } from './write.ts';

function convert(edition: TrfEdition, ...lines: string[]) {
  const { document } = parseTrf(file(...lines));
  const { text, problems } = writeTrf(document, { edition, lineEnd: '\n' });
  return {
    document,
    lines: text.split('\n').slice(0, -1),
    problems: problems.map(({ line, code }) => [line, code]),
    again: parseTrf(text).document,
  };
}

const PLAYERS = [
  playerLine({ number: 1, points: '1.0', rounds: ['   2 w 1'] }),
  playerLine({ number: 2, points: '0.0', rounds: ['   1 b 0'] }),
  playerLine({ number: 3, points: '1.0', rounds: ['0000 - U'] }),
];

const LOST = 'trf.write.notInTrf16';
const KEPT = 'trf.write.notInTrf26';

describe('TRF16', () => {
  it.each<[string, string[], string[]]>([
    ['142 as XXR', ['142 9'], ['XXR 9']],
    ['152 as XXC', ['152 B'], ['XXC black1']],
    ['162 as BB? lines', ['162  W 3.0    D 1.0    L 0.0'], ['BBW  3.0', 'BBD  1.0']],
    [
      '162 with absence and bye of their own',
      ['162  A 0.5    P 0.0'],
      ['BBW  1.0', 'BBD  0.5', 'BBZ  0.5', 'BBF  0.5', 'BBU  0.0'],
    ],
    ['162 on two lines', ['162  W 3.0', '162  D 1.0'], ['BBW  3.0', 'BBD  1.0']],
    ['192 as 092', ['192 FIDE_DUTCH_2026'], ['092 FIDE_DUTCH_2026']],
    ['222 as 122', ['222 5400+30'], ['122 5400+30']],
    [
      'what is there already, once',
      ['142 9', 'XXR 9', 'XXC white1', '152 W'],
      ['XXR 9', 'XXC white1'],
    ],
    [
      '162 beside the same BB? lines',
      ['162  W 3.0    D 1.0', 'BBW  3.0', 'BBD  1.0'],
      ['BBW  3.0', 'BBD  1.0'],
    ],
    ['the dialects as they are', ['XXR 9', 'XXZ 3', 'XXP 1 2'], ['XXR 9', 'XXZ 3', 'XXP 1 2']],
  ])('says %s', (_name, lines, expected) => {
    const converted = convert('trf-16', ...lines);
    expect(converted.problems).toEqual([]);
    expect(converted.lines).toEqual(expected);
  });

  it('says 250 as one XXA line a player', () => {
    const { lines, problems, document, again } = convert(
      'trf-16',
      '142 5',
      '250       1.0   1   2    1    2',
      '250       0.5   3   9    2    2',
      ...PLAYERS,
    );
    expect(problems).toEqual([]);
    expect(lines.slice(0, 3)).toEqual([
      'XXR 5',
      'XXA    1  1.0  1.0',
      'XXA    2  1.0  1.0  0.5  0.5  0.5',
    ]);
    for (const number of [1, 2, 3].map(tpn)) {
      for (const round of [1, 2, 3, 4, 5]) {
        expect(virtualPointsOf(again)?.(number, round)).toBe(
          virtualPointsOf(document)?.(number, round),
        );
      }
    }
  });

  it('says 260 as XXP when it holds to the end, and reports it otherwise', () => {
    const { lines, problems } = convert(
      'trf-16',
      '142 5',
      '260   1   5    1    2',
      '260   2   9    2    3',
      '260   1   3    1    3',
      ...PLAYERS,
    );
    expect(lines.slice(0, 3)).toEqual(['XXR 5', 'XXP 1 2', 'XXP 2 3']);
    expect(problems).toEqual([[4, LOST]]);
  });

  it('says 240 of the round to pair in its columns, and reports later ones', () => {
    const { lines, problems, document, again } = convert(
      'trf-16',
      '240 H   2    1    3',
      '240 Z   3    2',
      ...PLAYERS,
    );
    expect(lines.map((line) => line.slice(101))).toEqual(['0000 - H', '', '0000 - H']);
    expect(problems).toEqual([[2, LOST]]);
    expect([...absentIn(again, 2)]).toEqual([...absentIn(document, 2)]);
  });

  it('says 240 of a past round where the columns are blank', () => {
    const late = playerLine({ number: 4, points: '0.5' });
    const { problems, document, again } = convert('trf-16', '240 H   1    4', ...PLAYERS, late);
    expect(problems).toEqual([]);
    expect(playerRecords(again)).toEqual(playerRecords(document));
  });

  it('reports what it cannot say, one line each', () => {
    const { lines, problems } = convert(
      'trf-16',
      '172 FRA FIDON',
      '182 Ronde',
      '202 BH',
      '212 PTS,BH',
      '299          -1.0    1    1',
      'FRA    1',
      '162  X 0.0',
      '192 FIDE_DUTCH',
      '092 Swiss',
    );
    expect(problems).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((line) => [line, LOST]));
    expect(lines).toEqual(['092 Swiss']);
  });

  it('says a team as 013 and reports the rest of it', () => {
    const { lines, problems } = convert(
      'trf-16',
      ...PLAYERS,
      '310   1 Rennes                           REN     2100    2.0    3.5   1     1    2    3',
      '352 WB',
      '362 TW 2.0',
      '320  1.0  2.0   1',
      '330 +-   1   1   1',
      '300   1   1   1    1',
      '801 x',
      '802   1 REN',
      '240 H   2    1',
      '250  2.0        1   1    1    1',
      '260   1   1    1    1',
    );
    expect(lines.slice(3)).toEqual([`013 ${'Rennes'.padEnd(32)}   1    2    3`]);
    expect(problems).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((line) => [line, LOST]));
  });

  it('reports an adjourned game and leaves its result blank', () => {
    const { lines, problems } = convert(
      'trf-16',
      playerLine({ number: 1, rounds: ['   2 w ?'] }),
      playerLine({ number: 2, rounds: ['   1 b ?'] }),
    );
    expect(problems).toEqual([
      [1, LOST],
      [2, LOST],
    ]);
    expect(lines.map((line) => line.slice(91))).toEqual(['   2 w', '   1 b']);
  });
});

describe('TRF26', () => {
  it.each<[string, string[], string[]]>([
    ['XXR as 142', ['XXR 9'], ['142 9']],
    ['XXC as 152', ['XXC black1'], ['152 B']],
    [
      'BB? lines as 162',
      ['BBW  3.0', 'BBD  1.0', 'BBU  1.5'],
      ['162  W 3.0    D 1.0    L 0.0    P 1.5'],
    ],
    ['XXS as 162', ['XXS W=3 D=1 PAB=3'], ['162  W 3.0    D 1.0    L 0.0']],
    ['XXS with absence', ['XXS ZPB=.5 FL=.5'], ['162  W 1.0    D 0.5    L 0.0    A 0.5']],
    ['XXP as 260', ['XXR 9', 'XXP 1 2'], ['142 9', '260   1   9    1    2']],
    ['what is there already, once', ['142 9', 'XXR 9', 'XXC white1', '152 W'], ['142 9', '152 W']],
  ])('says %s', (_name, lines, expected) => {
    const converted = convert('trf-26', ...lines);
    expect(converted.problems).toEqual([]);
    expect(converted.lines).toEqual(expected);
  });

  it('says XXZ as 240 of the round to pair, for those without another entry', () => {
    const { lines, problems } = convert(
      'trf-26',
      'XXZ 1 2',
      playerLine({ number: 1, points: '1.0', rounds: ['   2 w 1', '0000 - H'] }),
      playerLine({ number: 2, points: '0.0', rounds: ['   1 b 0'] }),
    );
    expect(problems).toEqual([]);
    expect(lines[0]).toBe('240 Z   2    2');
  });

  it('says XXA as ranges of neighbours with the same points', () => {
    const { lines, problems, document, again } = convert(
      'trf-26',
      'XXA    1  1.0  1.0  0.5',
      'XXA    2  1.0  1.0  0.5',
      'XXA    3  1.0  1.0',
      ...PLAYERS,
    );
    expect(problems).toEqual([]);
    expect(lines.slice(0, 2)).toEqual([
      '250       1.0   1   2    1    3',
      '250       0.5   3   3    1    2',
    ]);
    for (const number of [1, 2, 3].map(tpn)) {
      for (const round of [1, 2, 3, 4]) {
        expect(virtualPointsOf(again)?.(number, round)).toBe(
          virtualPointsOf(document)?.(number, round),
        );
      }
    }
  });

  it('numbers the teams of 013 in their order, and says so', () => {
    const { lines, problems } = convert(
      'trf-26',
      ...PLAYERS,
      `013 ${'Reds'.padEnd(32)}   1    2`,
      `013 ${'Blues'.padEnd(32)}   3`,
    );
    expect(problems).toEqual([
      [4, 'trf.write.numbered'],
      [5, 'trf.write.numbered'],
    ]);
    expect(lines.slice(3)).toEqual([
      `310   1 ${'Reds'.padEnd(65)}   1    2`,
      `310   2 ${'Blues'.padEnd(65)}   3`,
    ]);
  });

  it.each<[string, string[], string[]]>([
    ['XXC rank', ['XXC rank white1'], ['152 W', 'XXC rank']],
    ['XXR against 142', ['142 9', 'XXR 7'], ['142 9', 'XXR 7']],
    ['XXC against 152', ['152 W', 'XXC black1'], ['152 W', 'XXC black1']],
    ['XXP without a declared number of rounds', ['XXP 1 2'], ['XXP 1 2']],
    ['points by colour', ['XXS WW=1.5'], ['XXS WW=1.5']],
    ['a full-point bye of its own', ['XXS FPB=0'], ['XXS FPB=0.0']],
    ['absence and forfeit loss that differ', ['BBZ  0.5'], ['BBZ  0.5']],
    [
      'XXA beside 250',
      ['250       1.0   1   1    1    1', 'XXA    1  1.0'],
      ['250       1.0   1   1    1    1', 'XXA    1  1.0'],
    ],
  ])('keeps %s and says so', (_name, lines, expected) => {
    const converted = convert('trf-26', ...lines);
    expect(converted.problems.map(([, code]) => code)).toEqual([KEPT]);
    expect(converted.lines).toEqual(expected);
  });
});

describe('either edition', () => {
  it('and back keeps what a pairing needs', () => {
    const source = [
      'XXR 9',
      'XXC black1',
      'XXS W=3 D=1 PAB=1',
      'XXZ 3',
      'XXP 1 2',
      'XXA    1  1.0  0.5',
      ...PLAYERS.map((line) => line.replace('1.0', '3.0')),
    ];
    const first = parseTrf(file(...source)).document;
    const second = convert('trf-26', ...source);
    const third = convert('trf-16', ...second.lines);
    expect([second.problems, third.problems]).toEqual([[], []]);
    for (const document of [second.again, third.again]) {
      expect(scoringOf(document)).toEqual(scoringOf(first));
      expect([...absentIn(document, 2)]).toEqual([...absentIn(first, 2)]);
      expect(prohibitedGroups(document, 9)).toEqual(prohibitedGroups(first, 9));
      expect(playerRecords(document, { before: 2 })).toEqual(playerRecords(first, { before: 2 }));
    }
  });

  it('writes a faulty line as it was, and says so', () => {
    const faulty = ['142 nine', playerLine({ number: 1, points: 'x' }), 'hello'];
    for (const edition of ['trf-16', 'trf-26'] as const) {
      const { lines, problems } = convert(edition, ...faulty);
      expect(lines).toEqual(faulty);
      expect(problems).toEqual([
        [1, 'trf.write.unreadKept'],
        [2, 'trf.write.unreadKept'],
      ]);
    }
  });

  it('ends its lines with CR and LF unless asked otherwise', () => {
    const { document } = parseTrf('012 a\n');
    expect(writeTrf(document, { edition: 'trf-26' }).text).toBe('012 a\r\n');
    expect(writeTrf(document, { edition: 'trf-26', lineEnd: '\r' }).text).toBe('012 a\r');
  });
});

describe('values that were not read from a file', () => {
  const PLAYER: TrfPlayer = {
    tag: '001',
    line: 0,
    number: tpn(1),
    sex: null,
    title: null,
    name: 'Somebody',
    rating: 2000,
    federation: 'FRA',
    fideId: '',
    birth: null,
    points: points(0),
    rank: null,
    rounds: [],
  };
  const write = (...records: TrfDocument['records']) => writeTrfAsIs({ records, lineEnd: '\n' });

  it('are cut to their columns when they are text, and reported', () => {
    const name = `${'𝔐'.repeat(33)}x`;
    const { text, problems } = write({ ...PLAYER, name });
    expect(problems).toMatchObject([
      { code: 'trf.write.tooWide', line: 0, column: 15, record: '001' },
    ]);
    expect(Array.from(text).slice(14, 52).join('')).toBe(`${'𝔐'.repeat(33)} 2000`);
  });

  it('are left out when they are numbers, and reported', () => {
    const { text, problems } = write({ ...PLAYER, rating: 20000, points: points(100.5) });
    expect(problems.map(({ code, column }) => [code, column])).toEqual([
      ['trf.write.tooWide', 49],
      ['trf.write.tooWide', 81],
    ]);
    expect(text).not.toContain('2000');
  });

  it('never make two lines of one', () => {
    const { text, problems } = write(
      { tag: '012', line: 0, text: 'two\r\nlines' },
      { tag: 'unknown', line: 0, text: 'three\nlines' },
      { ...PLAYER, name: 'Some\nbody' },
    );
    expect(text.split('\n')).toHaveLength(4);
    expect(problems.map(({ code }) => code)).toEqual(Array(3).fill('trf.write.lineBreak'));
  });

  it('of other centuries have no place among the round dates', () => {
    const { text, problems } = write({ tag: '132', line: 0, dates: ['1999-01-01'] });
    expect(text).toBe('132\n');
    expect(problems).toMatchObject([{ code: 'trf.write.tooWide', column: 92 }]);
  });
});
