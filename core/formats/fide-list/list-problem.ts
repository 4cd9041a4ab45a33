import type { Problem, Severity } from '../../rules/problem.ts';

/** What was found wrong in a rating list, and in which line or record. */
export function listProblem(
  severity: Severity,
  code: string,
  message: string,
  place: { readonly line?: number; readonly record?: string } = {},
): Problem {
  const { line = 0, record = '' } = place;
  return { severity, line, column: 0, record, code: `fideList.${code}`, message };
}
