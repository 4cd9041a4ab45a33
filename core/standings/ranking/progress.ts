import type { Tpn } from '../../rules/identity.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { pointsOfRound, type ScoringSystem } from '../../rules/scoring.ts';
import type { RankedRow } from './ranked-row.ts';

/** One player's score round by round. */
export interface ProgressLine {
  readonly tpn: Tpn;
  readonly name: string;
  readonly rank: number | null;
  /** The score after round r at index r − 1. */
  readonly scores: readonly Points[];
}

/** Scores after every round, in the order of the standings. */
export function progress(
  rows: readonly RankedRow[],
  records: readonly PlayerRecord[],
  scoring: ScoringSystem,
): ProgressLine[] {
  const recordOf = new Map(records.map((record) => [record.tpn, record]));
  const rounds = Math.max(0, ...records.map((record) => record.rounds.length));
  return rows.map(({ tpn, rank }) => {
    const record = recordOf.get(tpn);
    let score = 0;
    const scores = Array.from({ length: rounds }, (_, round) => {
      const played = record?.rounds[round];
      if (played) score += pointsOfRound(played, scoring);
      return pointsFromTenths(score);
    });
    return { tpn, name: record?.name ?? '', rank, scores };
  });
}
