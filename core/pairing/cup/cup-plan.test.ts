import { describe, expect, it } from 'vitest';
import { planCup, type CupPlan, type LateEntry } from './cup-plan.ts';

const late = (...entries: readonly (readonly [number, number])[]): LateEntry[] =>
  entries.map(([count, roundsSkipped]) => ({ count, roundsSkipped }));

function plan(entrants: number, entries: readonly LateEntry[] = []): CupPlan {
  const planned = planCup(entrants, entries);
  if (!planned.ok) throw new Error(planned.error.code);
  return planned.value;
}

const participants = ({ plan: rounds }: CupPlan): number[] =>
  rounds.map((round) => round.participants);

describe('cups of the book', () => {
  it('[LA 3.3, lines 6568-6582] 23: nine exempt, fourteen play seven matches, then sixteen', () => {
    const cup = plan(23);
    expect(cup).toMatchObject({ available: 23, fictitious: 0, net: 23, rounds: 5, exempt: 9 });
    expect(cup.plan[0]).toMatchObject({ participants: 14, qualified: 7 });
    expect(participants(cup)).toEqual([14, 16, 8, 4, 2]);
  });

  it('[LA 3.3, lines 6596-6624] 234, six in round 3 and one in round 5: D 227, F 40, PN 267', () => {
    const cup = plan(234, late([6, 2], [1, 4]));
    expect(cup.givenUp).toEqual([
      { preliminaryRounds: 0, available: 227, fictitious: 40, net: 267, rounds: 9, exempt: 245 },
    ]);
    // The book stops there; 245 ≥ 227 asks for a preliminary round.
    expect(cup).toMatchObject({ preliminaryRounds: 1, fictitious: 80, net: 307, exempt: 205 });
    expect(participants(cup)).toEqual([22, 216, 108, 60, 30, 16, 8, 4, 2]);
  });

  it('[LA 3.3, lines 6630-6657] 63, twenty-five in round 2: two preliminary rounds, 18 exempt', () => {
    const cup = plan(63, late([25, 1]));
    expect(cup.givenUp).toMatchObject([
      { available: 38, fictitious: 50, net: 88, rounds: 7, exempt: 40 },
      { available: 38, fictitious: 100, net: 138, rounds: 8, exempt: 118 },
    ]);
    expect(cup).toMatchObject({ fictitious: 200, net: 238, rounds: 8, exempt: 18 });
    expect(participants(cup).slice(0, 4)).toEqual([20, 28, 14, 32]);
    expect(cup.plan.map(({ isPreliminary }) => isPreliminary).indexOf(false)).toBe(2);
  });

  it('[LA 3.3, lines 6661-6705] 7,971 clubs: D 7,585, F 7,144, PN 14,729, 14 rounds, E 1,655', () => {
    const cup = plan(7971, late([250, 2], [80, 4], [36, 6], [20, 7]));
    expect(cup).toMatchObject({ available: 7585, fictitious: 7144, net: 14_729 });
    expect(cup).toMatchObject({ rounds: 14, exempt: 1655, preliminaryRounds: 0, givenUp: [] });
    expect(cup.plan.map((round) => [round.participants, round.qualified])).toEqual([
      [5930, 2965],
      [4620, 2310],
      [2560, 1280],
      [1280, 640],
      [720, 360],
      [360, 180],
      [216, 108],
      [128, 64],
      [64, 32],
      [32, 16],
      [16, 8],
      [8, 4],
      [4, 2],
      [2, 1],
    ]);
    expect(cup.plan.at(8)?.stage).toBe(32);
    // The table calls it the eighth round: twenty teams exempt from seven come in.
    expect(cup.plan.at(7)?.stage).toBeNull();
  });

  it('[LA 3.3, lines 6723-6734] 52, one of them in the quarter-finals: six rounds, as supposed', () => {
    const cup = plan(52, [...late([2, 1], [1, 2]), { count: 1, entersAt: 4 }]);
    expect(cup).toMatchObject({ available: 48, fictitious: 16, net: 64, rounds: 6, exempt: 0 });
    expect(cup.late.at(-1)).toEqual({ count: 1, roundsSkipped: 3 });
  });

  it('[BAF 101 UV2, lines 359-373] 113 clubs: 15 exempt, 98 play, 49 go on, 64 are left', () => {
    const cup = plan(113);
    expect(cup).toMatchObject({ exempt: 15, rounds: 7 });
    expect(cup.plan[0]).toMatchObject({ participants: 98, qualified: 49 });
    expect(cup.plan[1]).toMatchObject({ participants: 64, stage: 32 });
  });

  it('counts again with one round more where a named round does not come out', () => {
    const cup = plan(60, [{ count: 3, entersAt: 4 }]);
    // Six rounds: 57 + 3 · 8 = 81 asks for seven. Seven: 57 + 3 · 16 = 105 does too.
    expect(cup).toMatchObject({ rounds: 7, fictitious: 48, net: 105, exempt: 23 });
    expect(cup.plan.find(({ stage }) => stage === 4)?.entering).toBe(3);
  });
});

it.each([
  [2, [1]],
  [3, [2, 1]],
  [4, [2, 1]],
  [5, [4, 2, 1]],
  [7, [4, 2, 1]],
  [8, [4, 2, 1]],
  [9, [8, 4, 2, 1]],
  [15, [8, 4, 2, 1]],
  [16, [8, 4, 2, 1]],
  // Above sixteen a round with free places is the first round.
  [17, [null, 8, 4, 2, 1]],
])('[LA 3.3] rounds of a cup of %i by name: %j', (entrants, stages) => {
  expect(plan(entrants).plan.map(({ stage }) => stage)).toEqual(stages);
});

describe('cups of any size', () => {
  it('end with one winner, everybody coming in once, without late entries or with some', () => {
    for (let entrants = 2; entrants <= 300; entrants += 1) {
      for (const entries of [[], late([1, 1]), late([Math.floor(entrants / 4), 2])]) {
        const planned = planCup(entrants, entries);
        if (!planned.ok) continue;
        const { plan: rounds, exempt, available } = planned.value;
        expect(exempt).toBeLessThan(available);
        expect(rounds.reduce((sum, round) => sum + round.entering, 0)).toBe(entrants);
        expect(rounds.every((round) => round.participants % 2 === 0)).toBe(true);
        expect(rounds.at(-1)).toMatchObject({ participants: 2, qualified: 1, stage: 1 });
      }
    }
  });

  it.each([
    [1, [], 'tooFewEntrants'],
    [2.5, [], 'tooFewEntrants'],
    [1_000_001, [], 'tooManyEntrants'],
    [10, late([10, 1]), 'nobodyAvailable'],
    [5, late([4, 1]), 'noPlan'],
    // All eight places of the quarter-finals are taken by those who enter there.
    [60, [{ count: 8, entersAt: 4 }], 'noPlan'],
    [10, [{ count: 1, entersAt: 64 }], 'noPlan'],
    [10, late([1, 30]), 'afterTheFinal'],
    [10, late([1, 40]), 'afterTheFinal'],
    // Nine others play eight rounds at most.
    [10, late([1, 9]), 'afterTheFinal'],
  ] as const)('refuse %d entrants with %j: %s', (entrants, entries, code) => {
    expect(planCup(entrants, entries)).toMatchObject({ ok: false, error: { code } });
  });
});
