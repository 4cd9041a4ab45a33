import type { Entry } from '../log.ts';
import type { HallPage } from './hall-page.ts';

/** When the result a board shows was entered. */
export interface LatestResult {
  readonly round: number;
  readonly board: number;
  /** ISO instant. */
  readonly at: string;
}

/**
 * The results that pages of a hall show, newest first. Only boards with a result there: what is
 * hidden from the hall has no hour either.
 */
export function latestResults(
  entries: readonly Entry[],
  pages: readonly HallPage[],
): LatestResult[] {
  const wanted = new Set(pages.flatMap(boardsWithResult));
  const found: LatestResult[] = [];
  for (let index = entries.length - 1; index >= 0 && wanted.size > 0; index -= 1) {
    const entry = entries[index];
    for (const event of entry?.events ?? []) {
      if (event.type !== 'resultEntered' && event.type !== 'resultCorrected') continue;
      const { round, board } = event;
      if (wanted.delete(keyOf(round, board))) found.push({ round, board, at: entry?.at ?? '' });
    }
  }
  return found;
}

const keyOf = (round: number, board: number): string => `${round}:${board}`;

function boardsWithResult(page: HallPage): string[] {
  if (page.view === 'matches') {
    return page.matches
      .flatMap(({ boards }) => boards)
      .flatMap(({ table, outcome }) =>
        table === null || outcome.kind === 'notEntered' ? [] : [keyOf(page.round, table)],
      );
  }
  if (page.view !== 'results' && page.view !== 'pairings') return [];
  return page.boards
    .filter(({ outcome }) => outcome.kind !== 'notEntered')
    .map(({ board }) => keyOf(page.round, board));
}
