import type { Tpn } from '../../rules/identity.ts';
import { isPlayed } from '../../rules/outcome.ts';
import { sumPoints, type Points } from '../../rules/points.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { pointsFor, type ScoringSystem } from '../../rules/scoring.ts';

/** Games that were played to their end; forfeits and byes are none. */
export function completedGames(record: PlayerRecord): number {
  return record.rounds.filter(
    ({ outcome }) => isPlayed(outcome) && outcome !== 'adjourned' && outcome !== 'notEntered',
  ).length;
}

/**
 * Those who left a round robin, of their own will or expelled, before they completed half of their
 * games: they stay in the table and out of the standings (C.05 6.6 (2) 1; LA, Règles des tournois VI 6).
 */
export function underHalf(
  records: readonly PlayerRecord[],
  left: ReadonlySet<Tpn>,
  gamesScheduled: number,
): ReadonlySet<Tpn> {
  return new Set(
    records
      .filter((record) => left.has(record.tpn) && 2 * completedGames(record) < gamesScheduled)
      .map((record) => record.tpn),
  );
}

/**
 * Points that count in the final standings: not those scored against a player under half (C.05 6.6
 * (2) 1). Such a player's own score stays as it is, for the table.
 */
export function countedPoints(
  record: PlayerRecord,
  struck: ReadonlySet<Tpn>,
  scoring: ScoringSystem,
): Points {
  const counted = struck.has(record.tpn)
    ? record.rounds
    : record.rounds.filter(({ opponent }) => opponent === null || !struck.has(opponent));
  return sumPoints(counted.map(({ outcome }) => pointsFor(outcome, scoring)));
}
