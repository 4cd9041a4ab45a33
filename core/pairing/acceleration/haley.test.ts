import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tpn, type Tpn } from '../../rules/identity.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import { haleyAcceleration, haleyGroups, type HaleyVariant } from './haley.ts';

const list = (size: number): Tpn[] => Array.from({ length: size }, (_, index) => tpn(index + 1));

function given(player: number, variant: HaleyVariant): readonly number[] | string {
  const accelerated = haleyAcceleration({
    scoring: SCORING_PRESETS['1-½-0'],
    variant,
    lastOfGroupB: tpn(40),
  });
  if (!accelerated.ok) return accelerated.error.code;
  return [1, 2, 3, 4, 5].map((round) => accelerated.value(tpn(player), round));
}

describe('Haley acceleration', () => {
  it('[Livre de l’Arbitre, line 7684] takes the point off after round 2', () => {
    expect(given(1, 'haley')).toEqual([10, 10, 0, 0, 0]);
    expect(given(40, 'haley')).toEqual([10, 10, 0, 0, 0]);
    expect(given(41, 'haley')).toEqual([0, 0, 0, 0, 0]);
  });

  it('[Livre de l’Arbitre, line 7686] or by halves after rounds 2 and 3', () => {
    expect(given(40, 'haleySoft')).toEqual([10, 10, 5, 0, 0]);
    expect(given(41, 'haleySoft')).toEqual([0, 0, 0, 0, 0]);
  });

  it('[Livre de l’Arbitre, line 7665] makes four groups as equal as possible', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (size) => {
        const { A, B, C, D } = haleyGroups(list(size));
        expect([...A, ...B, ...C, ...D]).toEqual(list(size));
        expect(A.length).toBe(B.length);
        expect(C.length).toBeGreaterThanOrEqual(D.length);
        const sizes = [A, B, C, D].map((group) => group.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('keeps to the point system its figures are written for', () => {
    const accelerated = haleyAcceleration({
      scoring: SCORING_PRESETS['3-1-0'],
      variant: 'haley',
      lastOfGroupB: tpn(4),
    });
    expect(accelerated.ok ? null : accelerated.error.code).toBe('scoringNotOneHalfZero');
  });
});
