import type { Colour } from '../../rules/colour.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { pointsOfRound, type ScoringSystem } from '../../rules/scoring.ts';
import type { Points } from '../../rules/points.ts';
import type { OutsideReason, RankedRow } from './ranked-row.ts';

/** One round of one player. */
export interface CrosstableCell {
  /** The opponent's line in this table; null without an opponent. */
  readonly opponentLine: number | null;
  readonly opponent: Tpn | null;
  readonly colour: Colour | null;
  readonly outcome: PlayerOutcome;
  readonly points: Points;
  /** Games with one who left a round robin before half of them count for nobody (C.05 6.6). */
  readonly counts: boolean;
}

export interface CrosstableLine {
  /** 1, 2, 3 … down the table: how cells name an opponent, even where ranks are shared. */
  readonly line: number;
  readonly rank: number | null;
  readonly outside: OutsideReason | null;
  readonly tpn: Tpn;
  readonly name: string;
  readonly points: Points;
  readonly tieBreaks: readonly (number | null)[];
  /** Round r at index r − 1; null for a round the player's record does not reach. */
  readonly rounds: readonly (CrosstableCell | null)[];
}

/** The crosstable (grille américaine): everybody's rounds in the order of the standings. */
export function crosstable(
  rows: readonly RankedRow[],
  records: readonly PlayerRecord[],
  scoring: ScoringSystem,
): CrosstableLine[] {
  const lineOf = new Map(rows.map((row, index) => [row.tpn, index + 1]));
  const struck = new Set(
    rows.filter(({ outside }) => outside === 'underHalf').map(({ tpn }) => tpn),
  );
  const recordOf = new Map(records.map((record) => [record.tpn, record]));
  const rounds = Math.max(0, ...records.map((record) => record.rounds.length));
  return rows.map((row, index) => {
    const record = recordOf.get(row.tpn);
    return {
      line: index + 1,
      rank: row.rank,
      outside: row.outside,
      tpn: row.tpn,
      name: record?.name ?? '',
      points: row.points,
      tieBreaks: row.tieBreaks,
      rounds: Array.from({ length: rounds }, (_, round) => {
        const played = record?.rounds[round];
        if (!played) return null;
        const { opponent, colour, outcome } = played;
        const opponentLine = opponent === null ? null : (lineOf.get(opponent) ?? null);
        return {
          opponentLine,
          opponent,
          colour,
          outcome,
          points: pointsOfRound(played, scoring),
          counts: opponent === null || !(struck.has(row.tpn) || struck.has(opponent)),
        };
      }),
    };
  });
}
