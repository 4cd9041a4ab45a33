import { describe, expect, it } from 'vitest';
import { TB_2012, TB_2026_03 } from '../rules/editions/tie-breaks.ts';
import { tpn } from '../rules/identity.ts';
import { points } from '../rules/points.ts';
import { SCORING_PRESETS } from '../rules/scoring.ts';
import { explainTieBreak } from './explain.ts';
import { formatFigure, printedValue } from './figure.ts';
import { computeStandings } from './standings.ts';
import { crosstable } from './testing/crosstable.ts';
import { explained, figures, requestFor, standingsOf } from './testing/request.ts';

const PLAYERS = crosstable(`
  1 Alba  2000 : 2w1 3b=
  2 Bea   1900 : 1b0 4w1
  3 Carl  1800 : 4b1 1w=
  4 Dana  1700 : 3w0 2b0
`);
const REQUEST = requestFor(PLAYERS, TB_2026_03.properties);

describe('standings', () => {
  it('[C.07 4.2] rank by points, then by each tie-break among those still tied', () => {
    const { entries, descriptors, dropped } = standingsOf(REQUEST, ['bh-c1', 'BH', 'TPN/R']);
    expect(descriptors).toEqual(['BH/C1', 'BH', 'TPN/R']);
    expect(dropped).toEqual([]);
    expect(
      entries.map(({ rank, name, points, tieBreaks, separatedBy }) => [
        rank,
        name,
        points,
        tieBreaks.map(formatFigure),
        separatedBy,
      ]),
    ).toEqual([
      [1, 'Alba', 15, ['1.5', '2.5', '1'], null],
      [2, 'Carl', 15, ['1.5', '1.5', '3'], 1],
      [3, 'Bea', 10, ['1.5', '1.5', '2'], 'PTS'],
      [4, 'Dana', 0, ['1.5', '2.5', '4'], 'PTS'],
    ]);
  });

  it('[C.07 4.2] those no tie-break separates share a rank', () => {
    const { entries } = standingsOf(REQUEST, ['DE']);
    expect(entries.map(({ rank, tpn: number }) => [rank, Number(number)])).toEqual([
      [1, 1],
      [1, 3],
      [3, 2],
      [4, 4],
    ]);
    expect(entries.map(({ tieBreaks: [figure] }) => figure?.undefinedBecause)).toEqual([
      undefined,
      undefined,
      'notTied',
      'notTied',
    ]);
  });

  it('as they stood after an earlier round', () => {
    const { entries } = standingsOf({ ...REQUEST, rounds: 1 }, ['BH']);
    expect(entries.map(({ rank, tpn: number, points }) => [rank, Number(number), points])).toEqual([
      [1, 1, 10],
      [1, 3, 10],
      [3, 2, 0],
      [3, 4, 0],
    ]);
  });

  it('[TRF26 299] count points given or taken by decision', () => {
    const players = PLAYERS.map((player) =>
      player.tpn === 2
        ? { ...player, rounds: player.rounds.map((one) => ({ ...one, points: points(0.5) })) }
        : player,
    );
    const request = requestFor(players, TB_2026_03.properties);
    expect(figures(request, 'PTS')).toEqual([1.5, 1, 1.5, 0]);
    expect(figures(request, 'PS')[1]).toBe(1.5);
    expect(figures(request, 'WIN')[1]).toBe(0);
    expect(figures(request, 'WON')[1]).toBe(1);
    expect(figures(request, 'STD')[1]).toBe(1);
  });

  it('without a list, and without players', () => {
    expect(standingsOf(REQUEST, []).entries.map(({ rank }) => rank)).toEqual([1, 1, 3, 4]);
    expect(standingsOf({ ...REQUEST, players: [], rounds: 0 }, ['BH']).entries).toEqual([]);
  });

  it('[TRF26 212] take a list that opens with the points', () => {
    expect(standingsOf(REQUEST, ['PTS', 'DE']).entries.map(({ rank }) => rank)).toEqual([
      1, 1, 3, 4,
    ]);
  });

  it('[C.07 4.1] take values entered by hand, lots among them', () => {
    const manual = {
      OTHER_LOTS: new Map([
        [tpn(3), 2],
        [tpn(1), 1.5],
      ]),
    };
    const { entries } = standingsOf({ ...REQUEST, manual }, ['OTHER_LOTS']);
    expect(entries.slice(0, 3).map(({ name, tieBreaks: [figure] }) => [name, figure])).toEqual([
      ['Carl', { value: 200, per: 100 }],
      ['Alba', { value: 150, per: 100 }],
      ['Bea', { value: null, per: 1, undefinedBecause: 'notGiven' }],
    ]);
  });

  it('[C.07 7.7] count standard points in an event of 3-1-0', () => {
    const request = { ...REQUEST, scoring: SCORING_PRESETS['3-1-0'] };
    expect(figures(request, 'PTS')).toEqual([4, 3, 4, 0]);
    expect(figures(request, 'STD')).toEqual([1.5, 1, 1.5, 0]);
  });

  it('[C.07 7.7] give nothing for a double forfeit, half for a game both lost', () => {
    const players = crosstable(`
      1 A 0 : 2w- 2b0 2w?
      2 B 0 : 1b- 1w0 1b?
    `);
    expect(figures(requestFor(players, TB_2026_03.properties), 'STD')).toEqual([0.5, 0.5]);
  });

  it('[C.07 7.8 and 10.6] order by number and by rating, either way', () => {
    const order = (descriptor: string) =>
      standingsOf({ ...REQUEST, rounds: 0 }, [descriptor]).entries.map(({ tpn: number }) =>
        Number(number),
      );
    expect(order('TPN')).toEqual([1, 2, 3, 4]);
    expect(order('TPN/R')).toEqual([4, 3, 2, 1]);
    expect(order('RTNG')).toEqual([1, 2, 3, 4]);
    expect(order('RTNG/R')).toEqual([4, 3, 2, 1]);
  });
});

describe('[C.07 10] players without a rating', () => {
  const players = PLAYERS.map((player) => (player.tpn === 4 ? { ...player, rating: 0 } : player));
  const request = requestFor(players, TB_2026_03.properties);

  it('drop rating tie-breaks, and the standings say so', () => {
    const { entries, dropped } = standingsOf(request, ['ARO', 'TPR', 'TPN']);
    expect(dropped).toEqual([
      { place: 0, article: 'C.07 10.1' },
      { place: 1, article: 'C.07 10.2' },
    ]);
    expect(entries[0]?.tieBreaks[0]).toEqual({ value: null, per: 1, undefinedBecause: 'unrated' });
    expect(entries.map(({ tpn: number }) => Number(number))).toEqual([1, 3, 2, 4]);
  });

  it('unless the regulations give them a rating, or leave them out', () => {
    expect(figures({ ...request, unrated: { rating: 1400 } }, 'ARO')).toEqual([
      1850, 1700, 1700, 1850,
    ]);
    expect(figures({ ...request, unrated: 'leaveOut' }, 'ARO')).toEqual([1850, 2000, 2000, 1850]);
    expect(figures({ ...request, unrated: 'leaveOut' }, 'RTNG')).toEqual([2000, 1900, 1800, null]);
    expect(figures({ ...request, unrated: 'leaveOut' }, 'APRO')[1]).not.toBeNull();
  });
});

describe('what cannot be ranked is refused', () => {
  it('two players with one number', () => {
    const players = [...PLAYERS, ...PLAYERS.slice(0, 1)];
    expect(computeStandings({ ...REQUEST, players }, [])).toEqual({
      ok: false,
      error: { code: 'sameNumberTwice', player: 1 },
    });
  });

  it('a game against somebody who is not there', () => {
    expect(computeStandings({ ...REQUEST, players: PLAYERS.slice(1) }, [])).toEqual({
      ok: false,
      error: { code: 'opponentNotInField', player: 2, round: 1 },
    });
  });

  it('a tie-break the edition does not have, with the article', () => {
    expect(computeStandings({ ...REQUEST, kind: 'roundRobin' }, ['DE', 'BH'])).toEqual({
      ok: false,
      error: { code: 'notInRoundRobin', descriptor: 'BH', article: 'C.07 8.1' },
    });
    expect(explainTieBreak(REQUEST, 'EDE', tpn(1)).ok).toBe(false);
    expect(explainTieBreak(REQUEST, 'DE', tpn(1), ['XX']).ok).toBe(false);
    expect(explainTieBreak(REQUEST, 'BH', tpn(9))).toEqual({
      ok: false,
      error: { code: 'unknownPlayer', player: 9 },
    });
  });
});

describe('the working', () => {
  it('names the tie-break, its article and each round', () => {
    const explanation = explained(REQUEST, 'SB', 1);
    expect(explanation).toMatchObject({
      descriptor: 'SB',
      article: 'C.07 9.1',
      better: 'higher',
      name: { en: 'Sonneborn-Berger', fr: 'Sonneborn-Berger' },
    });
    expect(explanation.figure).toMatchObject({
      value: 175,
      per: 100,
      working: [
        { round: 1, opponent: 2, value: 100, product: { score: 10, points: 10 } },
        { round: 2, opponent: 3, value: 75, product: { score: 15, points: 5 } },
      ],
    });
  });

  it('is not made when nobody asks', () => {
    const { entries } = standingsOf(REQUEST, ['BH', 'SB', 'DE', 'ARO', 'TPR', 'WIN']);
    for (const { tieBreaks } of entries) {
      for (const figure of tieBreaks) expect(figure).not.toHaveProperty('working');
    }
  });

  it('[LA 5.2 2.2] says which opponent’s score is adjusted', () => {
    const players = crosstable(`
      1 A 0 : 2w1 3w1
      2 B 0 : 1b0 0-F
      3 C 0 : 0-Z 1b0
    `);
    const { figure } = explained(requestFor(players, TB_2012.properties), 'BH', 1);
    expect(figure.working?.map(({ value, alterations }) => [value, ...alterations])).toEqual([
      [5, { change: 'adjusted', article: 'LA 5.2 2.2' }],
      [5, { change: 'adjusted', article: 'LA 5.2 2.2' }],
    ]);
  });

  it('says so when the player is not tied', () => {
    expect(explained(REQUEST, 'DE', 4).figure).toMatchObject({
      value: null,
      undefinedBecause: 'notTied',
    });
  });
});

describe('figures as printed', () => {
  it.each([
    [{ value: 125, per: 10 }, '12.5'],
    [{ value: 2675, per: 200 }, '13.38'],
    [{ value: 1225, per: 100 }, '12.25'],
    [{ value: 1820, per: 1 }, '1820'],
    [{ value: null, per: 1 }, null],
  ])('%j is %s', (figure, text) => {
    expect(formatFigure(figure)).toBe(text);
    expect(printedValue(figure)).toBe(text === null ? null : Number(text));
  });
});
