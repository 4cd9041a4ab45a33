import { tpn } from '@ronde/core/rules/identity.ts';
import { points } from '@ronde/core/rules/points.ts';
import type { CrosstableCell, CrosstableLine } from '@ronde/core/standings/ranking/crosstable.ts';
import type { RatedCrosstableLine } from '@ronde/core/tournament/views/crosstable.ts';
import { describe, expect, it } from 'vitest';
import { heatOf, heatOfGames, legendOf, marksOf, rowsShown } from './cell-text.ts';
import { CROSSTABLE_WORDS } from './crosstable-words.ts';

const cell = (change: Partial<CrosstableCell>): CrosstableCell => ({
  counts: true,
  opponentLine: 4,
  opponent: tpn(12),
  colour: 'white',
  outcome: 'win',
  points: points(1),
  ...change,
});

const bye = { opponentLine: null, opponent: null, colour: null } as const;

describe('a cell of the crosstable', () => {
  it.each<[Partial<CrosstableCell>, number | null]>([
    [{}, 4],
    [{ outcome: 'draw', points: points(0.5), colour: 'black' }, 2],
    [{ outcome: 'loss', points: points(0) }, 0],
    [{ outcome: 'forfeitWin' }, 4],
    [{ outcome: 'forfeitLoss', points: points(0) }, 0],
    [{ ...bye, outcome: 'halfPointBye', points: points(0.5) }, 2],
    [{ outcome: 'notEntered', points: points(0) }, null],
    // [C.05 6.6] With one who left a round robin before half of the games.
    [{ counts: false }, null],
  ])('%j is as deep as its points', (change, heat) => {
    expect(heatOf(cell(change))).toBe(heat);
    expect(heatOfGames([{ round: 1, cell: cell(change) }])).toBe(heat);
  });

  it('is empty where the player was not in the event', () => {
    expect(heatOf(null)).toBeNull();
    expect(heatOfGames([])).toBeNull();
  });

  it('is as deep for three points where a win brings three', () => {
    expect(heatOf(cell({ points: points(3) }), points(3))).toBe(4);
    expect(heatOf(cell({ outcome: 'draw', points: points(1) }), points(3))).toBe(1);
  });

  it('has both games of a double round robin', () => {
    const games = [
      { round: 1, cell: cell({}) },
      { round: 4, cell: cell({ outcome: 'loss', points: points(0), colour: 'black' }) },
    ];
    expect([marksOf(games, 'en'), heatOfGames(games)]).toEqual(['1 0', 2]);
  });
});

describe('what a crosstable shows, for files and the clipboard', () => {
  const line = (
    number: number,
    at: number,
    rounds: (CrosstableCell | null)[],
  ): RatedCrosstableLine => ({
    line: at,
    rank: at,
    outside: null,
    tpn: tpn(number),
    name: `Player ${number}`,
    points: points(1.5),
    tieBreaks: [21.5],
    figures: [{ value: 43, per: 2 }],
    rating: 1800 + number,
    performance: 1900,
    rounds,
  });
  const against = (opponent: number, opponentLine: number, change: Partial<CrosstableCell> = {}) =>
    cell({ opponent: tpn(opponent), opponentLine, ...change });
  const lines = [
    line(2, 1, [
      against(1, 2, { colour: 'black' }),
      cell({ ...bye, outcome: 'halfPointBye', points: points(0.5) }),
    ]),
    line(1, 2, [against(2, 1, { outcome: 'loss', points: points(0) }), null]),
  ];
  const view = { round: 2, roundRobin: true, descriptors: ['BH'], lines };
  const shown = (grid: boolean, order: 'rank' | 'number', language: 'en' | 'fr'): unknown =>
    rowsShown(view, lines, { grid, order, language }, CROSSTABLE_WORDS[language]);

  it('round by round, opponents by their line or their number', () => {
    expect(shown(false, 'rank', 'en')).toEqual([
      ['Line', 'Rank', 'No.', 'Name', 'Rating', 'Pts', 'R1', 'R2', 'BH', 'Rp'],
      [1, 1, 2, 'Player 2', 1802, 1.5, '2b 1', 'bye ½', 21.5, 1900],
      [2, 2, 1, 'Player 1', 1801, 1.5, '1w 0', '', 21.5, 1900],
    ]);
    expect(shown(false, 'number', 'fr')).toEqual([
      ['Rang', 'N°', 'Nom', 'Elo', 'Pts', 'R1', 'R2', 'BH', 'Perf.'],
      [1, 2, 'Player 2', 1802, 1.5, '1N 1', 'bye ½', 21.5, 1900],
      [2, 1, 'Player 1', 1801, 1.5, '2B 0', '', 21.5, 1900],
    ]);
  });

  it('two on one rank have a line each, by which their opponents name them', () => {
    const tied = lines.map((one) => ({ ...one, rank: 1 }));
    const rows = rowsShown(
      view,
      tied,
      { grid: false, order: 'rank', language: 'en' },
      CROSSTABLE_WORDS.en,
    );
    expect(rows.slice(1).map(([at, rank, , , , , first]) => [at, rank, first])).toEqual([
      [1, 1, '2b 1'],
      [2, 1, '1w 0'],
    ]);
  });

  it('player against player', () => {
    expect(shown(true, 'rank', 'en')).toEqual([
      ['Line', 'Rank', 'No.', 'Name', 'Rating', 'Pts', 1, 2, 'BH', 'Rp'],
      [1, 1, 2, 'Player 2', 1802, 1.5, '×', '1', 21.5, 1900],
      [2, 2, 1, 'Player 1', 1801, 1.5, '0', '×', 21.5, 1900],
    ]);
    expect((shown(true, 'number', 'en') as unknown[][])[1]).toEqual([
      1,
      2,
      'Player 2',
      1802,
      1.5,
      '1',
      '×',
      21.5,
      1900,
    ]);
  });
});

describe('the legend of the crosstable', () => {
  const line = (name: string, outside: CrosstableLine['outside']): CrosstableLine => ({
    ...{ line: 1, rank: null, outside, tpn: tpn(1), name },
    ...{ points: points(0), tieBreaks: [], rounds: [] },
  });
  const { gridLegend, notCounted } = CROSSTABLE_WORDS.fr;

  it('[C.05 6.6] names whose games of a round robin do not count', () => {
    const lines = [line('Briand, Malo', null), line('Éveno, Soazig', 'underHalf')];
    expect(legendOf(gridLegend, lines, notCounted)).toBe(
      `${gridLegend} ${notCounted('Éveno, Soazig')}`,
    );
    expect(legendOf(gridLegend, lines.slice(0, 1), notCounted)).toBe(gridLegend);
  });
});
