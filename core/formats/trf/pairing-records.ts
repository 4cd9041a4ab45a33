import type { Points } from '../../rules/points.ts';
import { requireNumbers } from './bye-records.ts';
import { ACCELERATION, PROHIBITED, repeated } from './columns.ts';
import { buildLine, type WriteReport } from './line-builder.ts';
import type { Placed } from './record.ts';
import { readPoints, report, reportStrayText, requireNumber, type Row } from './row.ts';

/** 250: fictitious points of accelerated rounds; players, or teams in a team event. */
export interface TrfAcceleration extends Placed {
  readonly tag: '250';
  /** Empty in individual events. */
  readonly matchPoints: Points | null;
  readonly gamePoints: Points | null;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly first: number;
  readonly last: number;
}

/** 260: no two of these may meet; players, or teams in a team event. */
export interface TrfProhibited extends Placed {
  readonly tag: '260';
  readonly firstRound: number;
  readonly lastRound: number;
  readonly numbers: readonly number[];
}

export function readAcceleration(row: Row): TrfAcceleration | null {
  const { fields } = ACCELERATION;
  if (reportStrayText(row, ACCELERATION)) return null;
  const before = row.problems.length;
  const matchPoints = readPoints(row, fields.matchPoints, 'the match points');
  const gamePoints = readPoints(row, fields.gamePoints, 'the points');
  const firstRound = requireNumber(row, fields.firstRound, 'the first round');
  const lastRound = requireNumber(row, fields.lastRound, 'the last round');
  const first = requireNumber(row, fields.first, 'the first player or team');
  const last = requireNumber(row, fields.last, 'the last player or team');
  if (matchPoints === null && gamePoints === null && row.problems.length === before) {
    report(row, 'trf.value.missing', fields.gamePoints.from, 'the points are missing.');
  }
  if (row.problems.length > before) return null;
  if (firstRound === null || lastRound === null || first === null || last === null) return null;
  const backwards = firstRound > lastRound || first > last;
  if (backwards) {
    const what = 'the last round or number stands before the first. Write the lower one first.';
    report(row, 'trf.number.outOfRange', fields.firstRound.from, what);
    return null;
  }
  return {
    tag: '250',
    line: row.line,
    matchPoints,
    gamePoints,
    firstRound,
    lastRound,
    first,
    last,
  };
}

export function readProhibited(row: Row): TrfProhibited | null {
  const { fields, cells } = PROHIBITED;
  if (reportStrayText(row, PROHIBITED)) return null;
  const firstRound = requireNumber(row, fields.firstRound, 'the first round');
  const lastRound = requireNumber(row, fields.lastRound, 'the last round');
  const numbers = requireNumbers(row, PROHIBITED, cells.number, 2);
  if (firstRound === null || lastRound === null || numbers === null) return null;
  if (firstRound > lastRound) {
    const what = 'the last round stands before the first. Write the lower one first.';
    report(row, 'trf.number.outOfRange', fields.firstRound.from, what);
    return null;
  }
  return { tag: '260', line: row.line, firstRound, lastRound, numbers };
}

export function writeAcceleration(record: TrfAcceleration, report: WriteReport): string {
  const { fields } = ACCELERATION;
  return buildLine('250', report)
    .points(fields.matchPoints, record.matchPoints)
    .points(fields.gamePoints, record.gamePoints)
    .number(fields.firstRound, record.firstRound)
    .number(fields.lastRound, record.lastRound)
    .number(fields.first, record.first)
    .number(fields.last, record.last)
    .done();
}

export function writeProhibited(record: TrfProhibited, report: WriteReport): string {
  const { fields, cells, stride } = PROHIBITED;
  const line = buildLine('260', report)
    .number(fields.firstRound, record.firstRound)
    .number(fields.lastRound, record.lastRound);
  record.numbers.forEach((number, index) =>
    line.number(repeated(cells.number, stride, index), number),
  );
  return line.done();
}
