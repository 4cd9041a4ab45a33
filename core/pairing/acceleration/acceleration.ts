import type { SwissProperties } from '../../rules/editions/swiss.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import type { ScoringSystem } from '../../rules/scoring.ts';
import { bakuAcceleration, lastOfGroupA } from './baku.ts';
import { degressiveAcceleration, type DegressiveLimits } from './degressive.ts';
import { freeAcceleration, type FreePoints } from './free-points.ts';
import { haleyAcceleration, haleyGroups, type HaleyVariant } from './haley.ts';
import { noVirtualPoints, type AccelerationRefusal, type VirtualPoints } from './virtual-points.ts';

/** How an event is accelerated, as its regulations announce it. */
export type Acceleration =
  | { readonly method: 'none' }
  | { readonly method: 'baku' }
  | { readonly method: 'haley'; readonly variant: HaleyVariant }
  | { readonly method: 'degressive'; readonly limits: DegressiveLimits }
  | { readonly method: 'free'; readonly records: readonly FreePoints[] };

export interface AcceleratedField {
  readonly players: readonly PlayerRecord[];
  /** Who was on the list before round 1, by the numbers these players have now. */
  readonly firstRoundList: readonly Tpn[];
  /** Rounds of the whole event. */
  readonly rounds: number;
  readonly scoring: ScoringSystem;
  readonly edition: SwissProperties;
}

/** The virtual points of an event, or why its method cannot be used. */
export function accelerate(
  acceleration: Acceleration,
  field: AcceleratedField,
): Result<VirtualPoints, AccelerationRefusal> {
  const { rounds, scoring, edition, firstRoundList } = field;
  switch (acceleration.method) {
    case 'none':
      return success(noVirtualPoints);
    case 'baku': {
      const last = lastOfGroupA(firstRoundList);
      if (last === null) return failure({ code: 'emptyList', article: 'C.04.7 1.2' });
      const { bakuPremise: premise, bakuRounds: schedule } = edition;
      return bakuAcceleration({ rounds, scoring, premise, schedule, lastOfGroupA: last });
    }
    case 'haley': {
      const last = haleyGroups(firstRoundList).B.at(-1);
      if (last === undefined) {
        return failure({ code: 'emptyList', article: "Livre de l'Arbitre 4.2, Haley" });
      }
      return haleyAcceleration({ scoring, variant: acceleration.variant, lastOfGroupB: last });
    }
    case 'degressive':
      return degressiveAcceleration({ ...field, limits: acceleration.limits });
    case 'free':
      return freeAcceleration(acceleration.records);
  }
}
