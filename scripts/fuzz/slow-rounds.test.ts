import { describe, expect, it } from 'vitest';
import { hardShape } from '@ronde/core/pairing/dutch/testing/hard-shape.ts';
import { limitFor, requestOf, slowestOf, type MeasuredRound } from './slow-rounds.ts';
import { keptSlowRounds } from './slow.ts';

const measured = (seed: number, players: number, milliseconds: number): MeasuredRound => ({
  system: 'dutch',
  shape: { ...hardShape(seed, 60, 300), players },
  round: 3,
  milliseconds,
});

describe('rounds that take long', () => {
  it('may take 0.5 s up to 300 players and 3 s beyond', () => {
    expect([300, 301, 1_000].map(limitFor)).toEqual([500, 3_000, 3_000]);
  });

  it('the ten that took most of what they may take are kept, each event once', () => {
    const small = Array.from({ length: 12 }, (_, seed) => measured(seed, 200, 100 + seed));
    const large = measured(50, 900, 633);
    const again = { ...measured(11, 200, 90), round: 4 };
    const kept = slowestOf([again, ...small, large]);
    expect(kept.map(({ milliseconds }) => milliseconds)).toEqual([
      111, 110, 109, 108, 107, 106, 633, 105, 104, 103,
    ]);
  });

  it('the same shape gives the same round again', () => {
    const slow = { system: 'dutch', shape: hardShape(7, 20, 30), round: 2 } as const;
    expect(requestOf(slow).players).toEqual(requestOf(slow).players);
    expect(requestOf(slow).round).toBe(2);
    expect(() => requestOf({ ...slow, round: 99 })).toThrow('ends before round 99');
  });

  it('ten are kept for the benchmarks', () => {
    expect(keptSlowRounds()).toHaveLength(10);
  });
});
