import { formatPoints, pointsFromTenths } from '../../rules/points.ts';
import type { Problem } from '../../rules/problem.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import type { RoundRecord } from '../../rules/record.ts';
import { pairingPointsFor, pointsFor, type ScoringSystem } from '../../rules/scoring.ts';
import type { Assignment, TrfAbnormalPoints } from './abnormal-points-record.ts';
import { PLAYER } from './columns.ts';
import { isTeamEvent, recordsOf, type TrfDocument } from './document.ts';
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
  const abnormal = abnormalPoints(isTeamEvent(document) ? [] : recordsOf(document, '299'));
  for (const player of recordsOf(document, '001')) {
    const { number, points, rounds } = player;
    if (points === null) continue;
    const recorded = histories.get(number) ?? [];
    const total = (
      list: readonly (RoundRecord | null)[],
      before: number,
      value: typeof pointsFor,
    ): number =>
      list.reduce((sum, round, index) => {
        if (round === null) return sum;
        const special = abnormal.instead(number, before + index + 1, round.outcome);
        return sum + (special ?? value(round.outcome, scoring));
      }, 0);
    const bonus = abnormal.bonus(number);
    const sum = total(recorded, 0, pointsFor) + bonus;
    if (sum === points || rounds.includes(UNREADABLE_CELL)) continue;
    const pairing = total(recorded, 0, pairingPointsFor) + bonus;
    const byes = total(rounds.slice(recorded.length).map(roundOf), recorded.length, pointsFor);
    if ([pairing, sum + byes, pairing + byes].includes(points)) continue;
    const expected = formatPoints(pointsFromTenths(sum));
    const what = `the points are ${formatPoints(points)} but the rounds bring ${expected}. Correct the points, a result or the scoring system.`;
    const place = { line: player.line, column: PLAYER.fields.points.from, record: '001' };
    problems.push(trfProblem('trf.points.notTheSum', place, what));
  }
  return problems;
}

const ASSIGNMENT_OF: Readonly<Partial<Record<PlayerOutcome, Assignment>>> = {
  win: 'win',
  draw: 'draw',
  loss: 'loss',
  shortWin: 'win',
  shortDraw: 'draw',
  shortLoss: 'loss',
  forfeitWin: 'forfeitWin',
  forfeitLoss: 'forfeitLoss',
  fullPointBye: 'fullPointBye',
  halfPointBye: 'halfPointBye',
  zeroPointBye: 'zeroPointBye',
};

interface AbnormalPoints {
  /** What 299 gives for the outcome of a round; null when it gives nothing. */
  instead(player: number, round: number, outcome: PlayerOutcome): number | null;
  /** Penalties and bonuses together, each counted once. */
  bonus(player: number): number;
}

const EVERY = 0;

/** 299 of an individual event; what names a player or a round stands before what names all. */
function abnormalPoints(records: readonly TrfAbnormalPoints[]): AbnormalPoints {
  if (records.length === 0) return { instead: () => null, bonus: () => 0 };
  const instead = new Map<string, number>();
  const bonus = new Map<number, number>();
  const key = (assignment: Assignment, player: number, round: number): string =>
    `${assignment} ${player} ${round}`;
  for (const { assignment, gamePoints, round, numbers } of records) {
    if (gamePoints === null) continue;
    for (const player of numbers.length === 0 ? [EVERY] : numbers) {
      if (assignment === null) bonus.set(player, (bonus.get(player) ?? 0) + gamePoints);
      else instead.set(key(assignment, player, round ?? EVERY), gamePoints);
    }
  }
  return {
    instead(player, round, outcome) {
      const assignment = ASSIGNMENT_OF[outcome];
      if (assignment === undefined) return null;
      return (
        instead.get(key(assignment, player, round)) ??
        instead.get(key(assignment, player, EVERY)) ??
        instead.get(key(assignment, EVERY, round)) ??
        instead.get(key(assignment, EVERY, EVERY)) ??
        null
      );
    },
    bonus: (player) => (bonus.get(player) ?? 0) + (bonus.get(EVERY) ?? 0),
  };
}
