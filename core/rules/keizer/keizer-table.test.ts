import { describe, expect, it } from 'vitest';
import { tpn } from '../identity.ts';
import type { PlayerOutcome } from '../outcome.ts';
import type { PlayerRecord } from '../record.ts';
import { keizerValue, USUAL_KEIZER, type KeizerRules } from './keizer-rules.ts';
import { keizerTable } from './keizer-table.ts';

type Told = readonly [opponent: number | null, outcome: PlayerOutcome];

const player = (number: number, ...rounds: readonly Told[]): PlayerRecord => ({
  tpn: tpn(number),
  name: `Player ${number}`,
  rating: 2000 - number,
  rounds: rounds.map(([opponent, outcome]) => ({
    opponent: opponent === null ? null : tpn(opponent),
    colour: opponent === null ? null : 'white',
    outcome,
  })),
});

const totals = (
  players: readonly PlayerRecord[],
  rounds: number,
  rules: Partial<KeizerRules> = {},
): [number, number][] =>
  keizerTable(players, rounds, { ...USUAL_KEIZER, ...rules }).lines.map(
    ({ tpn: number, total }) => [number, total / 6],
  );

describe('Keizer: values', () => {
  it('[1.2] run down by one, the first worth three times the last', () => {
    const values = [1, 2, 3, 34, 35].map((rank) => keizerValue(rank, 35, USUAL_KEIZER));
    expect(values).toEqual([51, 50, 49, 18, 17]);
  });

  it('[1.2] begin where the club says, and never fall under one', () => {
    const rules = { ...USUAL_KEIZER, firstValue: 3 };
    expect([1, 2, 3, 4, 5].map((rank) => keizerValue(rank, 5, rules))).toEqual([3, 2, 1, 1, 1]);
  });
});

describe('Keizer: points', () => {
  // Four players are worth 5, 4, 3 and 2.
  const start = [player(1), player(2), player(3), player(4)];

  it('[2.1] begin with one’s own value, or with nothing', () => {
    expect(totals(start, 0)).toEqual([
      [1, 5],
      [2, 4],
      [3, 3],
      [4, 2],
    ]);
    expect(totals(start, 0, { ownValue: false }).map(([, total]) => total)).toEqual([0, 0, 0, 0]);
  });

  it('[2.2, 2.4] are shares of the opponent’s value of today', () => {
    const played = [
      player(1, [2, 'loss']),
      player(2, [1, 'win']),
      player(3, [4, 'draw']),
      player(4, [3, 'draw']),
    ];
    // By hand: 2 goes first (5), so that 1 (4) is worth less: 5 + 4, 4 + 0, 3 + 1, 2 + 1½.
    expect(totals(played, 1)).toEqual([
      [2, 9],
      [1, 4],
      [3, 4],
      [4, 3.5],
    ]);
  });

  it('[2.4] or of the evening on which they were made', () => {
    const played = [
      player(1, [2, 'loss'], [3, 'win']),
      player(2, [1, 'win'], [4, 'win']),
      player(3, [4, 'draw'], [1, 'loss']),
      player(4, [3, 'draw'], [2, 'loss']),
    ];
    // Round 1 by 5, 4, 3, 2: 2 has 4 + 5, 1 has 5, 3 has 3 + 1, 4 has 2 + 1½. Round 2 by the order 2, 1, 3, 4.
    expect(totals(played, 2, { values: 'ofTheEvening' })).toEqual([
      [2, 11],
      [1, 8],
      [3, 4],
      [4, 3.5],
    ]);
  });

  it.each([
    ['pairingAllocatedBye', 4],
    ['fullPointBye', 4],
    ['halfPointBye', 2],
    ['zeroPointBye', 0],
  ] as const)('[2.3] without a game: %s brings %i sixths of one’s own value', (outcome, sixths) => {
    const rows = totals([player(1, [null, outcome]), player(2), player(3), player(4)], 1);
    expect(rows[0]).toEqual([1, (30 + 5 * sixths) / 6]);
  });

  it('[2.3] excused absences beyond those allowed bring what an absence brings', () => {
    const away = player(1, [null, 'halfPointBye'], [null, 'halfPointBye']);
    expect(totals([away, player(2)], 2, { excusedMost: 1 })[0]).toEqual([1, 2 + 2 / 3]);
  });

  it('[2.2] a default wins the opponent’s value and loses like an absence', () => {
    const rows = totals([player(1, [2, 'forfeitWin']), player(2, [1, 'forfeitLoss'])], 1);
    expect(rows).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });

  it('a game without a result brings nothing yet', () => {
    const rows = totals([player(1, [2, 'notEntered']), player(2, [1, 'adjourned'])], 1);
    expect(rows).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('[2.4] points and values agree once the table has settled', () => {
    const field = Array.from({ length: 8 }, (_, index) => {
      const number = index + 1;
      const other = number % 2 === 1 ? number + 1 : number - 1;
      return player(number, [other, number % 2 === 0 ? 'win' : 'loss']);
    });
    const table = keizerTable(field, 1, USUAL_KEIZER);
    expect(table.settled).toBe(true);
    const values = new Map(table.lines.map((line) => [line.tpn, line.value]));
    for (const line of table.lines) {
      expect(line.ownValue).toBe(line.value);
      for (const { of, value } of line.shares) expect(value).toBe(values.get(of));
    }
  });
});
