import type { PlayerOutcome } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';
import { ABNORMAL_POINTS, repeated } from './columns.ts';
import { buildLine, type WriteReport } from './line-builder.ts';
import type { Placed } from './record.ts';
import { readNumber, readNumbers, readPoints, report, reportStrayText, textAt } from './row.ts';
import type { Row } from './row.ts';

/** What 299 can give other points to. */
export const ASSIGNMENTS = {
  win: 'W',
  draw: 'D',
  loss: 'L',
  fullPointBye: 'F',
  halfPointBye: 'H',
  zeroPointBye: 'Z',
  forfeitWin: '+',
  forfeitLoss: '-',
} as const satisfies Partial<Record<PlayerOutcome, string>>;
export type Assignment = keyof typeof ASSIGNMENTS;

/** 299: points that do not follow the scoring system. */
export interface TrfAbnormalPoints extends Placed {
  readonly tag: '299';
  /** The result whose points change; null for a penalty or a bonus. */
  readonly assignment: Assignment | null;
  /** Teams only. */
  readonly matchPoints: Points | null;
  readonly gamePoints: Points | null;
  /** Null for every round. */
  readonly round: number | null;
  /** Empty for everybody. */
  readonly numbers: readonly number[];
}

export function readAbnormalPoints(row: Row): TrfAbnormalPoints | null {
  const { fields, cells } = ABNORMAL_POINTS;
  if (reportStrayText(row, ABNORMAL_POINTS)) return null;
  const before = row.problems.length;
  const letter = textAt(row, fields.type).toUpperCase();
  const assignment = assignmentOf(letter);
  if (assignment === undefined) {
    const what = `"${letter}" is not a type of assignment. Write W, D, L, F, H, Z, +, - or a blank.`;
    report(row, 'trf.assignment.unknownType', fields.type.from, what);
    return null;
  }
  const matchPoints = readPoints(row, fields.matchPoints, 'the match points');
  const gamePoints = readPoints(row, fields.gamePoints, 'the points');
  const round = readNumber(row, fields.round, 'the round');
  const numbers = readNumbers(row, ABNORMAL_POINTS, cells.number, 'the number');
  if (matchPoints === null && gamePoints === null && row.problems.length === before) {
    report(row, 'trf.value.missing', fields.gamePoints.from, 'the points are missing.');
  }
  if (row.problems.length > before) return null;
  return {
    tag: '299',
    line: row.line,
    assignment,
    matchPoints,
    gamePoints,
    round: round === 0 ? null : round,
    numbers: numbers.filter((number) => number !== null),
  };
}

function assignmentOf(letter: string): Assignment | null | undefined {
  if (letter === '') return null;
  return (Object.keys(ASSIGNMENTS) as Assignment[]).find((one) => ASSIGNMENTS[one] === letter);
}

export function writeAbnormalPoints(record: TrfAbnormalPoints, report: WriteReport): string {
  const { fields, cells, stride } = ABNORMAL_POINTS;
  const line = buildLine('299', report)
    .text(fields.type, record.assignment === null ? '' : ASSIGNMENTS[record.assignment])
    .points(fields.matchPoints, record.matchPoints)
    .points(fields.gamePoints, record.gamePoints)
    .number(fields.round, record.round);
  record.numbers.forEach((number, index) =>
    line.number(repeated(cells.number, stride, index), number),
  );
  return line.done();
}
