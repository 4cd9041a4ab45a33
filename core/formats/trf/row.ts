import { parsePoints, type Points } from '../../rules/points.ts';
import type { Problem } from '../../rules/problem.ts';
import { repeated, type Column, type Layout } from './columns.ts';
import { trfProblem, type TrfProblemCode } from './problems.ts';

/** One line being read. */
export interface Row {
  readonly line: number;
  /** The record identifier: columns 1 to 3. */
  readonly tag: string;
  /** As read, without the line end. */
  readonly text: string;
  /** One unit a column, trailing blanks removed. */
  readonly columns: string;
  /** The characters, where some take two units (so that columns still count characters). */
  readonly characters: readonly string[] | null;
  readonly problems: Problem[];
}

const SPACE = 32;
const TAB = 9;
const ZERO = 48;
const NINE = 57;

export function makeRow(text: string, line: number, problems: Problem[]): Row {
  const trimmed = trimEndBlank(text);
  if (!/[\ud800-\udfff]/.test(trimmed)) {
    const tag = trimmed.slice(0, 3);
    return { line, tag, text, columns: trimmed, characters: null, problems };
  }
  const characters = Array.from(trimmed);
  const columns = characters.map((one) => (one.length === 1 ? one : '\ufffd')).join('');
  return { line, tag: columns.slice(0, 3), text, columns, characters, problems };
}

export function report(row: Row, code: TrfProblemCode, column: number, what: string): void {
  row.problems.push(trfProblem(code, { line: row.line, column, record: row.tag }, what));
}

const isBlankUnit = (unit: number): boolean => unit === SPACE || unit === TAB;

/** Spaces and tabs off the end. */
export function trimEndBlank(text: string): string {
  let end = text.length;
  while (end > 0 && isBlankUnit(text.charCodeAt(end - 1))) end -= 1;
  return end === text.length ? text : text.slice(0, end);
}

/** Spaces and tabs off both ends; every other character is somebody's text. */
export function trimBlank(text: string): string {
  const trimmed = trimEndBlank(text);
  let start = 0;
  while (start < trimmed.length && isBlankUnit(trimmed.charCodeAt(start))) start += 1;
  return start === 0 ? trimmed : trimmed.slice(start);
}

/** The text between two columns, blanks trimmed. */
export function textAt(row: Row, column: Column): string {
  return trimBlank(
    row.characters === null
      ? row.columns.slice(column.from - 1, column.to)
      : row.characters.slice(column.from - 1, column.to).join(''),
  );
}

/** The text from a column to the end of the line, blanks trimmed. */
export function textFrom(row: Row, from: number): string {
  return textAt(row, { from, to: row.columns.length });
}

/** Whether nothing but spaces stands between two columns. */
export function isBlankAt(row: Row, column: Column): boolean {
  const end = Math.min(column.to, row.columns.length);
  for (let index = column.from - 1; index < end; index += 1) {
    if (row.columns.charCodeAt(index) !== SPACE) return false;
  }
  return true;
}

/** What `integerAt` answers for a blank field. */
export const BLANK = -1;
/** What `integerAt` answers for anything else that is not a whole number. */
export const UNREADABLE = -2;

/** The whole number in columns `from` to `to`, spaces around it allowed. */
export function integerAt(columns: string, from: number, to: number): number {
  const end = Math.min(to, columns.length);
  let index = from - 1;
  while (index < end && columns.charCodeAt(index) === SPACE) index += 1;
  if (index >= end) return BLANK;
  let value = 0;
  let digits = 0;
  for (; index < end; index += 1) {
    const unit = columns.charCodeAt(index);
    if (unit < ZERO || unit > NINE) break;
    value = value * 10 + unit - ZERO;
    digits += 1;
  }
  for (; index < end; index += 1) {
    if (columns.charCodeAt(index) !== SPACE) return UNREADABLE;
  }
  return digits === 0 ? UNREADABLE : value;
}

/** A whole number; null when blank or, once reported, when unreadable. */
export function readNumber(row: Row, column: Column, what: string): number | null {
  const value = integerAt(row.columns, column.from, column.to);
  if (value >= 0) return value;
  if (value === UNREADABLE) {
    const written = textAt(row, column);
    report(
      row,
      'trf.number.notANumber',
      column.from,
      `${what} "${written}" is not a whole number. Write digits in columns ${column.from}-${column.to}.`,
    );
  }
  return null;
}

/** A whole number from 1; reports a blank, a nought and anything unreadable. */
export function requireNumber(row: Row, column: Column, what: string): number | null {
  const value = readNumber(row, column, what);
  if (value !== null && value > 0) return value;
  if (value === 0) {
    report(row, 'trf.number.outOfRange', column.from, `${what} is 0. Numbers start at 1.`);
  } else if (isBlankAt(row, column)) {
    report(
      row,
      'trf.value.missing',
      column.from,
      `${what} is missing. Write it in columns ${column.from}-${column.to}.`,
    );
  }
  return null;
}

/** Points; null when blank or, once reported, when unreadable. */
export function readPoints(row: Row, column: Column, what: string): Points | null {
  const written = textAt(row, column);
  if (written === '') return null;
  const points = parsePoints(written);
  if (points === null) {
    report(
      row,
      'trf.points.notANumber',
      column.from,
      `${what} "${written}" are not a score. Write them as 11.5 in columns ${column.from}-${column.to}.`,
    );
  }
  return points;
}

/** How many repetitions of the layout's cells the line holds, the last perhaps cut short. */
export function repetitions(row: Row, layout: Layout): number {
  const length = row.columns.length - layout.start + 1;
  return length <= 0 ? 0 : Math.ceil(length / layout.stride);
}

/** Reads every repetition of one cell as a number; null for a blank, a nought or an unreadable one. */
export function readNumbers(
  row: Row,
  layout: Layout,
  cell: Column,
  what: string,
): (number | null)[] {
  const count = repetitions(row, layout);
  const numbers: (number | null)[] = [];
  for (let index = 0; index < count; index += 1) {
    const value = readNumber(row, repeated(cell, layout.stride, index), what);
    numbers.push(value === 0 ? null : value);
  }
  return numbers;
}

/**
 * Reports text that stands in no column of the layout: a field next to it may be cut, so the
 * line cannot be trusted.
 *
 * @param until last column looked at
 * @returns whether there was any
 */
export function reportStrayText(row: Row, layout: Layout, until = row.columns.length): boolean {
  const column = strayColumn(row.columns, layout, Math.min(until, row.columns.length));
  if (column === 0) return false;
  report(
    row,
    'trf.columns.strayText',
    column,
    `text stands where record ${row.tag} has no field. Check that the columns are not shifted.`,
  );
  return true;
}

/** A column that holds nothing: what a field is read from when text beside it may belong to it. */
const NOWHERE: Column = { from: 1, to: 0 };

/** The field's columns, unless text outside every field touches them. */
export function uncut(row: Row, layout: Layout, column: Column): Column {
  const used = usedColumns(layout);
  const touches = [column.from - 1, column.to + 1].some(
    (beside) =>
      used[beside] !== true && beside <= row.columns.length && row.columns[beside - 1] !== ' ',
  );
  return touches ? NOWHERE : column;
}

/** First column with text outside every field and cell; 0 when there is none. */
export function strayColumn(columns: string, layout: Layout, until: number): number {
  const used = usedColumns(layout);
  const { start, stride } = layout;
  for (let column = 4; column <= until; column += 1) {
    if (columns.charCodeAt(column - 1) === SPACE) continue;
    const inCycle = stride > 0 && column >= start;
    if (used[inCycle ? start + ((column - start) % stride) : column] !== true) return column;
  }
  return 0;
}

const usedByLayout = new WeakMap<Layout, readonly boolean[]>();

/** For each column up to the end of the first repetition, whether the layout uses it. */
function usedColumns(layout: Layout): readonly boolean[] {
  const known = usedByLayout.get(layout);
  if (known) return known;
  const used: boolean[] = [];
  for (const { from, to } of [...Object.values(layout.fields), ...Object.values(layout.cells)]) {
    for (let column = from; column <= to; column += 1) used[column] = true;
  }
  usedByLayout.set(layout, used);
  return used;
}

export interface Token {
  readonly text: string;
  readonly column: number;
}

/** Words of the line after the record identifier, with the column of each. */
export function tokensOf(row: Row): Token[] {
  const tokens: Token[] = [];
  const units = row.columns;
  let index = 3;
  while (index < units.length) {
    while (index < units.length && isBlankUnit(units.charCodeAt(index))) index += 1;
    const start = index;
    while (index < units.length && !isBlankUnit(units.charCodeAt(index))) index += 1;
    if (index > start) tokens.push({ text: units.slice(start, index), column: start + 1 });
  }
  return tokens;
}
