import { describe, expect, it } from 'vitest';
import { USUAL_CUP, type CupLateEntry } from '../../rules/cup-rules.ts';
import { firstRound } from './bracket.ts';
import { seating, type Seating } from './seats.ts';

function seated(entrants: number, late: readonly CupLateEntry[] = []): Seating {
  const found = seating(entrants, { ...USUAL_CUP, late });
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

/** Leaves of the bracket below a seat, in the order from the top. */
const leavesOf = ({ round, place }: Seating['seats'][number]): [number, number] => [
  place * 2 ** (round - 1),
  (place + 1) * 2 ** (round - 1),
];

describe('seats of a cup', () => {
  it('are the printed first rounds for every number of entrants up to 300', () => {
    for (let entrants = 2; entrants <= 300; entrants += 1) {
      const { seats } = seated(entrants);
      const inFirst = seats.filter(({ round }) => round === 1);
      const matches = new Map<number, number[]>();
      for (const { entrant, place } of inFirst) {
        const match = Math.floor(place / 2);
        matches.set(
          match,
          [...(matches.get(match) ?? []), entrant].sort((a, b) => a - b),
        );
      }
      const holders = seats.map(({ entrant }) => entrant);
      const printed = firstRound(holders).flatMap(({ first, second }) =>
        first === null || second === null ? [] : [[first, second].sort((a, b) => a - b)],
      );
      expect([...matches].sort(([a], [b]) => a - b).map(([, pair]) => pair)).toEqual(printed);
    }
  });

  it('let seeds 1 to 2^k meet as late as there are rounds', () => {
    for (let entrants = 2; entrants <= 300; entrants += 1) {
      const { rounds, seats } = seated(entrants);
      for (let k = 1; k <= rounds; k += 1) {
        const section = 2 ** (rounds - k);
        const sections = seats
          .slice(0, 2 ** k)
          .map((seat) => Math.floor(leavesOf(seat)[0] / section));
        expect(new Set(sections).size).toBe(Math.min(2 ** k, entrants));
      }
    }
  });

  it.each([
    [
      234,
      [
        [6, 2],
        [1, 4],
      ],
    ],
    [63, [[25, 1]]],
    [
      52,
      [
        [2, 1],
        [1, 2],
        [1, 3],
      ],
    ],
    [7, [[1, 2]]],
  ] as const)(
    '[LA 3.3] of %i with late entries %j fill the bracket, nobody twice',
    (entrants, late) => {
      const { rounds, seats } = seated(
        entrants,
        late.map(([count, roundsSkipped]) => ({ count, roundsSkipped })),
      );
      const leaves = seats.map(leavesOf).sort(([a], [b]) => a - b);
      expect(leaves[0]?.[0]).toBe(0);
      for (const [index, [, to]] of leaves.entries()) {
        expect(leaves[index + 1]?.[0] ?? 2 ** rounds).toBe(to);
      }
    },
  );
});
