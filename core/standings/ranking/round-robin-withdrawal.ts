import type { Tpn } from '../../rules/identity.ts';
import { isPlayed } from '../../rules/outcome.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';

/** Games that were played to their end; forfeits and byes are none. */
export function completedGames(record: PlayerRecord): number {
  return record.rounds.filter(
    ({ outcome }) => isPlayed(outcome) && outcome !== 'adjourned' && outcome !== 'notEntered',
  ).length;
}

/** Games each of so many players has in a round robin of so many rounds, every cycle counted. */
export function gamesScheduled(players: number, rounds: number): number {
  const roundsOfCycle = players % 2 === 0 ? players - 1 : players;
  const cycles = Math.max(1, Math.round(rounds / Math.max(1, roundsOfCycle)));
  return Math.min(rounds, cycles * (players - 1));
}

/**
 * Those who left a round robin, of their own will or expelled, before they completed half of their
 * games: they stay in the table and out of the standings (C.05 6.6 (2) 1; LA, Règles des tournois VI 6).
 */
export function underHalf(
  records: readonly PlayerRecord[],
  left: ReadonlySet<Tpn>,
  scheduled: number,
): ReadonlySet<Tpn> {
  return new Set(
    records
      .filter((record) => left.has(record.tpn) && 2 * completedGames(record) < scheduled)
      .map((record) => record.tpn),
  );
}

/** A round without a game: in a round robin nothing is counted for it. */
const NO_GAME: RoundRecord = { opponent: null, colour: null, outcome: 'zeroPointBye' };

/**
 * The field of the final standings: without those under half, and without what others scored
 * against them (C.05 6.6 (2) 1), in the points and in every tie-break.
 */
export function withoutStruck(
  records: readonly PlayerRecord[],
  struck: ReadonlySet<Tpn>,
): readonly PlayerRecord[] {
  if (struck.size === 0) return records;
  return records
    .filter(({ tpn }) => !struck.has(tpn))
    .map((record) => ({
      ...record,
      rounds: record.rounds.map((round) =>
        round.opponent !== null && struck.has(round.opponent) ? NO_GAME : round,
      ),
    }));
}
