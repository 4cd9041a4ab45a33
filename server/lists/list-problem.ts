import type { ListError } from '@ronde/exchange/player-lists/list-error.ts';
import type { Problem } from '../api/problem.ts';
import { declinedByStore } from '../problem-response.ts';
import { declined, type Declined } from '../registry/declined.ts';

const MOST_TOLD = 50;

/** Why a list or a table was not taken, for the page to translate. */
export function declinedByList(error: ListError): Declined {
  if (error.code === 'list.unreadable' && 'problems' in error) {
    return declined(422, error.code, { problems: error.problems.slice(0, MOST_TOLD) });
  }
  return error.code.startsWith('list.')
    ? declined(422, error.code)
    : // The code tells a fault of a list from one of the store.
      declinedByStore(error as Parameters<typeof declinedByStore>[0], false);
}

export const listProblem = (error: ListError): Problem => declinedByList(error).problem;
