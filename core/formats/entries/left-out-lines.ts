import type { Problem, Severity } from '../../rules/problem.ts';
import { problem } from './entry-problem.ts';

/** As much of a line as tells which it is. */
const LONGEST_SHOWN = 80;

/** The cells of a line that say something. */
export const lineText = (row: readonly string[]): string =>
  row
    .map((cell) => cell.trim().replace(/\s+/g, ' '))
    .filter((cell) => cell !== '')
    .join(' · ')
    .slice(0, LONGEST_SHOWN);

function leftOut(
  severity: Severity,
  code: string,
  line: number,
  row: readonly string[],
  why: string,
): Problem {
  const text = lineText(row);
  const message = `Line ${line}, “${text}”: ${why}`;
  return { ...problem(severity, code, line, message), params: { text } };
}

/** A title, a date, a remark: what stands above the headings and says something. */
export const lineAbove = (row: readonly string[], index: number): Problem[] =>
  lineText(row) === ''
    ? []
    : [leftOut('note', 'aboveHeadings', index + 1, row, 'above the headings, not used.')];

export const noName = (line: number, row: readonly string[]): Problem =>
  leftOut('warning', 'noName', line, row, 'no name, left out.');

export const totalLine = (line: number, row: readonly string[]): Problem =>
  leftOut('warning', 'total', line, row, 'looks like a total and is left out.');

export const nameIsNumber = (line: number, row: readonly string[]): Problem =>
  leftOut('warning', 'nameIsNumber', line, row, 'a figure where the name stands, left out.');

export const headingsAgain = (line: number): Problem =>
  problem('note', 'headingsAgain', line, `Line ${line}: the headings once more, left out.`);

export function noHeadingLine(line: number, lines: number): Problem {
  const message = `The table has ${lines} lines: line ${line} cannot be its headings.`;
  return { ...problem('error', 'noHeadingLine', 0, message), params: { asked: line, lines } };
}

/** A sheet somebody asked for that the file has not; its own ones are named. */
export function noSheet(asked: string, names: readonly string[]): Problem {
  const known = names.map((name, index) => `${index + 1} ${name}`.trim()).join(', ');
  const message = `There is no sheet “${asked}”; the file has: ${known}.`;
  return { ...problem('error', 'noSheet', 0, message), params: { asked, names: known } };
}

export const otherSheet = (name: string): Problem => ({
  ...problem('note', 'otherSheet', 0, `Sheet “${name}”: not used.`),
  params: { name },
});

/** Problems beyond those that are named. */
export const moreProblems = (count: number): Problem => ({
  ...problem('warning', 'moreProblems', 0, `${count} more values or lines cannot be read.`),
  params: { count },
});
