import { describe, expect, it } from 'vitest';
import { TB_2003, TB_2012, TB_2026_03 } from '../rules/editions/tie-breaks.ts';
import { openField } from './field.ts';
import { provisionalRatings } from './provisional-ratings.ts';
import { crosstable, sheet, squareTable } from './testing/crosstable.ts';
import { performanceOf } from './testing/performance.ts';
import { explained, figures, requestFor, standingsOf } from './testing/request.ts';
import { scoresOf } from './unplayed-rounds.ts';

// Worked figures of the bulletin BAF 101 (November 2003), chapter 2.5, under its own edition.
const EDITION = TB_2003.properties;

describe('[BAF 101 2.5] adjusted scores (lines 1293-1310)', () => {
  it.each([
    ['Paul', '1==101', 4, 4],
    ['Loïc', 'Z1100-', 2, 3],
    ['Tony', '00U00+', 2, 1],
    ['Ludo', '=0ZZZZ', 0.5, 2.5],
  ])('%s', (_, results, points, adjusted) => {
    const played = Array.from(results, (result) =>
      'UZ'.includes(result) ? { result } : { result, score: 3 },
    );
    const field = openField(requestFor(sheet(played), EDITION));
    if (!field.ok) throw new Error(field.error.code);
    const scores = scoresOf(field.value, { forfeitsPlayed: false, fore: false });
    expect(scores.own[0]).toBe(points * 10);
    expect(scores.adjusted[0]).toBe(adjusted * 10);
  });
});

describe('[BAF 101 2.5 4 Score ajusté] own unplayed rounds (lines 832 and 1287-1289)', () => {
  // Adjusted scores by the rule of line 832: 2, 2, 1 and 1, so 1½ on average.
  const players = crosstable(`
    1 One 2000 : 2w+ 0-U 3w1
    2 Two 1900 : 1b- 3w1 4b=
    3 Three 1800 : 4w1 2b0 1b0
    4 Four 1700 : 3b0 0-Z 2w=
  `);
  const request = requestFor(players, EDITION);

  it('half of the opponent for a forfeit, the mean for a bye, oneself for an absence', () => {
    expect(figures(request, 'BH')).toEqual([1 + 1.5 + 1, 1 + 1 + 1, 1 + 2 + 2, 1 + 1 + 2]);
    const { figure } = explained(request, 'BH', 1);
    expect(figure.working?.map(({ alterations }) => alterations)).toEqual([
      [{ change: 'halved', article: 'BAF 101 2.5 4 Score ajusté' }],
      [{ change: 'mean', article: 'BAF 101 2.5 4 Score ajusté' }],
      [],
    ]);
    expect(explained(request, 'BH', 4).figure.working?.[1]?.alterations).toEqual([
      { change: 'againstSelf', article: 'BAF 101 2.5 1' },
    ]);
  });

  it('count as draws in Sonneborn-Berger, whatever they brought', () => {
    // ½ × 1 + ½ × 1½ + 1; ½ × 1 + 1 + ½; 1; ½ × 1 + ½ × 2.
    expect(figures(request, 'SB')).toEqual([2.25, 2, 1, 1.5]);
    expect(explained(request, 'SB', 1).figure.working?.[0]).toMatchObject({
      product: { score: 80, per: 80, points: 5 },
      alterations: [{ change: 'halved' }, { change: 'unplayedDraw', article: 'BAF 101 2.5 1' }],
    });
  });

  it('are exact: thirds of a point are not rounded before they are compared', () => {
    const three = crosstable(`
      1 One 2000 : 0-U 2w1
      2 Two 1900 : 3w1 1b0
      3 Three 1800 : 2b0 0-U
    `);
    // Adjusted 1½, 1 and ½: the mean is one point, in parts of a sixtieth.
    const { entries } = standingsOf(requestFor(three, EDITION), ['BH']);
    expect(entries[0]?.tieBreaks[0]).toEqual({ value: 120, per: 60 });
  });

  it('do not touch the progressive score: a forfeit counts as a win (lines 1021-1041)', () => {
    const scores = (results: string): number | null | undefined =>
      figures(
        requestFor(
          sheet(
            Array.from(results, (result) => (result === 'Z' ? { result } : { result, score: 3 })),
          ),
          EDITION,
        ),
        'PS',
      )[0];
    expect(scores('Z00111')).toBe(6);
    expect(scores('111000')).toBe(15);
    expect(scores('======')).toBe(10.5);
    expect(scores('+01=0=')).toBe(12);
  });
});

describe('[BAF 101 2.5 2.1.4] direct encounter (lines 872-874 and 1067-1138)', () => {
  it('decides nothing unless all of the tied have met; the book looks further', () => {
    const players = crosstable(`
      1 One 2000 : 2w1 3w1 4b0
      2 Two 1900 : 1b0 5w1 6w1
      3 Three 1800 : 5w1 1b0 5w1
      4 Four 1700 : 6w1 6w1 1w1
      5 Five 1600 : 3b0 2b0 3b0
      6 Six 1500 : 4b0 4b0 2b0
    `);
    const ranks = (edition: typeof EDITION): number[] =>
      standingsOf(requestFor(players, edition), ['DE'])
        .entries.filter(({ points }) => points === 20)
        .map(({ rank }) => rank);
    // One has beaten the two others, who have not met.
    expect(ranks(EDITION)).toEqual([2, 2, 2]);
    expect(ranks(TB_2012.properties)).toEqual([2, 3, 3]);
  });

  it('ranks the worked round robin: direct encounter once, then Koya and extended Koya', () => {
    const players = squareTable([
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
    const request = requestFor(players, EDITION, { kind: 'roundRobin' });
    const { entries } = standingsOf(request, ['DE', 'KS', 'OTHER_EXTENDED_KOYA']);
    expect(entries.map(({ tpn }) => players[tpn - 1]?.name)).toEqual([
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
    ]);
    expect(figures(request, 'KS').slice(1, 4)).toEqual([3, 3, 3]);
  });
});

describe('[BAF 101 2.5 2.2] Sonneborn-Berger (lines 1316-1332)', () => {
  it('A 1, B 2½, C 2, D 2½', () => {
    const players = squareTable([
      ['A', '- 0 1 0'],
      ['B', '1 - ½ ½'],
      ['C', '0 ½ - ½'],
      ['D', '1 ½ ½ -'],
    ]);
    const request = requestFor(players, EDITION, { kind: 'roundRobin' });
    expect(figures(request, 'SB')).toEqual([1, 2.5, 2, 2.5]);
  });
});

describe('[BAF 101 2.5] Performance Elo (lines 1148-1223)', () => {
  const GAMES = [
    [1490, '1'],
    [1700, '1'],
    [1800, '1'],
    [2000, '1'],
    [2000, '+'],
    [1800, '='],
    [1900, '-'],
    [1880, '0'],
    [1770, '+'],
  ] as const;

  it('the player at 1850: 1780 + 184 = 1964', () => {
    const { figure } = performanceOf(1850, GAMES, EDITION, 'OTHER_BAF101_PERFORMANCE');
    expect(figure.value).toBe(1964);
    expect(figure.working?.[0]).toMatchObject({ value: 1500, counts: true });
    // The edition's own performance is the same.
    expect(performanceOf(1850, GAMES, EDITION, 'TPR').figure.value).toBe(1964);
  });

  it('keeps a 1700 and a 2200 within 350 points of each other', () => {
    const at = (own: number, other: number) =>
      performanceOf(own, [[other, '1']], EDITION, 'OTHER_BAF101_PERFORMANCE').figure.working?.[0]
        ?.value;
    expect(at(1700, 2200)).toBe(2050);
    expect(at(2200, 1700)).toBe(1850);
  });

  it('the FFE performance leaves the far game out instead', () => {
    const { figure } = performanceOf(1850, GAMES, EDITION, 'OTHER_FFE_PERFORMANCE');
    // (1700 + 1800 + 2000 + 1800 + 1880) / 5 = 1836; 3½ of 5 adds 149.
    expect(figure.value).toBe(1836 + 149);
    expect(figure.working?.[0]).toMatchObject({
      counts: false,
      alterations: [{ change: 'tooFar', article: 'BAF 101 Performance FFE' }],
    });
    const few = performanceOf(1850, GAMES.slice(0, 4), EDITION, 'OTHER_FFE_PERFORMANCE');
    expect(few.figure).toMatchObject({ value: null, undefinedBecause: 'noColumn' });
  });
});

describe('[BAF 101 2.5] Buchholz yougoslave (line 1009)', () => {
  it('counts the opponents at half of the points or more', () => {
    const played = [
      { result: '1', score: 2 },
      { result: '0', score: 2.5 },
      { result: '=', score: 3 },
      { result: '1', score: 1 },
      { result: '1', score: 4 },
    ];
    expect(figures(requestFor(sheet(played), EDITION), 'OTHER_YUGOSLAV')[0]).toBe(2.5 + 3 + 4);
  });
});

describe('[BAF 101 2.5] provisional ratings of the unrated (lines 1225-1281)', () => {
  const rated = (score: number, ...ratings: (number | null)[]) =>
    ratings.map((rating) => ({ rating, score: score * 10 }));

  it('the mean of the rated players of the score group: 1980', () => {
    // The bulletin divides by 2 in print; four ratings make 7920 / 4.
    const group = rated(4, 2200, null, 1860, 1950, 1910, null);
    const given = provisionalRatings(group, { rounds: 7, win: 10, table: 'baf101-2003' });
    expect(given).toEqual([null, 1980, null, null, null, 1980]);
  });

  const LEVELS = [
    ...rated(4.5, 1890, 1890, 1890, 1890, 1890, null),
    ...rated(4, null, null, null),
    ...rated(3.5, 1750, null, null, null),
  ];

  it('a group without one lies between its neighbours as the table of scores: 1823', () => {
    // Printed with the quantities 110, 57 and 0, which are the later book's table.
    const given = provisionalRatings(LEVELS, { rounds: 7, win: 10, table: 'la-2010s' });
    expect(given.slice(5)).toEqual([1890, 1823, 1823, 1823, null, 1750, 1750, 1750]);
  });

  it('makes 1819 with the bulletin’s own table: 102, 50 and 0', () => {
    const given = provisionalRatings(LEVELS, { rounds: 7, win: 10, table: 'baf101-2003' });
    expect(given[6]).toBe(1819);
  });

  it('a group at the end takes the table’s step from its only neighbour, the higher group first', () => {
    const levels = [...rated(5, null), ...rated(4.5, null), ...rated(4, 1900), ...rated(3, null)];
    const given = provisionalRatings(levels, { rounds: 7, win: 10, table: 'la-2010s' });
    // Quantities 166, 110, 57 and −57; the second group then lies between 2009 and 1900.
    expect(given).toEqual([1900 + 109, 1953, null, 1900 - 114]);
  });

  it('enters the average when the event takes the rule over', () => {
    const players = crosstable(`
      1 One 2000 : 2w1 3b1
      2 Two 0 : 1b0 4w1
      3 Three 1700 : 4b1 1w0
      4 Four 1600 : 3w0 2b0
    `);
    const request = requestFor(players, TB_2026_03.properties, { unrated: 'scoreGroupMean' });
    const { figure } = explained(request, 'ARO', 1);
    expect(figure.value).toBe(1700);
    // Under the bulletin's own edition nobody has to say so; later ones drop the tie-break.
    expect(explained(requestFor(players, EDITION), 'ARO', 1).figure.value).toBe(1700);
    const later = requestFor(players, TB_2026_03.properties);
    expect(explained(later, 'ARO', 1).figure.undefinedBecause).toBe('unrated');
    expect(figure.working?.[0]).toMatchObject({
      value: 1700,
      alterations: [{ change: 'provisional', article: 'C.07 10.1' }],
    });
  });
});
