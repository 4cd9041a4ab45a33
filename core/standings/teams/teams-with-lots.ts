import { printedValue } from '../figure.ts';
import type { LotsDrawn } from '../ranking/lots.ts';
import type { RankedRow } from '../ranking/ranked-row.ts';
import { rankWith, type RankingOptions } from '../ranking/rank-with.ts';
import { cupPlaceOfTeams } from './cup-place-of-teams.ts';
import type { TeamStandings } from './team-standings.ts';

/** Standings of teams with the lots drawn, and what prizes are awarded by. */
export interface TeamsWithLots {
  readonly standings: TeamStandings;
  /** In the order of the standings; equal for prizes by the score that ranks first, in a cup by the stage reached. */
  readonly rows: readonly RankedRow[];
  readonly lots: readonly LotsDrawn[];
}

/** Ties left as they are, or broken by lots anybody can draw again from the published seed (C.07 4.2). */
export function teamsWithLots(
  standings: TeamStandings,
  ties: RankingOptions['ties'],
): TeamsWithLots {
  const scored = standings.entries.map((entry) => ({
    tpn: entry.number,
    points: entry[standings.primaryScore],
    rank: entry.rank,
    tieBreaks: entry.tieBreaks.map(printedValue),
  }));
  const byPlace = standings.descriptors[0] === cupPlaceOfTeams.code;
  const { rows, lots } = rankWith(scored, {
    ties,
    ...(byPlace && { equalBy: ({ tieBreaks }) => tieBreaks[0] ?? 0 }),
  });
  const ranks = new Map(rows.map(({ tpn, rank }) => [tpn, rank]));
  const entries = standings.entries
    .map((entry) => ({ ...entry, rank: ranks.get(entry.number) ?? entry.rank }))
    .sort((a, b) => a.rank - b.rank);
  return { standings: { ...standings, entries }, rows, lots };
}
