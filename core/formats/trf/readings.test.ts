import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { absentIn } from './absent.ts';
import { editionHint } from './edition-hint.ts';
import { initialColourOf } from './initial-colour.ts';
import { file, playerLine } from './lines-for-tests.ts';
import { playerRecords } from './player-records.ts';
import { prohibitedGroups } from './prohibited.ts';
import { parseTrf } from './read.ts';
import { roundsDeclared, roundsRecorded } from './rounds-of.ts';
import { virtualPointsOf } from './virtual-points.ts';

const documentOf = (...lines: string[]) => parseTrf(file(...lines)).document;

/** Players 1, 2, … with their rounds. */
const players = (...rounds: string[][]): string[] =>
  rounds.map((own, index) =>
    playerLine({ number: index + 1, name: `P${index + 1}`, rating: '2000', rounds: own }),
  );

describe('rounds', () => {
  it.each([
    ['nothing', [], null],
    ['142', ['142 9'], 9],
    ['XXR', ['XXR 7'], 7],
    ['142 before XXR', ['XXR 7', '142 9'], 9],
    ['a blank 142 and XXR', ['142', 'XXR 7'], 7],
  ])('are declared by %s', (_name, lines, expected) => {
    expect(roundsDeclared(documentOf(...lines))).toBe(expected);
  });

  it.each<[string, string[][], number]>([
    ['no players', [], 0],
    ['no rounds', [[], []], 0],
    ['a game', [['   2 w 1'], ['   1 b 0'], []], 1],
    ['byes ahead for some', [['   2 w 1', '0000 - H'], ['   1 b 0'], ['0000 - U']], 1],
    ['byes ahead in the first round', [['0000 - Z'], [], []], 0],
    ['a round in which everybody had a bye', [['0000 - Z'], ['0000 - H']], 1],
    ['a pairing-allocated bye', [['0000 - U'], []], 1],
    ['a pairing without results', [['   2 w  '], ['   1 b  ']], 1],
    ['a forfeit without an opponent', [['0000 - +'], []], 1],
    ['a cell that cannot be read', [['   2 w Q'], []], 1],
  ])('are recorded in %s', (_name, rounds, expected) => {
    expect(roundsRecorded(documentOf(...players(...rounds)))).toBe(expected);
  });
});

describe('initialColourOf', () => {
  it.each<[string, string[], string | null]>([
    ['152', ['152 b', ...players(['   2 w 1'], ['   1 b 0'])], 'black'],
    ['XXC', ['XXC rank', 'XXC black1', ...players(['   2 w 1'], ['   1 b 0'])], 'black'],
    ['nothing', players([], []), null],
    ['the first player', players(['   2 b 1'], ['   1 w 0']), 'black'],
    // C.04.2 C.2: player 1 had not arrived, so player 2 was first
    ['the first who was paired', players(['0000 - Z'], ['   3 w 1'], ['   2 b 0']), 'white'],
    // the bye of the first player takes a place, so the next one was even
    [
      'the second, when the first had the bye',
      players(['0000 - U'], ['   3 w 1'], ['   2 b 0']),
      'black',
    ],
    ['a scheduled colour of a forfeit', players(['   2 b +'], ['   1 w -']), 'black'],
  ])('is told by %s', (_name, lines, expected) => {
    expect(initialColourOf(documentOf(...lines))).toBe(expected);
  });

  it('does not depend on the order of the lines', () => {
    expect(initialColourOf(documentOf(...players(['   2 b 1'], ['   1 w 0']).reverse()))).toBe(
      'black',
    );
  });
});

describe('absentIn', () => {
  const event = (next: string[], ...more: string[]) =>
    documentOf(
      ...more,
      ...players(
        ['   2 w 1', ...next],
        ['   1 b 0'],
        ['   4 b 1'],
        ['   3 w 0', '0000 - H'],
        [],
        ['0000 - U'],
      ),
    );

  it('reads the columns of the round to pair: only who is written there', () => {
    expect([...absentIn(event([]), 2)]).toEqual([[4, 'halfPointBye']]);
    expect([...absentIn(event(['0000 - F']), 2)]).toEqual([
      [1, 'fullPointBye'],
      [4, 'halfPointBye'],
    ]);
  });

  it('reads 240 and XXZ for players without an entry in the columns', () => {
    const document = event([], '240 F   2    2    4', 'XXZ 2 3 5');
    expect([...absentIn(document, 2)]).toEqual([
      [2, 'fullPointBye'],
      [3, 'zeroPointBye'],
      [4, 'halfPointBye'],
      [5, 'zeroPointBye'],
    ]);
  });

  it('reads 240 of a later round, and XXZ of no other than the round to pair', () => {
    expect([...absentIn(event([], '240 H   3    2', 'XXZ 3'), 3)]).toEqual([[2, 'halfPointBye']]);
  });

  it('takes blank columns of a round that was paired for an absence, never the bye', () => {
    expect([...absentIn(event([]), 1)]).toEqual([[5, 'zeroPointBye']]);
    expect([...absentIn(event([], '240 H   1    5'), 1)]).toEqual([[5, 'halfPointBye']]);
  });

  it('takes a forfeit without an opponent for an absence with its points', () => {
    const document = documentOf(...players(['0000 - +'], ['0000 - -'], ['0000 - U']));
    expect([...absentIn(document, 1)]).toEqual([
      [1, 'fullPointBye'],
      [2, 'zeroPointBye'],
    ]);
  });

  it('does not take the teams of 240 for players', () => {
    const document = documentOf(
      ...players([], []),
      `013 ${'Team'.padEnd(32)}   1`,
      '240 H   1    1',
    );
    expect(absentIn(document, 1).size).toBe(0);
  });
});

describe('virtualPointsOf', () => {
  it('is nothing without records', () => {
    expect(virtualPointsOf(documentOf('012 x'))).toBeNull();
  });

  it('reads 250 by rounds and players', () => {
    const valueOf = virtualPointsOf(
      documentOf('250       1.0   1   3    1   10', '250       0.5   4   5    1   10'),
    );
    const values = [1, 3, 4, 5, 6].map((round) => valueOf?.(tpn(10), round));
    expect(values).toEqual([1, 1, 0.5, 0.5, 0].map(points));
    expect(valueOf?.(tpn(11), 1)).toBe(points(0));
  });

  it('reads either score of a team event', () => {
    const document = documentOf('250  2.0  1.5   1   1    1    2');
    expect(virtualPointsOf(document, 'matchPoints')?.(tpn(1), 1)).toBe(points(2));
    expect(virtualPointsOf(document)?.(tpn(1), 1)).toBe(points(1.5));
  });

  it('reads XXA round by round', () => {
    const valueOf = virtualPointsOf(documentOf('XXA    7  1.0  0.5'));
    expect([1, 2, 3].map((round) => valueOf?.(tpn(7), round))).toEqual([1, 0.5, 0].map(points));
    expect(valueOf?.(tpn(8), 1)).toBe(points(0));
  });
});

describe('prohibitedGroups', () => {
  it('[TRF26 260, XXP] reads 260 in its rounds and XXP in all', () => {
    const document = documentOf('260   2   3    1    2    3', 'XXP 4 5');
    expect(prohibitedGroups(document, 7)).toEqual([
      { numbers: [1, 2, 3], firstRound: 2, lastRound: 3 },
      { numbers: [4, 5], firstRound: 1, lastRound: 7 },
    ]);
  });
});

describe('playerRecords', () => {
  const absent = { opponent: null, colour: null, outcome: 'zeroPointBye' };
  const lines = [
    ...players(
      ['   2 w 1', '   3 b =', '0000 - H'],
      ['   1 b 0'],
      ['        ', '   1 w ='],
    ).reverse(),
    '240 H   1    3',
  ];

  it('gives the crosstable in order of pairing number, blank rounds filled', () => {
    expect(playerRecords(documentOf(...lines))).toEqual([
      {
        tpn: 1,
        name: 'P1',
        rating: 2000,
        rounds: [
          { opponent: 2, colour: 'white', outcome: 'win' },
          { opponent: 3, colour: 'black', outcome: 'draw' },
        ],
      },
      {
        tpn: 2,
        name: 'P2',
        rating: 2000,
        rounds: [{ opponent: 1, colour: 'black', outcome: 'loss' }, absent],
      },
      {
        tpn: 3,
        name: 'P3',
        rating: 2000,
        rounds: [
          { opponent: null, colour: null, outcome: 'halfPointBye' },
          { opponent: 1, colour: 'white', outcome: 'draw' },
        ],
      },
    ]);
  });

  it('stops before a round', () => {
    const records = playerRecords(documentOf(...lines), { before: 2 });
    expect(records.map(({ rounds }) => rounds.length)).toEqual([1, 1, 1]);
    expect(playerRecords(documentOf(...lines), { before: 1 })[0]?.rounds).toEqual([]);
  });

  it('keeps the first of two players with one number, and unknown ratings at 0', () => {
    const document = documentOf(
      playerLine({ number: 1, name: 'First' }),
      playerLine({ number: 1, name: 'Second' }),
    );
    expect(playerRecords(document)).toEqual([{ tpn: 1, name: 'First', rating: 0, rounds: [] }]);
  });
});

describe('editionHint', () => {
  it.each([
    ['nothing', ['012 x'], null],
    ['192 of 2017', ['192 FIDE_DUTCH_2017'], { edition: 'swiss-2017', because: '192' }],
    ['192 of 2026', ['192 FIDE_DUTCH_2026_BAKU'], { edition: 'swiss-2026', because: '192' }],
    ['192 of the draft', ['192 FIDE_DUTCH_2025'], { edition: 'swiss-2026', because: '192' }],
    ['092 with a code', ['092 FIDE_DUTCH_2025'], { edition: 'swiss-2026', because: '092' }],
    ['092 in prose', ['092 Swiss 2017'], null],
    ['a code without a date', ['192 FIDE_DUTCH'], null],
    [
      'the day before 1 February 2026',
      ['192 FIDE_DUTCH', '042 2026/01/31'],
      { edition: 'swiss-2017', because: '042' },
    ],
    [
      '1 February 2026',
      ['192 FIDE_DUTCH', '042 2026/02/01'],
      { edition: 'swiss-2026', because: '042' },
    ],
    ['a date alone', ['042 2026/02/01'], { edition: 'swiss-2026', because: '042' }],
    [
      'the code before the date',
      ['192 FIDE_DUTCH_2017', '042 2026/02/01'],
      { edition: 'swiss-2017', because: '192' },
    ],
    ['a date before either edition', ['042 2010/01/01'], null],
  ])('reads %s', (_name, lines, expected) => {
    expect(editionHint(documentOf(...lines))).toEqual(expected);
  });
});
