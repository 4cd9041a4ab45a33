import type { MatchView, SideOfMatch } from '@ronde/core/tournament/views/match-view.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';

/** Who sits for a team of a match, board 1 first; null where nobody does. */
export function playersOfSide(
  { boards }: Pick<RoundView, 'boards'>,
  match: MatchView,
  side: SideOfMatch,
): (ShownPlayer | null)[] {
  const seated = new Map<number, ShownPlayer>();
  for (const { match: table, board, colourOfFirst, white, black } of boards) {
    if (table !== match.table) continue;
    const hasBlack = (colourOfFirst === 'black') === (side === 'first');
    seated.set(board, hasBlack ? black : white);
  }
  for (const empty of match.emptyBoards) {
    if (empty.side === side) seated.set(empty.board, empty.player);
  }
  return Array.from(
    { length: match.boards },
    (_, index) => seated.get(match.firstBoard + index) ?? null,
  );
}
