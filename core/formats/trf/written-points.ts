import type { Points } from '../../rules/points.ts';
import type { RoundRecord } from '../../rules/record.ts';
import { pairingPointsOfRound, pointsOfRound, type ScoringSystem } from '../../rules/scoring.ts';
import { recordsOf, type TrfDocument } from './document.ts';
import { playerRecords } from './player-records.ts';
import { roundOf, UNREADABLE_CELL } from './round-cells.ts';

/** The points of a player's line beside the rounds that should bring them. */
export interface WrittenPoints {
  readonly line: number;
  readonly points: Points;
  readonly recorded: readonly RoundRecord[];
  /** Byes written for rounds to come. */
  readonly ahead: readonly RoundRecord[];
}

/** Of everybody whose points are written and whose rounds can be read. */
export function writtenPoints(document: TrfDocument): WrittenPoints[] {
  const histories = new Map(playerRecords(document).map((record) => [record.tpn, record.rounds]));
  return recordsOf(document, '001').flatMap(({ line, number, points, rounds }) => {
    if (points === null || rounds.includes(UNREADABLE_CELL)) return [];
    const recorded = histories.get(number) ?? [];
    const ahead = rounds.slice(recorded.length).flatMap((cell) => roundOf(cell) ?? []);
    return [{ line, points, recorded, ahead }];
  });
}

/**
 * What the rounds may add up to, the plain sum first. Byes written for the round to come may be
 * counted or not, an adjourned game as nothing or as its value: both are in use.
 */
export function sumsOf({ recorded, ahead }: WrittenPoints, scoring: ScoringSystem): number[] {
  const total = (rounds: readonly RoundRecord[], value: typeof pointsOfRound): number =>
    rounds.reduce((sum, round) => sum + value(round, scoring), 0);
  const sum = total(recorded, pointsOfRound);
  const pairing = total(recorded, pairingPointsOfRound);
  const byes = total(ahead, pointsOfRound);
  return [sum, pairing, sum + byes, pairing + byes];
}

export const isExplained = (written: WrittenPoints, scoring: ScoringSystem): boolean =>
  sumsOf(written, scoring).includes(written.points);
