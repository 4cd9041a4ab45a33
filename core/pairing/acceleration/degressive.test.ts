import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import { points } from '../../rules/points.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import {
  degressiveAcceleration,
  degressivePoints,
  USUAL_LIMITS,
  type DegressiveField,
  type DegressiveGroup,
} from './degressive.ts';

/** Real score → fictitious points, as the summary table prints them (lines 7726-7735). */
const TABLE: readonly {
  readonly group: DegressiveGroup;
  readonly rounds: readonly number[];
  readonly cells: readonly (readonly [number, number])[];
}[] = [
  {
    group: 'A',
    rounds: [9, 10, 11, 12, 13],
    cells: [
      ...([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const).map((real) => [real, 2] as const),
    ],
  },
  {
    group: 'B',
    rounds: [9, 10, 11, 12, 13],
    cells: [
      [0, 1],
      [0.5, 1],
      [1, 1],
      [1.5, 1.5],
      [2, 1.5],
      [2.5, 1.5],
      [3, 2],
      [3.5, 2],
      [4, 2],
      [4.5, 2],
      [5, 2],
    ],
  },
  {
    group: 'C',
    rounds: [9],
    cells: [
      [0, 0],
      [0.5, 0],
      [1, 0],
      [1.5, 0.5],
      [2, 0.5],
      [2.5, 0.5],
      [3, 1],
      [3.5, 1],
      [4, 1],
      [4.5, 2],
      [5, 2],
    ],
  },
  {
    // Printed "n ≥ 10"; the line above the table says "more than 11 rounds".
    group: 'C',
    rounds: [12, 13],
    cells: [
      [0, 0],
      [0.5, 0],
      [1, 0],
      [1.5, 0.5],
      [2, 0.5],
      [2.5, 0.5],
      [3, 1],
      [3.5, 1],
      [4, 1],
      [4.5, 1.5],
      [5, 1.5],
      [5.5, 1.5],
    ],
  },
];

describe('degressive acceleration: the summary table', () => {
  const cells = TABLE.flatMap(({ group, rounds, cells: row }) =>
    rounds.flatMap((n) => row.map(([real, fictitious]) => ({ group, n, real, fictitious }))),
  );

  it.each(cells)(
    '[lines 7726-7735] group $group, $n rounds: $real brings $fictitious',
    ({ group, n, real, fictitious }) => {
      expect(degressivePoints(group, points(real), n)).toBe(points(fictitious));
    },
  );

  it('[line 7714] half of the rounds won brings 2, where the row "n ≥ 10" prints 1½', () => {
    expect(degressivePoints('C', points(4.5), 10)).toBe(points(1.5));
    expect(degressivePoints('C', points(5), 10)).toBe(points(2));
    expect(degressivePoints('C', points(5), 11)).toBe(points(1.5));
    expect(degressivePoints('C', points(5.5), 11)).toBe(points(2));
    expect(degressivePoints('C', points(6), 12)).toBe(points(2));
  });
});

function player(number: number, rating: number, outcomes: readonly PlayerOutcome[]): PlayerRecord {
  const rounds = outcomes.map((outcome) => ({ opponent: null, colour: null, outcome }));
  return { tpn: tpn(number), name: '', rating, rounds };
}

const field = (
  ratings: readonly number[],
  rest: Partial<DegressiveField> = {},
): DegressiveField => ({
  players: ratings.map((rating, index) => player(index + 1, rating, [])),
  firstRoundList: ratings.map((_, index) => tpn(index + 1)),
  rounds: 9,
  scoring: SCORING_PRESETS['1-½-0'],
  limits: USUAL_LIMITS,
  ...rest,
});

describe('degressive acceleration: the event', () => {
  it('[lines 7708-7716] follows the score and ends before the last round but one', () => {
    const wins: PlayerOutcome[] = ['win', 'draw', 'win', 'win', 'win', 'loss', 'win', 'win'];
    const accelerated = degressiveAcceleration({
      ...field([2100, 1800, 1500, 1700]),
      players: [
        player(1, 2100, wins),
        player(2, 1800, wins),
        player(3, 1500, wins),
        player(4, 1700, []),
      ],
    });
    if (!accelerated.ok) throw new Error(accelerated.error.code);
    const byRound = (number: number): number[] =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((round) => accelerated.value(tpn(number), round));
    expect(byRound(1)).toEqual([20, 20, 20, 20, 20, 20, 20, 0, 0]);
    expect(byRound(2)).toEqual([10, 10, 15, 15, 20, 20, 20, 0, 0]);
    expect(byRound(3)).toEqual([0, 0, 5, 5, 10, 20, 20, 0, 0]);
    expect(byRound(4)).toEqual([10, 10, 10, 10, 10, 10, 10, 0, 0]);
  });

  it('[lines 7700-7712, KD-50] counts the points of byes and forfeits as well', () => {
    const unplayed: PlayerOutcome[] = ['pairingAllocatedBye', 'halfPointBye', 'forfeitWin'];
    const accelerated = degressiveAcceleration({
      ...field([2100, 1800, 1500, 1700]),
      players: [
        player(1, 2100, []),
        player(2, 1800, unplayed),
        player(3, 1500, unplayed),
        player(4, 1700, []),
      ],
    });
    if (!accelerated.ok) throw new Error(accelerated.error.code);
    // One and a half points before round 3 make another half point of capital.
    expect([1, 2, 3].map((round) => accelerated.value(tpn(2), round))).toEqual([10, 10, 15]);
    expect([1, 2, 3].map((round) => accelerated.value(tpn(3), round))).toEqual([0, 0, 5]);
  });

  it.each([
    ['each between a quarter and a half', [2100, 2000, 1999, 1599], null],
    ['A below a quarter', [2000, 1800, 1800, 1500, 1500], 'groupBelowQuarter'],
    ['A above a half', [2000, 2000, 2000, 1700, 1500], 'groupAboveHalf'],
    ['C empty', [2000, 2000, 1700, 1700], 'groupBelowQuarter'],
    ['nobody', [], 'emptyList'],
  ])('[line 7706] groups: %s', (_, ratings, code) => {
    const accelerated = degressiveAcceleration(field(ratings));
    expect(accelerated.ok ? null : accelerated.error.code).toBe(code);
  });

  it('[line 7706] judges the groups on the list of round 1, so late entries do not end the method', () => {
    const late = field([2100, 2000, 1999, 1599, 1500, 1500, 1500, 1500], {
      firstRoundList: [1, 2, 3, 4].map(tpn),
    });
    expect(degressiveAcceleration(late).ok).toBe(true);
    const all = degressiveAcceleration(field([2100, 1999, 1599, 1500, 1500]));
    expect(all.ok ? null : all.error.code).toBe('groupBelowQuarter');
  });

  it('keeps to the point system its figures are written for, and to limits in order', () => {
    const other = degressiveAcceleration(
      field([2100, 2000, 1999, 1599], { scoring: SCORING_PRESETS['2-1-0'] }),
    );
    expect(other.ok ? null : other.error.code).toBe('scoringNotOneHalfZero');
    const crossed = degressiveAcceleration(
      field([2100, 2000, 1999, 1599], { limits: { groupAFrom: 1500, groupCBelow: 1600 } }),
    );
    expect(crossed.ok ? null : crossed.error.code).toBe('limitsCross');
  });
});
