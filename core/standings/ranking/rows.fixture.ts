import { tpn, type Tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import type { RankedRow, ScoredRow } from './ranked-row.ts';

/** `[pairing number, points, rank]`, as the tie-breaks hand it over. */
export function scored(...lines: readonly (readonly [number, number, number])[]): ScoredRow[] {
  return lines.map(([number, score, rank]) => ({
    tpn: tpn(number),
    points: points(score),
    tieBreaks: [],
    rank,
  }));
}

/** Players 1, 2, 3 … with these points, ranked in that order by tie-breaks. */
export function inOrder(scores: readonly number[]): RankedRow[] {
  return scores.map((score, index) => ({
    tpn: tpn(index + 1),
    points: points(score),
    tieBreaks: [],
    rank: index + 1,
    exAequo: scores.indexOf(score) + 1,
    outside: null,
  }));
}

export const numbers = (...values: readonly number[]): Tpn[] => values.map(tpn);
