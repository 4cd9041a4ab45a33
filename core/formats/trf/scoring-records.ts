import { parsePoints, type Points } from '../../rules/points.ts';
import {
  ENGINE_POINTS,
  GAME_POINTS,
  MATCH_POINTS,
  repeated,
  type Column,
  type Layout,
} from './columns.ts';
import { buildLine, type WriteReport } from './line-builder.ts';
import type { Placed } from './record.ts';
import { readPoints, report, reportStrayText, type Row } from './row.ts';

/** 162: win, draw, loss, absence, pairing-allocated bye, unknown result. */
export const GAME_CODES = ['W', 'D', 'L', 'A', 'P', 'X'] as const;
export type GameCode = (typeof GAME_CODES)[number];

/** 362: match won, drawn, lost. */
export const MATCH_CODES = ['TW', 'TD', 'TL'] as const;
export type MatchCode = (typeof MATCH_CODES)[number];

export interface CodedPoints<Code extends string> {
  readonly code: Code;
  readonly points: Points;
}

export interface TrfGamePoints extends Placed {
  readonly tag: '162';
  readonly values: readonly CodedPoints<GameCode>[];
}

export interface TrfMatchPoints extends Placed {
  readonly tag: '362';
  readonly values: readonly CodedPoints<MatchCode>[];
}

/** Win, draw, loss, zero-point bye, forfeit loss, pairing-allocated bye: one line each. */
export const ENGINE_POINTS_TAGS = ['BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU'] as const;
type EnginePointsTag = (typeof ENGINE_POINTS_TAGS)[number];
interface EnginePointsOf<Tag> extends Placed {
  readonly tag: Tag;
  readonly points: Points;
}
export type TrfEnginePoints = { [Tag in EnginePointsTag]: EnginePointsOf<Tag> }[EnginePointsTag];

export function readGamePoints(row: Row): TrfGamePoints | null {
  const values = readCoded(row, GAME_CODES);
  return values === null ? null : { tag: '162', line: row.line, values };
}

export function readMatchPoints(row: Row): TrfMatchPoints | null {
  const values = readCoded(row, MATCH_CODES);
  return values === null ? null : { tag: '362', line: row.line, values };
}

/**
 * Codes and points in turn. The prose and the table of TRF26 place them one column apart, so files
 * of both kinds exist: the letters and figures themselves leave no doubt.
 */
function readCoded<Code extends string>(
  row: Row,
  codes: readonly Code[],
): CodedPoints<Code>[] | null {
  const values: CodedPoints<Code>[] = [];
  const pair = /[ \t]*([A-Za-z]+)[ \t]*([+-]?[0-9.,]+)(?=[ \t]|$)/y;
  pair.lastIndex = 3;
  while (pair.lastIndex < row.columns.length) {
    const start = pair.lastIndex;
    const match = pair.exec(row.columns);
    if (!match) {
      const what = `"${row.columns.slice(start).trim()}" is not a code with its points. Write them as W 1.0.`;
      report(row, 'trf.scoring.unknownCode', start + 1, what);
      return null;
    }
    const [, letters = '', figure = ''] = match;
    const column = pair.lastIndex - figure.length + 1;
    const code = codes.find((one) => one === letters.toUpperCase());
    if (code === undefined) {
      const what = `"${letters}" is not a code of record ${row.tag}. Write ${codes.join(', ')}.`;
      report(row, 'trf.scoring.unknownCode', start + 1, what);
      return null;
    }
    const points = scoreFitting(figure, GAME_POINTS.cells.points);
    if (points === null) {
      const what = `the points "${figure}" are not a score. Write them as 11.5.`;
      report(row, 'trf.points.notANumber', column, what);
      return null;
    }
    values.push({ code, points });
  }
  if (values.length === 0) {
    report(row, 'trf.value.missing', 5, `record ${row.tag} names no points.`);
    return null;
  }
  return values;
}

/** A score no wider than its columns. */
function scoreFitting(figure: string, column: Column): Points | null {
  return figure.length > column.to - column.from + 1 ? null : parsePoints(figure);
}

export function readEnginePoints(row: Row, tag: TrfEnginePoints['tag']): TrfEnginePoints | null {
  if (reportStrayText(row, ENGINE_POINTS)) return null;
  const before = row.problems.length;
  const points = readPoints(row, ENGINE_POINTS.fields.points, 'the points');
  if (points !== null) return { tag, line: row.line, points };
  if (row.problems.length === before) {
    report(row, 'trf.value.missing', ENGINE_POINTS.fields.points.from, 'the points are missing.');
  }
  return null;
}

export function writeGamePoints(record: TrfGamePoints, report: WriteReport): string {
  return writeCoded(record.tag, GAME_POINTS, record.values, report);
}

export function writeMatchPoints(record: TrfMatchPoints, report: WriteReport): string {
  return writeCoded(record.tag, MATCH_POINTS, record.values, report);
}

function writeCoded(
  tag: string,
  layout: Layout<never, 'code' | 'points'>,
  values: readonly CodedPoints<string>[],
  report: WriteReport,
): string {
  const line = buildLine(tag, report);
  values.forEach(({ code, points }, index) => {
    line.text(repeated(layout.cells.code, layout.stride, index), code);
    line.points(repeated(layout.cells.points, layout.stride, index), points);
  });
  return line.done();
}

export function writeEnginePoints(record: TrfEnginePoints, report: WriteReport): string {
  return buildLine(record.tag, report).points(ENGINE_POINTS.fields.points, record.points).done();
}
