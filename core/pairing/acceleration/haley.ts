import type { Tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import type { ScoringSystem } from '../../rules/scoring.ts';
import { isOneHalfZero, type AccelerationRefusal, type VirtualPoints } from './virtual-points.ts';

const ARTICLE = "Livre de l'Arbitre 4.2, Haley";

/**
 * The point of groups A and B by round: taken off whole after round 2 (example 1, line 7684), or
 * by half then and by half after round 3 (example 2, line 7686).
 */
export const HALEY_VARIANTS = {
  haley: [1, 1],
  haleySoft: [1, 1, 0.5],
} as const satisfies Record<string, readonly number[]>;
export type HaleyVariant = keyof typeof HALEY_VARIANTS;

export interface HaleyField {
  readonly scoring: ScoringSystem;
  readonly variant: HaleyVariant;
  /** The last player of group B; the book has no rule for late entries, so C.04.7.1 rule 3 is followed. */
  readonly lastOfGroupB: Tpn;
}

/** Haley acceleration, in the book's two variants (lines 7642-7686). */
export function haleyAcceleration(field: HaleyField): Result<VirtualPoints, AccelerationRefusal> {
  if (!isOneHalfZero(field.scoring)) {
    return failure({ code: 'scoringNotOneHalfZero', article: ARTICLE });
  }
  const given: readonly number[] = HALEY_VARIANTS[field.variant];
  return success((player, round) =>
    points(player <= field.lastOfGroupB ? (given[round - 1] ?? 0) : 0),
  );
}

/**
 * Four groups in descending order, "as far as possible of the same size" (line 7665). A meets B in
 * round 1, so both have the same number; where four cannot be equal, no two differ by more than one.
 */
export function haleyGroups(
  firstRoundList: readonly Tpn[],
): Readonly<Record<'A' | 'B' | 'C' | 'D', Tpn[]>> {
  const sorted = [...firstRoundList].sort((a, b) => a - b);
  const upper = Math.floor((sorted.length + 2) / 4);
  const third = 2 * upper + Math.floor((sorted.length - 2 * upper + 1) / 2);
  return {
    A: sorted.slice(0, upper),
    B: sorted.slice(upper, 2 * upper),
    C: sorted.slice(2 * upper, third),
    D: sorted.slice(third),
  };
}
