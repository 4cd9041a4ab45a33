import { describe, expect, inject, it } from 'vitest';
import { PRINTED } from './printed-tables.ts';
import { scheveningenRounds, type SidesGame } from './scheveningen.ts';

const written = ({ a, b, white }: SidesGame): string =>
  white === 'A' ? `A${a}-B${b}` : `B${b}-A${a}`;

/** Of the larger sides `npm test` takes every seventh, odd and even by turns. */
const SIDES = Array.from({ length: 200 }, (_, index) => index + 1).filter(
  (side) => side <= 50 || side % 7 === 0 || inject('sizes').shareOfCases === 1,
);

/** How far a table is from even colours: per player of A and of B, per round, and the longest run. */
function colours(sideA: number, sideB: number, double = false) {
  const rounds = scheveningenRounds(sideA, sideB, { double });
  const of = { A: new Map<number, boolean[]>(), B: new Map<number, boolean[]>() };
  let round = 0;
  for (const { games } of rounds) {
    const whites = games.filter(({ white }) => white === 'A').length;
    round = Math.max(round, Math.abs(2 * whites - games.length));
    for (const { a, b, white } of games) {
      of.A.set(a, [...(of.A.get(a) ?? []), white === 'A']);
      of.B.set(b, [...(of.B.get(b) ?? []), white === 'B']);
    }
  }
  const apart = (had: boolean[]): number =>
    Math.abs(2 * had.filter((isWhite) => isWhite).length - had.length);
  return {
    a: Math.max(...[...of.A.values()].map(apart)),
    b: Math.max(...[...of.B.values()].map(apart)),
    round,
    run: Math.max(...[...of.A.values(), ...of.B.values()].map(longestRun)),
  };
}

function longestRun(had: readonly boolean[]): number {
  let [run, longest] = [0, 0];
  had.forEach((isWhite, index) => {
    run = isWhite === had[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** Faults of a table: somebody twice in a round, a pair that does not meet once. */
function faults(sideA: number, sideB: number): string[] {
  const met = new Uint8Array(sideA * sideB);
  const wrong: string[] = [];
  const rounds = scheveningenRounds(sideA, sideB);
  for (const { round, games, free } of rounds) {
    const seen = new Uint8Array(sideA + sideB);
    for (const { a, b } of games) {
      for (const seat of [a - 1, sideA + b - 1]) seen[seat] = (seen[seat] ?? 0) + 1;
      const pair = (a - 1) * sideB + b - 1;
      met[pair] = (met[pair] ?? 0) + 1;
    }
    if (seen.some((times) => times > 1)) wrong.push(`somebody twice in ${round}`);
    if (games.length !== Math.min(sideA, sideB)) wrong.push(`boards of ${round}`);
    if (games.length + free.players.length !== Math.max(sideA, sideB)) wrong.push(`free ${round}`);
  }
  if (rounds.length !== Math.max(sideA, sideB)) wrong.push('rounds');
  if (met.some((times) => times !== 1)) wrong.push('a pair not once');
  return wrong;
}

describe('Scheveningen as printed', () => {
  const LINES: Readonly<Record<string, string>> = {
    4: '4930-4935',
    5: '4939-4945',
    6: '4949-4956',
    8: '4960-4969',
  };
  const rows = Object.entries(PRINTED).flatMap(([side, rounds]) =>
    rounds.map((printed, index) => ({ side, round: index + 1, printed, lines: LINES[side] })),
  );

  it.each(rows)('[LA 3.1, lines $lines] $side a side, round $round', ({ side, round, printed }) => {
    const games = scheveningenRounds(Number(side), Number(side))[round - 1]?.games ?? [];
    expect(games.map(written).join(' ')).toBe(printed);
  });

  it.each([
    [4, 0, 0],
    [5, 1, 1],
    [6, 0, 0],
    [8, 0, 0],
  ])(
    '%i a side: every pair once, colours %i apart for a player, %i in a round',
    (side, apart, round) => {
      expect(faults(side, side)).toEqual([]);
      expect(colours(side, side)).toMatchObject({ a: apart, b: apart, round });
    },
  );

  it('[bulletin of tables, lines 285-292] has A’s eight all White in round 1, which this is not', () => {
    const bulletin = 'A1-B1 A2-B2 A3-B3 A4-B4 A5-B5 A6-B6 A7-B7 A8-B8';
    const games = scheveningenRounds(8, 8)[0]?.games ?? [];
    expect(games.map(written).join(' ')).not.toBe(bulletin);
    expect(games.filter(({ white }) => white === 'A')).toHaveLength(4);
  });
});

describe('Scheveningen of any size', () => {
  it('brings everybody of A to everybody of B once, nobody twice in a round, 1 to 200 a side', () => {
    for (const side of SIDES) expect([side, faults(side, side)]).toEqual([side, []]);
  });

  it('halves the colours of every player, and of the sides in a round up to one board', () => {
    for (let side = 2; side <= 60; side += 1) {
      const { a, b, round, run } = colours(side, side);
      expect([side, a, b]).toEqual([side, side % 2, side % 2]);
      // Half of the side odd: one board more or less than half, as no sliding table avoids.
      const most = side === 6 || side % 4 === 0 ? 0 : side % 2 === 1 ? 1 : 2;
      expect([side, round]).toEqual([side, most]);
      expect(run).toBeLessThanOrEqual(3);
    }
  });

  it('reverses every colour when it is double', () => {
    const rounds = scheveningenRounds(7, 7, { double: true });
    expect(rounds).toHaveLength(14);
    for (const [index, { games }] of rounds.slice(0, 7).entries()) {
      const again = rounds[index + 7]?.games ?? [];
      expect(again.map(({ a, b }) => [a, b])).toEqual(games.map(({ a, b }) => [a, b]));
      expect(again.map(({ white }) => white)).not.toContain(null);
      expect(again.every(({ white }, board) => white !== games[board]?.white)).toBe(true);
    }
    expect(colours(7, 7, true)).toMatchObject({ a: 0, b: 0 });
  });

  it('lets the free places of the smaller side go round the larger', () => {
    for (let larger = 2; larger <= 24; larger += 1) {
      for (let smaller = 1; smaller < larger; smaller += 1) {
        expect(faults(smaller, larger)).toEqual([]);
        expect(faults(larger, smaller)).toEqual([]);
        const free = scheveningenRounds(smaller, larger).flatMap((round) => round.free.players);
        const often = Array.from(
          { length: larger },
          (_, index) => free.filter((one) => one === index + 1).length,
        );
        expect(new Set(often)).toEqual(new Set([larger - smaller]));
        const { a, b, round, run } = colours(smaller, larger);
        expect([b <= 1, a <= 2, round <= 3, run <= 4]).toEqual([true, true, true, true]);
      }
    }
    expect(scheveningenRounds(3, 4)[0]?.free).toEqual({ side: 'B', players: [4] });
  });

  it('refuses what is no side', () => {
    expect(() => scheveningenRounds(0, 3)).toThrow(RangeError);
    expect(() => scheveningenRounds(4, 2.5)).toThrow(RangeError);
  });
});
