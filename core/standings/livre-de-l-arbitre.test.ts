import { describe, expect, it } from 'vitest';
import { TB_2012, TB_2026_03 } from '../rules/editions/tie-breaks.ts';
import { tpn } from '../rules/identity.ts';
import type { PlayerRecord } from '../rules/record.ts';
import { openField } from './field.ts';
import { performanceOf } from './testing/performance.ts';
import { sheet, squareTable, type SheetRound } from './testing/crosstable.ts';
import { explained, figures, requestFor, standingsOf } from './testing/request.ts';
import { scoresOf } from './unplayed-rounds.ts';

// Every worked figure of the Livre de l'Arbitre (FFE, January 2022), chapter 5.2; line numbers in brackets.
const EDITION = TB_2012.properties;
const UNKNOWN = 4;

const rounds = (results: string, scores: readonly number[] = []): SheetRound[] =>
  Array.from(results, (result, index) =>
    'UFHZ'.includes(result) ? { result } : { result, score: scores[index] ?? UNKNOWN },
  );

const first = (played: readonly SheetRound[], descriptor: string) =>
  figures(requestFor(sheet(played), EDITION), descriptor)[0];

describe('[LA 5.2 2.1.1] Cumulatif (lines 9472-9510)', () => {
  it.each([
    ['Soumarinov', 'Z00111', 6],
    ['Attakinski', '111000', 15],
    ['Solidov', '======', 10.5],
    ['Classikov', '+01=0=', 12],
  ])('%s', (_, results, expected) => {
    expect(first(rounds(results), 'PTS')).toBe(3);
    expect(first(rounds(results), 'PS')).toBe(expected);
  });

  it('[2.1.1.1] tronqué leaves out the first rounds, not the smallest scores', () => {
    expect(first(rounds('+01=0='), 'PS/C1')).toBe(11);
    expect(first(rounds('+01=0='), 'PS/C2')).toBe(10);
    expect(first(rounds('======'), 'PS/C2')).toBe(9);
  });

  it('[2.1.1.2] of the opponents: the exempt meets somebody at half of the points', () => {
    // Six rounds of draws make 10½, as Solidov's; the opponent of round 1 lost it and won the rest.
    const request = requestFor(sheet([{ result: '1', score: 5 }, ...rounds('UZZZZ')]), EDITION);
    expect(figures(request, 'OTHER_OPPONENTS_PROGRESSIVE')[0]).toBe(15 + 10.5);
  });
});

describe('[LA 5.2 2.1.2 and 2.1.3] the ten-player round robin (lines 9531-9602)', () => {
  const PLAYERS = squareTable([
    ['Albert', '- ½ ½ ½ ½ 1 ½ 1 1 1'],
    ['Bernard', '½ - ½ ½ 0 1 ½ ½ ½ 1'],
    ['Claude', '½ ½ - ½ 0 1 ½ 1 ½ ½'],
    ['Denis', '½ ½ ½ - 1 0 ½ 1 ½ ½'],
    ['Eric', '½ 1 1 0 - ½ ½ 0 1 0'],
    ['Franck', '0 0 0 1 ½ - ½ 1 1 1'],
    ['Guy', '½ ½ ½ ½ ½ ½ - ½ 1 ½'],
    ['Herbert', '0 ½ 0 0 1 0 ½ - 0 1'],
    ['Isidore', '0 ½ ½ ½ 0 0 0 1 - 1'],
    ['Jack', '0 0 ½ ½ 1 0 ½ 0 0 -'],
  ]);
  const request = requestFor(PLAYERS, EDITION, { kind: 'roundRobin' });
  const FINAL = [
    'Albert',
    'Claude',
    'Bernard',
    'Guy',
    'Denis',
    'Franck',
    'Eric',
    'Isidore',
    'Herbert',
    'Jack',
  ];
  const [B, C, D, F, G] = [2, 3, 4, 6, 7];

  it('has the totals printed', () => {
    expect(figures(request, 'PTS')).toEqual([6.5, 5, 5, 5, 4.5, 5, 5, 3, 3.5, 2.5]);
  });

  it('separates only Guy by direct encounter, applied once', () => {
    const { entries } = standingsOf(request, ['DE']);
    expect(entries.slice(1, 6).map(({ name, rank }) => [name, rank])).toEqual([
      ['Bernard', 2],
      ['Claude', 2],
      ['Guy', 4],
      ['Denis', 5],
      ['Franck', 5],
    ]);
    const scored = (number: number) => explained(request, 'DE', number).figure.value;
    expect([B, C, D, F, G].map(scored)).toEqual([25, 25, 15, 15, 20]);
  });

  it('[C.07 6.2] would put Franck, who beat him, above Denis today', () => {
    const now = requestFor(PLAYERS, TB_2026_03.properties, { kind: 'roundRobin' });
    const { entries } = standingsOf(now, ['DE']);
    expect(entries.slice(4, 6).map(({ name }) => name)).toEqual(['Franck', 'Denis']);
  });

  it.each([
    ['KS', [3, 3, 3, 2]],
    // Nobody has 4 points: the limit moves to 3½ and the figures stay.
    ['KS/L-1', [3, 3, 3, 2]],
    ['KS/L-2', [3.5, 3.5, 3.5, 3]],
    ['KS/L-3', [4, 4.5, 4.5, 4]],
    ['KS/L+1', [3, 3, 2, 1.5]],
  ])('%s of Bernard, Claude, Denis and Franck', (descriptor, expected) => {
    const all = figures(request, descriptor);
    expect([B, C, D, F].map((number) => all[number - 1])).toEqual(expected);
  });

  it('gives places 2 to 6 as printed: direct encounter, Koya, extended Koya', () => {
    const { entries } = standingsOf(request, ['DE', 'KS', 'OTHER_EXTENDED_KOYA']);
    expect(entries.map(({ name }) => name)).toEqual(FINAL);
    expect(entries.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const extended = entries.map(({ tieBreaks }) => tieBreaks[2]?.value ?? null);
    expect(extended).toEqual([null, 45, 40, null, null, null, null, null, null, null]);
  });

  it('gives the same by moving the limit half point by half point', () => {
    const { entries } = standingsOf(request, ['DE', 'KS', 'KS/L-1', 'KS/L-2', 'KS/L-3']);
    expect(entries.map(({ name }) => name)).toEqual(FINAL);
  });

  it('shows each extension of the Koya system: 4½, 3½, 3', () => {
    const { steps } = explained(request, 'OTHER_EXTENDED_KOYA', C, ['DE', 'KS']);
    expect(
      steps?.map(({ limit, rows }) => [limit, ...rows.map(({ figure }) => figure.value)]),
    ).toEqual([
      [45, 30, 30],
      [35, 35, 35],
      [30, 40, 45],
    ]);
  });

  it('reduced, leaves out the lowest of the upper half first', () => {
    const { steps } = explained(request, 'OTHER_REDUCED_KOYA', B, ['DE']);
    // Without Eric (4½) both keep 3; without the group at 5 only the game with Albert is left.
    expect(steps?.map(({ limit }) => limit)).toEqual([45, 50, 65]);
  });

  // Derived figures: no unplayed game, so plain arithmetic on the table.
  it.each([
    ['SB', [26.25, 21.5, 21.75, 21.25, 21.75, 18.75, 21.75, 12, 13, 12]],
    ['WON', [4, 2, 2, 2, 3, 4, 1, 2, 2, 1]],
    ['OTHER_KASHDAN', [26, 21, 21, 21, 21, 23, 20, 17, 18, 15]],
  ])('%s', (descriptor, expected) => {
    expect(figures(request, descriptor)).toEqual(expected);
  });
});

describe('[LA 5.2 2.1.6] Kashdan (lines 9632-9636)', () => {
  it.each([
    ['Albert', '1========', 20],
    ['Bernard', '111110000', 24],
  ])('%s', (_, results, expected) => {
    expect(first(rounds(results), 'PTS')).toBe(5);
    expect(first(rounds(results), 'OTHER_KASHDAN')).toBe(expected);
  });
});

describe('[BAF 101 2.5 1] Kashdan of a game without a result', () => {
  it('is nothing yet, not the two of an unplayed game', () => {
    expect(first(rounds('1?'), 'OTHER_KASHDAN')).toBe(4);
    expect(first(rounds('1Z'), 'OTHER_KASHDAN')).toBe(6);
  });
});

describe('[LA 5.2 2.1.4 and 2.1.5] unplayed games', () => {
  it('are no wins and no games with Black', () => {
    expect(first(rounds('+U1'), 'WON')).toBe(1);
    const record: PlayerRecord['rounds'] = [
      { opponent: tpn(2), colour: 'black', outcome: 'forfeitWin' },
      { opponent: tpn(2), colour: 'black', outcome: 'loss' },
    ];
    const players = [
      { tpn: tpn(1), name: 'One', rating: 0, rounds: record },
      { tpn: tpn(2), name: 'Two', rating: 0, rounds: [] },
    ];
    expect(figures(requestFor(players, EDITION), 'BPG')[0]).toBe(1);
  });
});

describe('[LA 5.2 2.2] the virtual opponent (lines 9660-9860)', () => {
  const virtual = (played: readonly SheetRound[], round: number, after: number) => {
    const request = requestFor(sheet(played), EDITION, { rounds: after });
    const line = explained(request, 'BH', 1).figure.working?.[round - 1];
    expect(line?.alterations).toEqual([{ change: 'virtual', article: 'LA 5.2 2.2' }]);
    return (line?.value ?? NaN) / 10;
  };

  it('example 1: J is absent in round 3 with 1½', () => {
    const played = rounds('1=-======');
    expect(virtual(played, 3, 3)).toBe(2.5);
    expect(virtual(played, 3, 9)).toBe(5.5);
  });

  it('example 2: J’s opponent is absent in round 6, J has 3½', () => {
    const played = rounds('111=0+===');
    expect(virtual(played, 6, 6)).toBe(3.5);
    expect(virtual(played, 6, 9)).toBe(5);
  });

  const BERNARD = rounds('110-10=1=10', [3.5, 7, 7.5, 3.5, 4.5, 6, 6.5, 4.5, 6.5, 4.5, 7]);
  const LAURENT: SheetRound[] = rounds('+11111=110=', [0, 6.5, 7, 7.5, 7.5, 9, 8, 8, 7.5, 8, 8]);
  const SYLVAIN: SheetRound[] = rounds('111=11100=1', [5, 6.5, 8, 6.5, 8, 7.5, 7, 9, 8, 7, 7.5]);
  const DENIS: SheetRound[] = rounds('11=1011011=', [4, 5, 7.5, 7, 8, 8, 8, 9, 6.5, 7.5, 9]);

  /** An opponent with a game won or lost by forfeit among the points printed. */
  const forfeited = (played: readonly SheetRound[], round: number, forfeit: '+' | '-') =>
    played.map((one, index) => (index === round - 1 ? { ...one, opponentForfeit: forfeit } : one));

  it.each([
    ['example 3, Bernard', BERNARD, 64],
    ['example 4, Laurent: Emmanuel has a forfeit win', forfeited(LAURENT, 3, '+'), 81.5],
    ['example 5, Sylvain: Laurent has a forfeit win', forfeited(SYLVAIN, 8, '+'), 79.5],
    [
      'example 6, Denis: Georges lost one by forfeit, Laurent won one',
      forfeited(forfeited(DENIS, 1, '-'), 11, '+'),
      79.5,
    ],
  ])('%s', (_, played, expected) => {
    expect(first(played, 'BH')).toBe(expected);
  });

  it('example 3: Victor’s 3½ give way to 6½', () => {
    expect(virtual(BERNARD, 4, 11)).toBe(6.5);
  });
});

describe('[LA 5.2 2.2] adjusted scores and Buchholz (lines 9905-9972)', () => {
  it.each([
    ['Paul', rounds('1==01', [3, 2, 1, 2.5, 4]), 3, 3, 12.5],
    ['Loïc', rounds('Z110-', [0, 2, 3, 4, 3]), 2, 3, 15],
    ['Tony', rounds('00U1+', [2.5, 1.5, 0, 3, 2]), 3, 2, 10],
    ['Ludo', rounds('=0ZZZ', [1.5, 2]), 0.5, 2, 9.5],
  ])('%s', (_, played, points, adjusted, buchholz) => {
    const request = requestFor(sheet(played), EDITION);
    const field = openField(request);
    if (!field.ok) throw new Error(field.error.code);
    const scores = scoresOf(field.value, { forfeitsPlayed: false, fore: false });
    expect(scores.own[0]).toBe(points * 10);
    expect(scores.adjusted[0]).toBe(adjusted * 10);
    expect(first(played, 'BH')).toBe(buchholz);
  });

  it('cut and median leave out the smallest, and as many of the greatest', () => {
    const paul = rounds('1==01', [3, 2, 1, 2.5, 4]);
    expect(first(paul, 'BH/C1')).toBe(11.5);
    expect(first(paul, 'BH/C2')).toBe(9.5);
    expect(first(paul, 'BH/M1')).toBe(7.5);
    expect(first(paul, 'BH/M2')).toBe(2.5);
  });
});

describe('[LA 5.2 2.2] Sonneborn-Berger (lines 9980-9997)', () => {
  const PLAYERS = squareTable([
    ['A', '- 0 1 0'],
    ['B', '1 - ½ ½'],
    ['C', '0 ½ - ½'],
    ['D', '1 ½ ½ -'],
  ]);
  const request = requestFor(PLAYERS, EDITION, { kind: 'roundRobin' });

  it('A 1, B 2½, C 2, D 2½: C before A, B and D still tied', () => {
    expect(figures(request, 'SB')).toEqual([1, 2.5, 2, 2.5]);
    const { entries } = standingsOf(request, ['SB']);
    expect(entries.map(({ name, rank }) => [name, rank])).toEqual([
      ['B', 1],
      ['D', 1],
      ['C', 3],
      ['A', 4],
    ]);
  });

  it('sum of Buchholz adds the opponents’', () => {
    // Buchholz: A 5, B 4, C 5, D 4.
    expect(figures(request, 'BH')).toEqual([5, 4, 5, 4]);
    expect(figures(request, 'OTHER_SUM_OF_BUCHHOLZ')).toEqual([13, 14, 13, 14]);
  });
});

describe('[LA 5.2] la Performance (lines 10146-10218)', () => {
  it('keeps a 1700 and a 2200 within 400 points of each other', () => {
    const low = performanceOf(1700, [[2200, '0']], EDITION, 'TPR');
    expect(low.figure.working?.[0]).toMatchObject({
      value: 2100,
      alterations: [{ change: 'broughtNearer', article: 'LA 5.2 2.3' }],
    });
    const high = performanceOf(2200, [[1700, '1']], EDITION, 'TPR');
    expect(high.figure.working?.[0]?.value).toBe(1800);
  });

  it('the player at 1850: 1772 + 193 = 1965', () => {
    // The book prints 1985; its own average and quantity make 1965.
    const { figure } = performanceOf(
      1850,
      [
        [1440, '1'],
        [1700, '1'],
        [1800, '1'],
        [2000, '1'],
        [2000, '+'],
        [1800, '='],
        [1900, '-'],
        [1880, '0'],
        [1770, '+'],
      ],
      EDITION,
      'TPR',
    );
    expect(figure.value).toBe(1965);
    expect(figure.working?.slice(-2)).toMatchObject([
      { item: 'average', value: 1772 },
      { item: 'difference', value: 193, made: { halfPoints: 9, games: 6 } },
    ]);
  });

  it('has no value outside the columns of 4 to 13 games, and says so', () => {
    const { figure } = performanceOf(1850, [[1800, '1']], EDITION, 'TPR');
    expect(figure).toMatchObject({ value: null, undefinedBecause: 'noColumn' });
  });
});
