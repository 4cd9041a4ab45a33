import type { Problem, Severity } from '../../rules/problem.ts';

/** A problem of a whole line of a tournament file; line 0 is the file itself. */
export function fileProblem(
  severity: Severity,
  line: number,
  record: string,
  code: string,
  message: string,
): Problem {
  return { severity, line, column: 0, record, code: `tournamentFile.${code}`, message };
}

export const FETCH_AGAIN = 'Export the tournament again, or take another copy of the file.';
