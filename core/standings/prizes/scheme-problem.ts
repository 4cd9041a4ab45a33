import type { Problem, Severity } from '../../rules/problem.ts';

/** A problem of a prize scheme; `path` says where, `lists[2].prizes[0].amount`. */
export function schemeProblem(
  severity: Severity,
  path: string,
  code: string,
  message: string,
): Problem {
  const place = path === '' ? 'the scheme' : path;
  return {
    severity,
    line: 0,
    column: 0,
    record: path,
    code: `prizes.${code}`,
    message: `In ${place}: ${message}`,
  };
}
