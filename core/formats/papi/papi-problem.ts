import type { Problem, Severity } from '../../rules/problem.ts';

export function papiProblem(
  severity: Severity,
  code: string,
  message: string,
  record = '',
): Problem {
  return { severity, line: 0, column: 0, record, code: `papi.${code}`, message };
}

/** A value of a person that cannot be read, with the person and the column. */
export function unreadCell(who: string, column: string, value: string): Problem {
  const shown = value.slice(0, 40);
  const message = `${who}: “${shown}” in ${column} cannot be read and is left out.`;
  return {
    ...papiProblem('warning', 'cell', message, `${who}, ${column}`),
    params: { value: shown },
  };
}

/** A row without a name; whatever number it has says which. */
export function namelessRow(number: string): Problem {
  const place = number === '' ? 'JOUEUR' : `JOUEUR ${number}`;
  const message = `${place}: a row without reference or name is left out.`;
  return papiProblem('warning', 'player', message, place);
}
