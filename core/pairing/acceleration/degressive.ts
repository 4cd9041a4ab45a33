import type { Tpn } from '../../rules/identity.ts';
import { points, sumPoints, type Points } from '../../rules/points.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { pairingPointsOfRound, type ScoringSystem } from '../../rules/scoring.ts';
import {
  isOneHalfZero,
  noVirtualPoints,
  type AccelerationRefusal,
  type VirtualPoints,
} from './virtual-points.ts';

const ARTICLE = "Livre de l'Arbitre 4.2, accéléré dégressif";

export const DEGRESSIVE_GROUPS = ['A', 'B', 'C'] as const;
export type DegressiveGroup = (typeof DEGRESSIVE_GROUPS)[number];

/** Ratings that bound the groups, fixed by the arbiter before round 1 (line 7706). */
export interface DegressiveLimits {
  /** Group A from this rating on. */
  readonly groupAFrom: number;
  /** Group C below this rating. */
  readonly groupCBelow: number;
}

export const USUAL_LIMITS: DegressiveLimits = { groupAFrom: 2000, groupCBelow: 1600 };

export interface DegressiveField {
  readonly players: readonly PlayerRecord[];
  /** Who was on the list before round 1: the shares of the groups are judged on them. */
  readonly firstRoundList: readonly Tpn[];
  /** Rounds of the whole event. */
  readonly rounds: number;
  readonly scoring: ScoringSystem;
  readonly limits: DegressiveLimits;
}

/** The degressive accelerated system, "SAD" (lines 7690-7735). */
export function degressiveAcceleration(
  field: DegressiveField,
): Result<VirtualPoints, AccelerationRefusal> {
  const refusal = premiseRefusal(field);
  if (refusal) return failure(refusal);
  const players = new Map(field.players.map((player) => [player.tpn, player]));
  return success((number, round) => {
    const player = players.get(number);
    if (player === undefined || round >= field.rounds - 1) return noVirtualPoints(number, round);
    const real = realScore(player, round, field.scoring);
    return degressivePoints(groupOf(player.rating, field.limits), real, field.rounds);
  });
}

export function groupOf(rating: number, limits: DegressiveLimits): DegressiveGroup {
  if (rating >= limits.groupAFrom) return 'A';
  return rating < limits.groupCBelow ? 'C' : 'B';
}

/**
 * The fictitious points that go with a real score in an event of `rounds` rounds, until the last
 * round but one is paired (lines 7708-7716). The summary table (lines 7726-7735) gives the same,
 * but for its row "n ≥ 10": the scores 5 and 5½ bring 1½ there although they reach n/2 when
 * n is 10 or 11; the line above the table means that row for more than 11 rounds.
 */
export function degressivePoints(group: DegressiveGroup, real: Points, rounds: number): Points {
  if (group === 'A' || 2 * real >= points(rounds)) return points(2);
  const steps = STEPS[group].filter((score) => real >= points(score)).length;
  return points((group === 'B' ? 1 : 0) + steps / 2);
}

/** Real scores at which the capital grows by half a point (lines 7710-7712). */
const STEPS = { B: [1.5, 3], C: [1.5, 3, 4.5] } as const;

/** Points before a round; byes and forfeits count, as they do in the score that is paired by. */
function realScore(player: PlayerRecord, round: number, scoring: ScoringSystem): Points {
  return sumPoints(
    player.rounds.slice(0, round - 1).map((record) => pairingPointsOfRound(record, scoring)),
  );
}

function premiseRefusal(field: DegressiveField): AccelerationRefusal | null {
  const { limits, players, firstRoundList, scoring } = field;
  if (!isOneHalfZero(scoring)) return { code: 'scoringNotOneHalfZero', article: ARTICLE };
  if (limits.groupCBelow > limits.groupAFrom) return { code: 'limitsCross', article: ARTICLE };
  const listed = new Set(firstRoundList);
  const ratings = players.filter((player) => listed.has(player.tpn)).map(({ rating }) => rating);
  if (ratings.length === 0) return { code: 'emptyList', article: ARTICLE };
  for (const group of DEGRESSIVE_GROUPS) {
    const size = ratings.filter((rating) => groupOf(rating, limits) === group).length;
    if (4 * size < ratings.length) {
      return { code: 'groupBelowQuarter', article: ARTICLE, detail: group };
    }
    if (2 * size > ratings.length) {
      return { code: 'groupAboveHalf', article: ARTICLE, detail: group };
    }
  }
  return null;
}
