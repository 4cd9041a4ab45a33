import type { GrantedBye } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';
import { BYES, repeated, TEAM_BYE } from './columns.ts';
import { buildLine, type WriteReport } from './line-builder.ts';
import type { Placed } from './record.ts';
import { RESULT_LETTERS } from './round-cells.ts';
import { readNumbers, readPoints, report, reportStrayText, requireNumber, textAt } from './row.ts';
import type { Row } from './row.ts';

/** 240: byes granted before a round, past or to come; players, or teams in a team event. */
export interface TrfByes extends Placed {
  readonly tag: '240';
  readonly bye: GrantedBye;
  readonly round: number;
  readonly numbers: readonly number[];
}

/** 320: what the pairing-allocated bye brings a team, and who had it. */
export interface TrfTeamByes extends Placed {
  readonly tag: '320';
  readonly matchPoints: Points | null;
  readonly gamePoints: Points | null;
  /** Round r at index r − 1; null when nobody had it. */
  readonly teams: readonly (number | null)[];
}

const BYE_BY_LETTER: Readonly<Record<string, GrantedBye>> = {
  F: 'fullPointBye',
  H: 'halfPointBye',
  Z: 'zeroPointBye',
};

export function readByes(row: Row): TrfByes | null {
  if (reportStrayText(row, BYES)) return null;
  const letter = textAt(row, BYES.fields.type);
  const bye = BYE_BY_LETTER[letter.toUpperCase()];
  if (bye === undefined) {
    const what = `"${letter}" is not a type of bye. Write F, H or Z.`;
    report(row, 'trf.bye.unknownType', BYES.fields.type.from, what);
    return null;
  }
  const round = requireNumber(row, BYES.fields.round, 'the round');
  const numbers = requireNumbers(row, BYES, BYES.cells.number, 1);
  if (round === null || numbers === null) return null;
  return { tag: '240', line: row.line, bye, round, numbers };
}

/** Every repetition of a cell; null when one is unreadable or fewer than `least` are given. */
export function requireNumbers(
  row: Row,
  layout: Parameters<typeof readNumbers>[1],
  cell: Parameters<typeof readNumbers>[2],
  least: number,
): number[] | null {
  const before = row.problems.length;
  const numbers = readNumbers(row, layout, cell, 'the number').filter((one) => one !== null);
  if (row.problems.length > before) return null;
  if (numbers.length >= least) return numbers;
  const what = `the record names ${numbers.length} of at least ${least} players or teams.`;
  report(row, 'trf.value.missing', cell.from, what);
  return null;
}

export function readTeamByes(row: Row): TrfTeamByes | null {
  if (reportStrayText(row, TEAM_BYE)) return null;
  const before = row.problems.length;
  const record: TrfTeamByes = {
    tag: '320',
    line: row.line,
    matchPoints: readPoints(row, TEAM_BYE.fields.matchPoints, 'the match points'),
    gamePoints: readPoints(row, TEAM_BYE.fields.gamePoints, 'the game points'),
    teams: readNumbers(row, TEAM_BYE, TEAM_BYE.cells.team, 'the team'),
  };
  return row.problems.length > before ? null : record;
}

export function writeByes(record: TrfByes, report: WriteReport): string {
  const line = buildLine('240', report)
    .text(BYES.fields.type, RESULT_LETTERS[record.bye])
    .number(BYES.fields.round, record.round);
  record.numbers.forEach((number, index) =>
    line.number(repeated(BYES.cells.number, BYES.stride, index), number),
  );
  return line.done();
}

export function writeTeamByes(record: TrfTeamByes, report: WriteReport): string {
  const line = buildLine('320', report)
    .points(TEAM_BYE.fields.matchPoints, record.matchPoints)
    .points(TEAM_BYE.fields.gamePoints, record.gamePoints);
  record.teams.forEach((team, index) => {
    const column = repeated(TEAM_BYE.cells.team, TEAM_BYE.stride, index);
    if (team === null) line.text(column, '000');
    else line.number(column, team);
  });
  return line.done();
}
