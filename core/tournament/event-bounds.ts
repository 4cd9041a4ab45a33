import type { Problem } from '../rules/problem.ts';
import { outOfBounds, type OutOfBounds } from '../rules/text-bounds.ts';
import type { TournamentEvent } from './event.ts';

/** The first text in facts that is beyond what a command may say. */
export function beyondBounds(events: readonly TournamentEvent[]): OutOfBounds | null {
  for (const event of events) {
    const found = isLong(event) ? null : outOfBounds(event);
    if (found !== null) return found;
  }
  return null;
}

const REMEDY: Readonly<Record<OutOfBounds['fault'], (found: OutOfBounds) => string>> = {
  tooLong: ({ field, length, most }) =>
    `“${field}” has ${length} characters, where ${most} are the most. Shorten it in the file, then import it again.`,
  notOneLine: ({ field }) =>
    `“${field}” holds characters that cannot be written on a line. Type it again in the file, then import it again.`,
};

/** What to tell of a text in a file that no command could say; line 0 where it has none. */
export function boundsProblem(found: OutOfBounds, line = 0, record = ''): Problem {
  const { field, fault, length, most } = found;
  const sentence = REMEDY[fault](found);
  return {
    severity: 'error',
    line,
    column: 0,
    record,
    code: `import.${fault}`,
    message: line === 0 ? sentence : `Line ${line}: ${sentence}`,
    params: { field, length, most },
  };
}

/** The name of a file is the computer's, not the event's; minutes are bounded by their own schema. */
const isLong = (event: TournamentEvent): boolean =>
  event.type === 'imported' || (event.type === 'formFilledIn' && event.fact === 'minutes');
