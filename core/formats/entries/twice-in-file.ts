import type { Problem } from '../../rules/problem.ts';
import { People, type Identity, type Sameness } from '../player-list/same-person.ts';
import { problem } from './entry-problem.ts';

/** Which line before names the same person, and how it is known. */
export interface Twice {
  readonly line: number;
  readonly by: Sameness;
}

export type EntryOnLine = Identity & { readonly line: number };

/** Lines of a table that repeat an earlier one, by their line. */
export function twiceInFile(entries: readonly EntryOnLine[]): ReadonlyMap<number, Twice> {
  const before = new People<EntryOnLine>();
  const twice = new Map<number, Twice>();
  for (const entry of entries) {
    const same = before.same(entry);
    if (same !== null) twice.set(entry.line, { line: same.one.line, by: same.by });
    // A name may have two bearers: both stand to be met again. A number has one.
    if (same === null || same.by === 'name') before.add(entry);
  }
  return twice;
}

/** A number is one person's: the second line is not entered. A name alone proves nothing. */
export const isLeftOut = (twice: Twice | undefined): boolean =>
  twice !== undefined && twice.by !== 'name';

/** What is told where nobody is asked. */
export function twiceProblem({ name, line }: EntryOnLine, { line: other, by }: Twice): Problem {
  const place = `Line ${line}, ${name}`;
  const told =
    by === 'fideId'
      ? problem(
          'warning',
          'twiceByFideNumber',
          line,
          `${place}: the same FIDE number as on line ${other}; the line is left out.`,
          name,
        )
      : by === 'nationalId'
        ? problem(
            'warning',
            'twiceByNationalNumber',
            line,
            `${place}: the same national number as on line ${other}; the line is left out.`,
            name,
          )
        : problem(
            'warning',
            'twiceByName',
            line,
            `${place}: the same name as on line ${other}; both are entered. Remove one if it is one person.`,
            name,
          );
  return { ...told, params: { other } };
}
