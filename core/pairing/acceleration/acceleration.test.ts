import { describe, expect, it } from 'vitest';
import { SWISS_2026 } from '../../rules/editions/swiss.ts';
import { tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import { accelerate, type AcceleratedField, type Acceleration } from './acceleration.ts';
import { USUAL_LIMITS } from './degressive.ts';
import { freeAcceleration, type FreePoints } from './free-points.ts';

const RATINGS = [2100, 2050, 2000, 1900, 1850, 1800, 1700, 1550, 1500, 1450];

const field = (rest: Partial<AcceleratedField> = {}): AcceleratedField => {
  const players = Array.from({ length: 10 }, (_, index) => ({
    tpn: tpn(index + 1),
    name: '',
    rating: RATINGS[index] ?? 0,
    rounds: [],
  }));
  return {
    players,
    firstRoundList: players.map((player) => player.tpn),
    rounds: 9,
    scoring: SCORING_PRESETS['1-½-0'],
    edition: SWISS_2026.properties,
    ...rest,
  };
};

/** Virtual points in round 1, number by number. */
function firstRound(acceleration: Acceleration, rest: Partial<AcceleratedField> = {}) {
  const accelerated = accelerate(acceleration, field(rest));
  if (!accelerated.ok) return accelerated.error.code;
  return field().players.map((player) => accelerated.value(player.tpn, 1));
}

describe('acceleration of an event', () => {
  it.each<[Acceleration, readonly number[]]>([
    [{ method: 'none' }, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    [{ method: 'baku' }, [10, 10, 10, 10, 10, 10, 0, 0, 0, 0]],
    [{ method: 'haley', variant: 'haley' }, [10, 10, 10, 10, 10, 10, 0, 0, 0, 0]],
    [{ method: 'degressive', limits: USUAL_LIMITS }, [20, 20, 20, 10, 10, 10, 10, 0, 0, 0]],
  ])('%j', (acceleration, expected) => {
    expect(firstRound(acceleration)).toEqual(expected);
  });

  it('[C.04.7.1 rule 3] leaves late entries below the last of GA without points', () => {
    const firstRoundList = [1, 2, 3, 5, 6, 7, 8, 10].map(tpn);
    expect(firstRound({ method: 'baku' }, { firstRoundList })).toEqual([
      10, 10, 10, 10, 10, 0, 0, 0, 0, 0,
    ]);
  });

  it('refuses a method whose premise fails', () => {
    const scoring = SCORING_PRESETS['3-1-0'];
    expect(firstRound({ method: 'baku' }, { scoring })).toBe('winIsNotTwoDraws');
    expect(firstRound({ method: 'baku' }, { firstRoundList: [] })).toBe('emptyList');
    expect(firstRound({ method: 'haley', variant: 'haley' }, { firstRoundList: [] })).toBe(
      'emptyList',
    );
  });
});

describe('free virtual points', () => {
  const record = (
    value: number,
    [firstRound_, lastRound]: readonly [number, number],
    [firstPlayer, lastPlayer]: readonly [number, number],
  ): FreePoints => ({
    points: points(value),
    firstRound: firstRound_,
    lastRound,
    firstPlayer: tpn(firstPlayer),
    lastPlayer: tpn(lastPlayer),
  });

  it('[TRF26 record 250] give a range of players points in a range of rounds', () => {
    const free = freeAcceleration([record(2, [1, 3], [1, 90]), record(1, [4, 6], [1, 90])]);
    if (!free.ok) throw new Error(free.error.code);
    const byRound = (player: number): number[] =>
      [1, 3, 4, 6, 7].map((round) => free.value(tpn(player), round));
    expect(byRound(90)).toEqual([20, 20, 10, 10, 0]);
    expect(byRound(91)).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    [
      'two records for one player and round',
      [record(1, [1, 3], [1, 9]), record(1, [3, 4], [9, 9])],
    ],
    ['rounds in the wrong order', [record(1, [3, 1], [1, 9])]],
    ['players in the wrong order', [record(1, [1, 3], [9, 1])]],
    ['less than nothing', [record(-1, [1, 3], [1, 9])]],
  ] as const)('refuse %s', (_, records) => {
    expect(freeAcceleration(records).ok).toBe(false);
  });
});
