import { describe, expect, it } from 'vitest';
import { TB_2024_08, TB_2026_03, type TieBreakProperties } from '../rules/editions/tie-breaks.ts';
import { sheet, type SheetRound } from './testing/crosstable.ts';
import { explained, figures, requestFor } from './testing/request.ts';

// Source: FIDE Arbiters' Manual 2026, pp. 258-261 (spec: current rules 1.11). Where the manual gives
// only the sum of the opponents' scores, they are spread evenly here.
const first = (rounds: readonly SheetRound[], edition: TieBreakProperties, descriptor: string) =>
  figures(requestFor(sheet(rounds), edition, { rounds: rounds.length }), descriptor)[0];

const played = (scores: readonly number[], results: string): SheetRound[] =>
  scores.map((score, index) => ({ score, result: results[index] ?? '0' }));

/** 7/10, absent in round 4. */
const LAXMAN: readonly SheetRound[] = [
  ...played([5, 5, 6.5], '110'),
  { result: 'Z' },
  ...played([4.5, 6, 5, 6.5, 5.5, 6], '1=1=11'),
];

/** 7/9, a forfeit win in round 7 against one whose adjusted score is 5½; the others make 44. */
const EXAMPLE_1: readonly SheetRound[] = [
  ...played(new Array<number>(6).fill(5.5), '111101'),
  { score: 5.5, result: '+' },
  ...played([5.5, 5.5], '=='),
];

/** 4/9, a bye in round 1: the cap of 4½ changes nothing. */
const EXAMPLE_2: readonly SheetRound[] = [
  { result: 'U' },
  ...played(new Array<number>(8).fill(4.5), '10=10=00'),
];

/** 6½/10, a forfeit loss and a round missed; the others make 51½, the one scheduled no less than 6½. */
const EXAMPLE_3: readonly SheetRound[] = [
  ...played([6.5, 6.5, 6.5, 6.5], '1111'),
  { score: 7, result: '-' },
  ...played([6.5, 6.5, 6.5, 6], '11=0'),
  { result: 'Z' },
];

/** 9½/10, a forfeit win in round 1 against one who was excluded with an adjusted score of 4½; the others make 64½. */
const EXAMPLE_4: readonly SheetRound[] = [
  { score: 4.5, result: '+' },
  ...played([7, 7, 7, 7.5, 7, 7, 7.5, 7.5, 7], '11111111='),
];

describe('official examples of 2026', () => {
  it.each([
    ['Laxman', LAXMAN, 'BH', 57, 55],
    ['Laxman', LAXMAN, 'BH/C1', 50, 50],
    ['Laxman', LAXMAN, 'SB', 37.25, 37.25],
    ['example 1', EXAMPLE_1, 'PTS', 7, 7],
    ['example 1', EXAMPLE_1, 'BH', 51, 49.5],
    ['example 2', EXAMPLE_2, 'BH', 36 + 4, 36 + 4],
    ['example 3', EXAMPLE_3, 'PTS', 6.5, 6.5],
    ['example 3', EXAMPLE_3, 'BH', 64.5, 63],
    ['example 4', EXAMPLE_4, 'PTS', 9.5, 9.5],
    ['example 4', EXAMPLE_4, 'BH', 74, 69],
  ])('[C.07 16.4] %s: %3$s is %4$d in 2024, %5$d in 2026', (_, rounds, descriptor, old, now) => {
    expect(first(rounds, TB_2024_08.properties, descriptor)).toBe(old);
    expect(first(rounds, TB_2026_03.properties, descriptor)).toBe(now);
  });

  it('[C.07 16.4.2] Laxman: the dummy of round 4 is capped at ten draws, then cut', () => {
    const request = requestFor(sheet(LAXMAN), TB_2026_03.properties);
    const { figure } = explained(request, 'BH/C1', 1);
    expect(figure.working?.[3]).toMatchObject({
      round: 4,
      opponent: null,
      value: 50,
      counts: false,
      alterations: [
        { change: 'dummy', article: 'C.07 16.4' },
        { change: 'capped', article: 'C.07 16.4.2' },
        { change: 'cut', article: 'C.07 16.5' },
      ],
    });
  });

  it('[C.07 16.4.1] example 4: the forfeit is capped by the scheduled opponent', () => {
    const request = requestFor(sheet(EXAMPLE_4), TB_2026_03.properties);
    expect(explained(request, 'BH', 1).figure.working?.[0]).toMatchObject({
      value: 45,
      alterations: [
        { change: 'dummy', article: 'C.07 16.4' },
        { change: 'capped', article: 'C.07 16.4.1' },
      ],
    });
  });
});
