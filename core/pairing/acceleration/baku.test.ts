import { describe, expect, it } from 'vitest';
import { SWISS_2017, SWISS_2026 } from '../../rules/editions/swiss.ts';
import { tpn, type Tpn } from '../../rules/identity.ts';
import { SCORING_PRESETS, scoring } from '../../rules/scoring.ts';
import { acceleratedRounds, bakuAcceleration, lastOfGroupA, type BakuField } from './baku.ts';

const list = (size: number): Tpn[] => Array.from({ length: size }, (_, index) => tpn(index + 1));

const field = (rest: Partial<BakuField>): BakuField => ({
  rounds: 9,
  scoring: SCORING_PRESETS['1-½-0'],
  premise: SWISS_2026.properties.bakuPremise,
  schedule: SWISS_2026.properties.bakuRounds,
  lastOfGroupA: tpn(82),
  ...rest,
});

/** Virtual points of one player in tenths, round by round. */
function given(player: number, rest: Partial<BakuField> = {}): readonly number[] | string {
  const accelerated = bakuAcceleration(field(rest));
  if (!accelerated.ok) return accelerated.error.code;
  return Array.from({ length: rest.rounds ?? 9 }, (_, index) =>
    accelerated.value(tpn(player), index + 1),
  );
}

describe('Baku acceleration', () => {
  it.each([
    [161, 82], // printed in both editions
    [178, 90], // TRF26, example of record 250
    [1, 1],
    [2, 2],
    [4, 2],
    [5, 4],
    [8, 4],
    [9, 6],
  ])('[C.04.7.1 rule 2, 2026: 1.2] GA of %i players ends with number %i', (size, last) => {
    expect(lastOfGroupA(list(size))).toBe(last);
  });

  it('[C.04.7.1 rule 2, 2026: 1.2] counts the list of round 1, not the numbers left free in it', () => {
    expect(lastOfGroupA([1, 3, 4, 6, 7, 9, 10, 12].map(tpn))).toBe(6);
    expect(lastOfGroupA([])).toBeNull();
  });

  it('[C.04.7.1 rule 4, 2026: 1.4.4] nine rounds: one point three times, half a point twice', () => {
    for (const edition of [SWISS_2017, SWISS_2026]) {
      const { bakuPremise: premise, bakuRounds: schedule } = edition.properties;
      expect(given(82, { premise, schedule })).toEqual([10, 10, 10, 5, 5, 0, 0, 0, 0]);
      expect(given(83, { premise, schedule })).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    }
  });

  it.each([
    // Livre de l'Arbitre, lines 7757 and 7781 to 7785: nine rounds or more, always the first five.
    [8, 'tooFewRounds', [10, 10, 5, 5, 0, 0, 0, 0]],
    [10, [10, 10, 10, 5, 5, 0, 0, 0, 0, 0], [10, 10, 10, 5, 5, 0, 0, 0, 0, 0]],
    [11, [10, 10, 10, 5, 5, 0, 0, 0, 0, 0, 0], [10, 10, 10, 5, 5, 5, 0, 0, 0, 0, 0]],
    [13, [10, 10, 10, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0], [10, 10, 10, 10, 5, 5, 5, 0, 0, 0, 0, 0, 0]],
  ])('[LA C.04.5.1; 2026: C.04.7 1.4] %i rounds, in the book and today', (rounds, old, current) => {
    const schedule = SWISS_2017.properties.bakuRounds;
    expect(given(1, { rounds, schedule })).toEqual(old);
    expect(given(1, { rounds })).toEqual(current);
  });

  it('[C.04.7 1.4.4] eleven rounds at 2-1-0: two points three times, one point three times', () => {
    const rest = { rounds: 11, scoring: SCORING_PRESETS['2-1-0'], lastOfGroupA: tpn(90) };
    expect(given(90, rest)).toEqual([20, 20, 20, 10, 10, 10, 0, 0, 0, 0, 0]);
  });

  it.each([
    [5, { whole: 2, accelerated: 3 }],
    [7, { whole: 2, accelerated: 4 }],
    [8, { whole: 2, accelerated: 4 }],
    [10, { whole: 3, accelerated: 5 }],
    [13, { whole: 4, accelerated: 7 }],
  ])('[C.04.7.1 rule 4, 2026: 1.4.1] both halves are rounded up: %i rounds', (rounds, expected) => {
    expect(acceleratedRounds(rounds)).toEqual(expected);
  });

  it('[C.04.7.1 rule 3, 2026: 1.3.2] a late entry above the last of GA joins GA', () => {
    // Number 82 of round 1 has become 83: numbers up to 83 are in GA, an odd number of players.
    expect(given(83, { lastOfGroupA: tpn(83) })).not.toEqual(given(84, { lastOfGroupA: tpn(83) }));
  });

  it.each([
    ['3-1-0', SCORING_PRESETS['3-1-0'], 'scoringNotOneHalfZero', 'winIsNotTwoDraws'],
    ['2-1-0', SCORING_PRESETS['2-1-0'], 'scoringNotOneHalfZero', null],
    ['4-2-1', scoring({ win: 4, draw: 2, loss: 1 }), 'scoringNotOneHalfZero', 'lossIsNotZero'],
    ['1-½-0', SCORING_PRESETS['1-½-0'], null, null],
  ])('[C.04.7.1 rule 1, 2026: 1.1] the premise at %s', (_, system, old, current) => {
    const code = (edition: typeof SWISS_2017): string | null => {
      const premise = edition.properties.bakuPremise;
      const accelerated = bakuAcceleration(field({ scoring: system, premise }));
      return accelerated.ok ? null : accelerated.error.code;
    };
    expect(code(SWISS_2017)).toBe(old);
    expect(code(SWISS_2026)).toBe(current);
  });
});
