import { formatPoints, pointsFromTenths } from '../../rules/points.ts';
import type { Problem } from '../../rules/problem.ts';
import type { RoundRecord } from '../../rules/record.ts';
import { pairingPointsOfRound, pointsOfRound, type ScoringSystem } from '../../rules/scoring.ts';
import { PLAYER } from './columns.ts';
import { recordsOf, type TrfDocument } from './document.ts';
import { playerRecords } from './player-records.ts';
import { trfProblem } from './problems.ts';
import { roundOf, UNREADABLE_CELL } from './round-cells.ts';

/**
 * Points that are not the sum of the rounds. Byes written for the round to come may be counted or
 * not, an adjourned game as nothing or as its value: both are in use.
 */
export function checkPoints(document: TrfDocument, scoring: ScoringSystem): Problem[] {
  const problems: Problem[] = [];
  const histories = new Map(playerRecords(document).map((record) => [record.tpn, record.rounds]));
  for (const player of recordsOf(document, '001')) {
    const { number, points, rounds } = player;
    if (points === null) continue;
    const recorded = histories.get(number) ?? [];
    const total = (list: readonly (RoundRecord | null)[], value: typeof pointsOfRound): number =>
      list.reduce((sum, round) => sum + (round === null ? 0 : value(round, scoring)), 0);
    const sum = total(recorded, pointsOfRound);
    if (sum === points || rounds.includes(UNREADABLE_CELL)) continue;
    const pairing = total(recorded, pairingPointsOfRound);
    const byes = total(rounds.slice(recorded.length).map(roundOf), pointsOfRound);
    if ([pairing, sum + byes, pairing + byes].includes(points)) continue;
    const expected = formatPoints(pointsFromTenths(sum));
    const what = `the points are ${formatPoints(points)} but the rounds bring ${expected}. Correct the points, a result or the scoring system.`;
    const place = { line: player.line, column: PLAYER.fields.points.from, record: '001' };
    problems.push(trfProblem('trf.points.notTheSum', place, what));
  }
  return problems;
}
