import { describe, expect, it } from 'vitest';
import { roundOfEffect } from './round-of-effect.ts';

describe('[C.04.2 D.8, 2026: 4.3] from when a correction of a closed round counts', () => {
  it.each([
    ['toCome', 3],
    ['draft', 3],
    ['published', null],
    ['closed', null],
  ] as const)('next round %s: %s', (stage, from) => {
    const rounds = [
      { round: 2, stage: 'closed' },
      { round: 3, stage },
    ] as const;
    expect(roundOfEffect({ round: 2, stage: 'closed' }, rounds)).toBe(from);
  });

  it('a round still open, and the last round, have nothing to say', () => {
    expect(
      roundOfEffect({ round: 2, stage: 'complete' }, [{ round: 3, stage: 'toCome' }]),
    ).toBeNull();
    expect(
      roundOfEffect({ round: 3, stage: 'closed' }, [{ round: 3, stage: 'closed' }]),
    ).toBeNull();
  });
});
