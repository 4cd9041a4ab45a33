import type { Problem } from '../../rules/problem.ts';

/** A problem of a table of entries; the record is the player's name. */
export function problem(
  severity: Problem['severity'],
  code: string,
  line: number,
  message: string,
  record = '',
): Problem {
  return { severity, line, column: 0, record, code: `entries.${code}`, message };
}
