import type { Tpn } from '../../rules/identity.ts';
import { sumPoints, type Points } from '../../rules/points.ts';
import { mergedNames, type Profiles } from './category-ranking.ts';
import type { RankedRow } from './ranked-row.ts';

/** Clubs or leagues ranked by their best players in an individual event. */
export interface TeamRankingRule {
  readonly by: 'club' | 'league' | 'federation';
  /** Points added up, the most first; or ranks added up, the fewest first. */
  readonly sum: 'points' | 'ranks';
  /** How many players of a team count at most (Papi: PlaceMaxi, 6 when nothing is said). */
  readonly best: number;
  /** How many a team must have to be ranked (Papi: NbrMini, 4 when nothing is said). */
  readonly atLeast: number;
}

/** As the federation's program does when nothing is changed: sum of points, 6 places, 4 players. */
export const USUAL_TEAM_RANKING = { sum: 'points', best: 6, atLeast: 4 } as const;

export interface TeamRow {
  readonly name: string;
  /** Shared by teams equal in all three figures; null with too few players. */
  readonly rank: number | null;
  /** The players who count, best first. */
  readonly counting: readonly Tpn[];
  readonly players: number;
  readonly points: Points;
  /** A place left empty counts one more than the last rank, so that fewer players never help. */
  readonly ranks: number;
  readonly bestRank: number;
}

/**
 * Ranks clubs, leagues or federations by their best `best` players, those with `atLeast` of them.
 * Equal sums: the other sum, then the better best player; then the rank is shared.
 */
export function teamRanking(
  rows: readonly RankedRow[],
  profiles: Profiles,
  rule: TeamRankingRule,
): TeamRow[] {
  const ranked = rows.flatMap(({ tpn, points, rank }) =>
    rank === null ? [] : [{ tpn, points, rank }],
  );
  const members = new Map<string, typeof ranked>();
  for (const row of ranked) {
    const name = profiles.get(row.tpn)?.[rule.by]?.trim();
    if (name) members.set(name, [...(members.get(name) ?? []), row]);
  }
  const emptyPlace = ranked.length + 1;
  const teams = mergedNames(members).map(([name, players]) => {
    const counting = [...players]
      .sort((a, b) => a.rank - b.rank || a.tpn - b.tpn)
      .slice(0, rule.best);
    const ranks = counting.reduce((sum, { rank }) => sum + rank, 0);
    return {
      name,
      counting: counting.map(({ tpn }) => tpn),
      players: players.length,
      points: sumPoints(counting.map(({ points }) => points)),
      ranks: ranks + (rule.best - counting.length) * emptyPlace,
      bestRank: counting[0]?.rank ?? emptyPlace,
    };
  });
  const order = (a: Unranked, b: Unranked): number => compareTeams(a, b, rule.sum);
  const full = teams.filter((team) => team.players >= rule.atLeast);
  const small = teams.filter((team) => team.players < rule.atLeast);
  return [
    ...sorted(full, order).map((team) => ({
      ...team,
      rank: 1 + full.filter((other) => order(other, team) < 0).length,
    })),
    ...sorted(small, order).map((team) => ({ ...team, rank: null })),
  ];
}

type Unranked = Omit<TeamRow, 'rank'>;

function compareTeams(a: Unranked, b: Unranked, sum: TeamRankingRule['sum']): number {
  const [byPoints, byRanks] = [b.points - a.points, a.ranks - b.ranks];
  const sums = sum === 'points' ? byPoints || byRanks : byRanks || byPoints;
  return sums || a.bestRank - b.bestRank;
}

const sorted = (
  teams: readonly Unranked[],
  order: (a: Unranked, b: Unranked) => number,
): Unranked[] => [...teams].sort((a, b) => order(a, b) || (a.name < b.name ? -1 : 1));
