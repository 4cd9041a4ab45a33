import type { SwissProperties } from '../../rules/editions/swiss.ts';
import type { Tpn } from '../../rules/identity.ts';
import { points, pointsFromTenths, type Points } from '../../rules/points.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import type { ScoringSystem } from '../../rules/scoring.ts';
import { isOneHalfZero, type AccelerationRefusal, type VirtualPoints } from './virtual-points.ts';

export interface BakuField {
  /** Rounds of the whole event. */
  readonly rounds: number;
  readonly scoring: ScoringSystem;
  readonly premise: SwissProperties['bakuPremise'];
  readonly schedule: SwissProperties['bakuRounds'];
  /**
   * The last player of GA, by the number this player has now: late entries ranked above join GA,
   * those below do not (C.04.7.1 rule 3, 2026: 1.3.2).
   */
  readonly lastOfGroupA: Tpn;
}

/** Baku acceleration (C.04.7.1, 2026: C.04.7 article 1). */
export function bakuAcceleration(field: BakuField): Result<VirtualPoints, AccelerationRefusal> {
  const refusal = premiseRefusal(field.scoring, field.premise);
  if (refusal) return failure(refusal);
  const { rounds, schedule } = field;
  if (rounds < schedule.atLeast) {
    const { article, atLeast } = schedule;
    return failure({ code: 'tooFewRounds', article, detail: `${rounds} < ${atLeast}` });
  }
  const { whole, accelerated } = schedule.fixed ?? acceleratedRounds(rounds);
  const win = field.scoring.win;
  return success((player, round): Points => {
    if (player > field.lastOfGroupA || round > accelerated) return points(0);
    return round <= whole ? win : pointsFromTenths(win / 2);
  });
}

/**
 * GA holds the first half of the list, rounded up to an even number: 2·⌈N/4⌉ (rule 2, 2026: 1.2).
 * Null without players.
 */
export function lastOfGroupA(firstRoundList: readonly Tpn[]): Tpn | null {
  const sorted = [...firstRoundList].sort((a, b) => a - b);
  return sorted.slice(0, 2 * Math.ceil(sorted.length / 4)).at(-1) ?? null;
}

/** C.04.7 1.4: the first half of the rounds is accelerated, half of those fully, both rounded up. */
export function acceleratedRounds(rounds: number): { whole: number; accelerated: number } {
  const accelerated = Math.ceil(rounds / 2);
  return { whole: Math.ceil(accelerated / 2), accelerated };
}

/** Rule 1 (2026: 1.1). */
function premiseRefusal(
  scoring: ScoringSystem,
  premise: SwissProperties['bakuPremise'],
): AccelerationRefusal | null {
  switch (premise) {
    case 'oneHalfZero':
      return isOneHalfZero(scoring)
        ? null
        : { code: 'scoringNotOneHalfZero', article: 'C.04.7.1 rule 1' };
    case 'winIsTwoDraws':
      if (scoring.win !== 2 * scoring.draw) {
        return { code: 'winIsNotTwoDraws', article: 'C.04.7 1.1' };
      }
      return scoring.loss === points(0) ? null : { code: 'lossIsNotZero', article: 'C.04.7 1.1' };
  }
}
