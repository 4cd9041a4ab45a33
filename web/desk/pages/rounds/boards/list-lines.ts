import type { BoardOfOneSide, MatchView } from '@ronde/core/tournament/views/match-view.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';

/** A row of the list: a board, or in an event of teams the head of a match and a board left empty. */
export type ListLine =
  | { readonly kind: 'board'; readonly board: BoardView }
  | { readonly kind: 'match'; readonly match: MatchView; readonly folded: boolean }
  | { readonly kind: 'empty'; readonly match: MatchView; readonly empty: BoardOfOneSide };

/** The boards shown as rows, those of a match below its head unless it is folded. */
export function listLines(
  matches: readonly MatchView[],
  shown: readonly BoardView[],
  { folded, whole }: { readonly folded: ReadonlySet<number>; readonly whole: boolean },
): readonly ListLine[] {
  const line = (board: BoardView): ListLine => ({ kind: 'board', board });
  if (matches.length === 0) return shown.map(line);
  return matches.flatMap((match): ListLine[] => {
    const boards = shown.filter((board) => board.match === match.table);
    // What a filter leaves nothing of is left out; a match without a game is not.
    if (boards.length === 0 && !whole) return [];
    const isFolded = folded.has(match.table);
    const head: ListLine = { kind: 'match', match, folded: isFolded };
    if (isFolded) return [head];
    const empty = match.emptyBoards.map((one): ListLine => ({ kind: 'empty', match, empty: one }));
    return [head, ...[...boards.map(line), ...empty].sort((a, b) => placeOf(a) - placeOf(b))];
  });
}

const placeOf = (line: ListLine): number =>
  line.kind === 'board' ? line.board.board : line.kind === 'empty' ? line.empty.board : 0;

export const keyOfLine = (line: ListLine): string =>
  `${line.kind === 'match' ? line.match.table : placeOf(line)}-${line.kind}`;
