import type { MatchView, SideOfMatch } from '@ronde/core/tournament/views/match-view.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';

/** Who sits for a team of a match, board 1 first; null where nobody does. */
export const playersOfSide = (
  { boards, seats }: Pick<MatchView, 'boards' | 'seats'>,
  side: SideOfMatch,
): (ShownPlayer | null)[] =>
  Array.from({ length: boards }, (_, index) => seats[index]?.[side] ?? null);
