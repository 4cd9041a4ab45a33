import type { Problem } from '../../rules/problem.ts';

/** A problem of a file as a whole, or of one kind of its records. */
export const fileProblem = (
  severity: Problem['severity'],
  code: string,
  message: string,
  record = '',
): Problem => ({ severity, line: 0, column: 0, record, code, message });
