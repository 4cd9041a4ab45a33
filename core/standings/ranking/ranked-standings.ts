import type { Tpn } from '../../rules/identity.ts';
import { sumPoints } from '../../rules/points.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { success, type Result } from '../../rules/result.ts';
import { pointsOfRound } from '../../rules/scoring.ts';
import { printedValue, type Figure } from '../figure.ts';
import type { StandingsRefusal, StandingsRequest } from '../request.ts';
import { computeStandings, type Standings } from '../standings.ts';
import type { LotsDrawn } from './lots.ts';
import type { PlayOff, RefusedPlayOff } from './play-off.ts';
import { rankWith, type Ranking, type RankingOptions } from './rank-with.ts';
import type { RankedRow, ScoredRow } from './ranked-row.ts';
import { gamesScheduled, underHalf, withoutStruck } from './round-robin-withdrawal.ts';

/** What was decided beside the games. */
export interface RankingDecisions {
  readonly ties: RankingOptions['ties'];
  readonly playOffs?: readonly PlayOff[];
  /** Everybody who is out of the event, expelled or not. */
  readonly left?: ReadonlySet<Tpn>;
  /** Those of them who were expelled (Laws 12.9.9). */
  readonly expelled?: ReadonlySet<Tpn>;
}

/** What put a player below the one before: points, a tie-break's place in the list, or a decision. */
export type Separation = 'PTS' | 'playOff' | 'lots' | number;

/** One line of the final standings. */
export interface RankedEntry extends RankedRow {
  readonly name: string;
  /** One figure for each tie-break; undefined for whoever has no rank. */
  readonly figures: readonly Figure[];
  /** Null for the first, for a shared rank and outside the standings. */
  readonly separatedBy: Separation | null;
}

/** Standings with every decision applied. */
export interface RankedStandings {
  readonly descriptors: readonly string[];
  readonly rows: readonly RankedEntry[];
  readonly dropped: Standings['dropped'];
  readonly lots: readonly LotsDrawn[];
  /** Groups nothing has separated, the best first. */
  readonly tiesLeft: readonly { readonly rank: number; readonly players: readonly Tpn[] }[];
  readonly refusedPlayOffs: readonly RefusedPlayOff[];
}

/** Nothing is computed for whoever is struck. */
const OUT: Figure = { value: null, per: 1 };

/**
 * Points, tie-breaks, play-offs and lots together. A round robin counts nothing of those who left it
 * with less than half of their games, and keeps those who left later, expelled or not, in their place
 * (C.05 6.6 (2)). Elsewhere the expelled have no rank, and their games count for the others (C.05 6.7).
 */
export function rankedStandings(
  request: StandingsRequest,
  descriptors: readonly string[],
  decisions: RankingDecisions,
): Result<RankedStandings, StandingsRefusal> {
  const { struck, unranked } = outside(request, decisions);
  const computed = computeStandings(countedRequest(request, decisions), descriptors);
  if (!computed.ok) return computed;
  const { entries, dropped, ranksBy } = computed.value;
  const figures = new Map(entries.map((entry) => [entry.tpn, entry.tieBreaks]));
  const none = descriptors.map(() => OUT);
  const scored: ScoredRow[] = [
    ...entries.map(({ tpn, points, rank, tieBreaks }) => ({
      tpn,
      points,
      rank,
      tieBreaks: tieBreaks.map(printedValue),
    })),
    ...request.players
      .filter(({ tpn }) => struck.has(tpn))
      .map((record) => tableRow(record, request, descriptors.length, entries.length + 1)),
  ];
  const ranking = rankWith(scored, {
    ties: decisions.ties,
    playOffs: decisions.playOffs ?? [],
    expelled: unranked,
    underHalf: struck,
    ...(ranksBy === 'PTS' ? {} : { equalBy: (row) => row.tieBreaks[ranksBy] ?? 0 }),
  });
  const names = new Map(request.players.map(({ tpn, name }) => [tpn, name]));
  const separation = separations(computed.value, ranking, decisions.playOffs ?? []);
  return success({
    descriptors: computed.value.descriptors,
    rows: ranking.rows.map((row, index) => ({
      ...row,
      name: names.get(row.tpn) ?? '',
      figures: figures.get(row.tpn) ?? none,
      separatedBy: separation(row, ranking.rows[index - 1]),
    })),
    dropped,
    lots: ranking.lots,
    tiesLeft: tiesLeft(ranking.rows),
    refusedPlayOffs: ranking.refusedPlayOffs,
  });
}

/** The question tie-breaks are computed from: without the players a round robin strikes. */
export function countedRequest(
  request: StandingsRequest,
  decisions: RankingDecisions,
): StandingsRequest {
  const { struck } = outside(request, decisions);
  return { ...request, players: withoutStruck(request.players, struck) };
}

function outside(
  { players, rounds, declaredRounds, kind }: StandingsRequest,
  { left = new Set(), expelled = new Set() }: RankingDecisions,
): { readonly struck: ReadonlySet<Tpn>; readonly unranked: ReadonlySet<Tpn> } {
  if (kind !== 'roundRobin') return { struck: new Set(), unranked: expelled };
  const games = gamesScheduled(players.length, declaredRounds ?? rounds);
  return {
    struck: underHalf(players, new Set([...left, ...expelled]), games),
    unranked: new Set(),
  };
}

/** Somebody struck keeps the own score, for the table alone. */
function tableRow(
  { tpn, rounds }: PlayerRecord,
  request: StandingsRequest,
  tieBreaks: number,
  rank: number,
): ScoredRow {
  const counted = rounds.slice(0, request.rounds);
  return {
    tpn,
    points: sumPoints(counted.map((round) => pointsOfRound(round, request.scoring))),
    rank,
    tieBreaks: Array.from({ length: tieBreaks }, () => null),
  };
}

function separations(
  { entries, ranksBy }: Standings,
  { lots }: Ranking,
  playOffs: readonly PlayOff[],
): (row: RankedRow, before: RankedRow | undefined) => Separation | null {
  const tied = new Map(entries.map(({ tpn, rank }) => [tpn, rank]));
  const heads = new Map<number, Separation | null>();
  for (const { rank, separatedBy } of entries) if (!heads.has(rank)) heads.set(rank, separatedBy);
  const drawn = lots.map(({ order }) => new Set(order.map(({ tpn }) => tpn)));
  const played = playOffs.map(({ steps }) => new Set(steps.flat()));
  return (row, before) => {
    if (before === undefined || row.rank === null || row.rank === before.rank) return null;
    if (ranksBy === 'PTS' && row.points !== before.points) return 'PTS';
    if (drawn.some((group) => group.has(row.tpn) && group.has(before.tpn))) return 'lots';
    // Whoever played off comes before whoever was equal and did not.
    if (played.some((group) => group.has(row.tpn) && group.has(before.tpn))) return 'playOff';
    const own = tied.get(row.tpn);
    if (own === tied.get(before.tpn)) return 'playOff';
    return own === undefined ? null : (heads.get(own) ?? null);
  };
}

function tiesLeft(rows: readonly RankedRow[]): RankedStandings['tiesLeft'] {
  const groups = new Map<number, Tpn[]>();
  for (const { rank, tpn } of rows) {
    if (rank !== null) groups.set(rank, [...(groups.get(rank) ?? []), tpn]);
  }
  return [...groups]
    .filter(([, players]) => players.length > 1)
    .map(([rank, players]) => ({ rank, players }));
}
