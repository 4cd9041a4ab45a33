import { formatPoints, POINT, type Points } from '../../rules/points.ts';
import type { Column } from './columns.ts';
import type { TrfProblemCode } from './problems.ts';
import { trimEndBlank } from './row.ts';

export type WriteReport = (code: TrfProblemCode, column: number, what: string) => void;

/** Puts values into columns, from left to right. What does not fit is reported, never pushed aside. */
export interface LineBuilder {
  /** Left aligned; cut to its columns when longer, and said so. */
  text(column: Column, value: string): LineBuilder;
  /** Right aligned; left blank when longer, and said so: half a number is a wrong number. */
  number(column: Column, value: number | null): LineBuilder;
  /** Right aligned, `11.5`. */
  points(column: Column, value: Points | null): LineBuilder;
  /** One of this format's own letters or codes, which fit their columns. */
  letter(column: Column, value: string): LineBuilder;
  /** Right aligned text: identification numbers. */
  code(column: Column, value: string): LineBuilder;
  /** The line, trailing blanks removed. */
  done(): string;
}

export function buildLine(tag: string, report: WriteReport): LineBuilder {
  let line = '';
  let width = 0;

  function put(column: Column, value: string): void {
    line += ' '.repeat(column.from - 1 - width) + value;
    width = column.from - 1 + lengthOf(value);
  }

  function putRight(column: Column, value: string): void {
    const room = column.to - column.from + 1;
    const length = lengthOf(value);
    if (length > room) {
      report(
        'trf.write.tooWide',
        column.from,
        `"${value}" does not fit columns ${column.from}-${column.to} and was left out.`,
      );
    } else if (length > 0) {
      put({ from: column.from + room - length, to: column.to }, value);
    }
  }

  const builder: LineBuilder = {
    text(column, value) {
      const kept = oneLine(value, column.from, report);
      const room = column.to - column.from + 1;
      if (lengthOf(kept) <= room) {
        if (kept !== '') put(column, kept);
        return builder;
      }
      report(
        'trf.write.tooWide',
        column.from,
        `"${kept}" does not fit columns ${column.from}-${column.to} and was cut.`,
      );
      put(column, Array.from(kept).slice(0, room).join(''));
      return builder;
    },
    number(column, value) {
      if (value !== null) putRight(column, String(value));
      return builder;
    },
    points(column, value) {
      if (value !== null) putRight(column, pointsText(value, column.to - column.from + 1));
      return builder;
    },
    letter(column, value) {
      if (value !== '') put(column, value);
      return builder;
    },
    code(column, value) {
      putRight(column, oneLine(value, column.from, report));
      return builder;
    },
    done: () => trimEndBlank(line),
  };
  put({ from: 1, to: 3 }, tag);
  return builder;
}

/** `3.5`; without the decimal when a whole number needs the room (`100` in four columns). */
function pointsText(value: Points, room: number): string {
  const text = formatPoints(value);
  return text.length > room && value % POINT === 0 ? String(value / POINT) : text;
}

/** A line break inside a value would make two records of one. */
export function oneLine(value: string, column: number, report: WriteReport): string {
  if (!/[\r\n]/.test(value)) return value;
  report('trf.write.lineBreak', column, 'a line break inside the text was written as a space.');
  return value.replace(/[\r\n]+/g, ' ');
}

/** Columns a text takes: one for each character. */
function lengthOf(text: string): number {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit <= 0xdfff) return Array.from(text).length;
  }
  return text.length;
}
