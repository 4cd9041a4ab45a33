import { describe, expect, it } from 'vitest';
import { file, playerLine, type PlayerLineFields } from './lines-for-tests.ts';
import { parseTrf } from './read.ts';

function problemsOf(...lines: string[]) {
  return parseTrf(file(...lines)).problems.map(({ severity, line, column, code }) => ({
    severity,
    line,
    column,
    code,
  }));
}

const codesOf = (...lines: string[]): string[] => problemsOf(...lines).map(({ code }) => code);

/** Lines of players 1, 2, … with their rounds; the points are not looked at. */
function players(...rounds: string[][]): string[] {
  return rounds.map((own, index) => playerLine({ number: index + 1, rounds: own }));
}

/** Codes apart from the points, which these events leave at 0.0. */
const gameCodes = (...lines: string[]): string[] =>
  codesOf(...lines).filter((code) => code !== 'trf.points.notTheSum');

const one = (fields: Partial<PlayerLineFields> = {}): string =>
  playerLine({ number: 1, ...fields });

describe('games, seen from both sides', () => {
  it.each([
    ['1 and 0', '   2 w 1', '   1 b 0'],
    ['½ and ½', '   2 w =', '   1 b ='],
    ['0 and 0, by the arbiter', '   2 w 0', '   1 b 0'],
    ['½ and 0, by the arbiter', '   2 w =', '   1 b 0'],
    ['less than one move', '   2 w W', '   1 b L'],
    ['a forfeit', '   2 w +', '   1 b -'],
    ['a forfeit without colours', '   2 - +', '   1 - -'],
    ['a double forfeit', '   2 w -', '   1 b -'],
    ['an adjourned game', '   2 w ?', '   1 b ?'],
  ])('may be %s', (_name, first, second) => {
    expect(gameCodes(...players([first], [second]))).toEqual([]);
  });

  it.each([
    ['two wins', '   2 w 1', '   1 b 1', 'trf.result.bothWin', 1, 99],
    ['a win and a forfeit win', '   2 w 1', '   1 b +', 'trf.result.bothWin', 1, 99],
    ['a win and a draw', '   2 w 1', '   1 b =', 'trf.result.disagree', 1, 99],
    ['a win over the board and a forfeit', '   2 w 1', '   1 b -', 'trf.result.disagree', 1, 99],
    ['a win and a short loss', '   2 w 1', '   1 b L', 'trf.result.disagree', 1, 99],
    ['a result and none', '   2 w 1', '   1 b  ', 'trf.result.disagree', 1, 99],
    ['the same colour', '   2 w 1', '   1 w 0', 'trf.colour.same', 1, 97],
    ['another opponent', '   2 w 1', '   3 b 0', 'trf.opponent.notMutual', 1, 92],
    ['a bye', '   2 w 1', '0000 - U', 'trf.opponent.notMutual', 1, 92],
    ['nothing', '   2 w 1', '        ', 'trf.opponent.notMutual', 1, 92],
    ['itself', '   1 w 1', '0000 - U', 'trf.opponent.self', 1, 92],
    ['nobody', '  77 w 1', '0000 - U', 'trf.opponent.unknown', 1, 92],
  ])('may not be %s', (_name, first, second, code, line, column) => {
    const lines = players([first], [second], ['0000 - Z']);
    expect(problemsOf(...lines)).toContainEqual({ severity: 'error', line, column, code });
  });

  it('names the columns of the round', () => {
    const rounds = ['0000 - Z', '0000 - Z', '   2 w 1'];
    expect(problemsOf(...players(rounds, [...rounds.slice(0, 2), '   1 b 1']))).toContainEqual({
      severity: 'error',
      line: 1,
      column: 119,
      code: 'trf.result.bothWin',
    });
  });

  it('is not judged by a side that could not be read', () => {
    expect(gameCodes(...players(['   2 w 1'], ['   x b 0']))).toEqual(['trf.opponent.notANumber']);
  });

  it('reports a pairing number used twice', () => {
    expect(problemsOf(one(), one())).toEqual([
      { severity: 'error', line: 2, column: 5, code: 'trf.player.duplicateNumber' },
    ]);
  });

  it('[TRF16] warns of a second U in a round, but not in a team event', () => {
    const lines = players(['0000 - U'], ['0000 - U']);
    expect(gameCodes(...lines)).toEqual(['trf.bye.twiceInRound']);
    expect(gameCodes(...lines, `013 ${'Both'.padEnd(32)}   1    2`)).toEqual([]);
  });

  it('reports rounds beyond the declared number', () => {
    const lines = players(['0000 - Z', '0000 - Z'], ['0000 - Z']);
    expect(problemsOf('142 1', ...lines)).toEqual([
      { severity: 'error', line: 2, column: 102, code: 'trf.rounds.beyondDeclared' },
    ]);
    expect(codesOf('XXR 1', ...lines)).toEqual(['trf.rounds.beyondDeclared']);
    expect(codesOf('142 2', ...lines)).toEqual([]);
  });
});

describe('points', () => {
  const event = (points: string, ...rounds: string[]): string[] => [
    playerLine({ number: 1, points, rounds }),
    ...rounds.flatMap((round, index) => {
      const opponent = Number(round.slice(0, 4));
      if (opponent === 0) return [];
      const blank = Array.from({ length: index }, () => '0000 - Z');
      const colour = round.charAt(5) === 'w' ? 'b' : 'w';
      const result = { '1': '0', '0': '1', '=': '=', '+': '-', '-': '+', '?': '?' }[
        round.charAt(7)
      ];
      const own = `   1 ${colour} ${result ?? ''}`;
      return [playerLine({ number: opponent, points: '', rounds: [...blank, own] })];
    }),
  ];
  const sums = (...lines: string[]): string[] =>
    codesOf(...lines).filter((code) => code === 'trf.points.notTheSum');

  it.each([
    ['3.5', ['   2 w 1', '   3 b =', '0000 - F', '   4 w +']],
    ['1.5', ['0000 - U', '0000 - H', '   2 w 0', '   3 b -', '0000 - Z']],
  ])('%s are the sum of the rounds', (points, rounds) => {
    expect(sums(...event(points, ...rounds))).toEqual([]);
    expect(sums(...event('9.5', ...rounds))).toEqual(['trf.points.notTheSum']);
  });

  it('follow record 162', () => {
    const rounds = ['   2 w 1', '   3 b =', '0000 - U'];
    expect(sums('162  W 3.0    D 1.0    P 1.0', ...event('5.0', ...rounds))).toEqual([]);
    expect(sums('162  W 3.0    D 1.0', ...event('7.0', ...rounds))).toEqual([]);
  });

  it('may count a bye of the round to come, or not', () => {
    const other = playerLine({ number: 2, points: '0.0', rounds: ['   1 b 0'] });
    for (const points of ['1.0', '1.5']) {
      const own = playerLine({ number: 1, points, rounds: ['   2 w 1', '0000 - H'] });
      expect(codesOf(own, other)).toEqual([]);
    }
  });

  it('may count both, an adjourned game and a bye of the round to come', () => {
    const other = playerLine({ number: 2, points: '', rounds: ['   1 b ?'] });
    const own = playerLine({ number: 1, points: '1.0', rounds: ['   2 w ?', '0000 - H'] });
    expect(sums(own, other)).toEqual([]);
  });

  it('may count an adjourned game as a draw, or not', () => {
    for (const points of ['0.0', '0.5']) expect(sums(...event(points, '   2 w ?'))).toEqual([]);
  });

  it('[TRF26 299] follow penalties and points assigned by the arbiter', () => {
    const rounds = ['   2 w 1', '0000 - H'];
    expect(sums('299          -1.0    0    1', ...event('0.5', ...rounds))).toEqual([]);
    expect(sums('299 H         0.0    2    1', ...event('1.0', ...rounds))).toEqual([]);
    expect(sums('299 H         0.0    1    1', ...event('1.5', ...rounds))).toEqual([]);
    expect(sums('299 W         2.0', ...event('2.5', ...rounds))).toEqual([]);
  });

  it('[TRF26 299] a player stands before all, and a round before every round', () => {
    const rounds = ['   2 w 1', '   3 b 1'];
    const everywhere = '299 W         2.0';
    const secondRound = '299 W         3.0    2';
    const player = '299 W         4.0         1';
    const playerInSecond = '299 W         5.0    2    1';
    expect(sums(everywhere, secondRound, ...event('5.0', ...rounds))).toEqual([]);
    expect(sums(secondRound, player, ...event('8.0', ...rounds))).toEqual([]);
    expect(sums(playerInSecond, player, ...event('9.0', ...rounds))).toEqual([]);
    const all = [playerInSecond, player, secondRound, everywhere];
    expect(sums(...all, ...event('9.0', ...rounds))).toEqual([]);
    expect(sums(...all.reverse(), ...event('9.0', ...rounds))).toEqual([]);
  });

  it('take a bye of 240 where the columns are blank', () => {
    const lines = [
      playerLine({ number: 1, points: '0.5', rounds: [] }),
      playerLine({ number: 2, points: '1.0', rounds: ['   3 w 1'] }),
      playerLine({ number: 3, points: '0.0', rounds: ['   2 b 0'] }),
    ];
    expect(codesOf('240 H   1    1', ...lines)).toEqual([]);
    expect(codesOf(...lines)).toEqual(['trf.points.notTheSum']);
  });
});

describe('the header', () => {
  it.each([
    ['two names', ['012 a', '012 b'], 'trf.record.repeated', 2],
    ['two round counts', ['142 5', '142 6'], 'trf.record.repeated', 2],
    ['142 and XXR', ['XXR 6', '142 5'], 'trf.rounds.conflict', 1],
    ['152 and XXC', ['152 W', 'XXC black1'], 'trf.colour.conflict', 2],
    ['two XXC', ['XXC white1', 'XXC black1'], 'trf.colour.conflict', 2],
    ['an end before the start', ['042 2026/02/02', '052 2026/02/01'], 'trf.date.endBeforeStart', 2],
    ['another number of players', ['062 3', one()], 'trf.count.mismatch', 1],
    [
      '250 twice for a player',
      ['250       1.0   1   2    1    3', '250       0.5   2   3    3    4'],
      'trf.acceleration.overlap',
      2,
    ],
    [
      '250 and XXA',
      [one(), '250       1.0   1   2    1    3', 'XXA    1  1.0'],
      'trf.acceleration.overlap',
      3,
    ],
    ['XXA twice', [one(), 'XXA    1  1.0', 'XXA    1  0.5'], 'trf.acceleration.overlap', 3],
  ])('reports %s', (_name, lines, code, line) => {
    expect(problemsOf(...lines)).toEqual([expect.objectContaining({ code, line })]);
  });

  it.each([
    ['the same thing twice', ['012 a', '012 a', '142 5', 'XXR 5', '152 B', 'XXC rank black1']],
    ['several deputies', ['112 a', '112 b', '102 a', '102 b']],
    [
      'ranges side by side',
      [
        '250       1.0   1   2    1    3',
        '250       0.5   3   3    1    3',
        '250       1.0   1   3    4    9',
      ],
    ],
  ])('says nothing of %s', (_name, lines) => {
    expect(codesOf(...lines)).toEqual([]);
  });
});

describe('numbers that records name', () => {
  const team = (number: number, ...members: number[]): string =>
    `310 ${String(number).padStart(3)} ${'Team'.padEnd(64)} ${members.map((member) => String(member).padStart(4)).join(' ')}`;

  it.each([
    ['240 H   1    7'],
    ['260   1   1    1    7'],
    ['299          -1.0    1    7'],
    ['XXZ 7'],
    ['XXP 1 7'],
    ['XXA    7  1.0'],
    ['FRA    7'],
    [`013 ${'Team'.padEnd(32)}   1    7`],
    [team(1, 1, 7)],
  ])('must be players: %s', (line) => {
    expect(codesOf(one(), line)).toEqual(['trf.player.unknown']);
  });

  it.each([
    ['240 H   1    7'],
    ['260   1   1    1    7'],
    ['300   1   1   7    1'],
    ['320  1.0  2.0   7'],
    ['330 +-   1   1   7'],
    ['802   7 TEAM'],
  ])('must be teams in a team event: %s', (line) => {
    expect(codesOf(one(), team(1, 1), line)).toEqual(['trf.team.unknown']);
  });

  it('reports a team number used twice and a player in two teams', () => {
    expect(codesOf(one(), playerLine({ number: 2 }), team(1, 1), team(1, 1, 2))).toEqual([
      'trf.team.duplicateNumber',
      'trf.team.playerTwice',
    ]);
  });

  it('reports a bye of 240 that the columns contradict', () => {
    const lines = [one({ rounds: ['0000 - Z'] }), playerLine({ number: 2, rounds: ['0000 - Z'] })];
    expect(codesOf(...lines, '240 H   1    1')).toEqual(['trf.bye.contradictsColumns']);
    expect(codesOf(...lines, '240 Z   1    1    2')).toEqual([]);
  });
});
