import type { Problem } from '../../rules/problem.ts';
import { fileProblem } from './file-problem.ts';

export interface FileLine {
  /** 1-based, as an editor counts. */
  readonly number: number;
  readonly text: string;
}

/**
 * The lines of the file that say something. What mail programs and editors add (a byte order mark,
 * carriage returns, blank lines) is left out and told.
 */
export function fileLines(text: string): { lines: FileLine[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const marked = text.startsWith('\ufeff');
  const all = (marked ? text.slice(1) : text).split('\n');
  if (all.at(-1) === '') all.pop();
  const lines = all
    .map((line, index) => ({ number: index + 1, text: line.replace(/\r$/, '') }))
    .filter((line) => line.text.trim() !== '');
  if (marked) {
    problems.push(
      fileProblem(
        'note',
        1,
        '',
        'byteOrderMark',
        'A byte order mark before the first line was ignored.',
      ),
    );
  }
  const returned = all.findIndex((line) => line.endsWith('\r'));
  if (returned >= 0) {
    problems.push(
      fileProblem(
        'note',
        returned + 1,
        '',
        'carriageReturn',
        'Carriage returns at line ends were ignored.',
      ),
    );
  }
  const blank = all.findIndex((line) => line.trim() === '');
  if (blank >= 0) {
    problems.push(
      fileProblem(
        'warning',
        blank + 1,
        '',
        'blankLine',
        'Blank lines, which the program never writes, were ignored.',
      ),
    );
  }
  return { lines, problems };
}

/** The JSON object on the line; null when there is none. */
export function objectOn(line: FileLine): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line.text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return value as Record<string, unknown>;
  } catch {
    return null;
  }
}
