import type { Tpn } from '../../rules/identity.ts';
import type { TeamCrosstableCell, TeamCrosstableLine } from './crosstable.ts';

/** A match of a team against one opponent, and its round. */
export interface TeamMeeting {
  readonly round: number;
  readonly cell: TeamCrosstableCell;
}

/** A team's matches by opponent, in order of rounds: a line of the grid. */
export function matchesByOpponent({ rounds }: TeamCrosstableLine): Map<Tpn, TeamMeeting[]> {
  const meetings = new Map<Tpn, TeamMeeting[]>();
  for (const [index, cell] of rounds.entries()) {
    if (cell.opponent === null) continue;
    const before = meetings.get(cell.opponent) ?? [];
    meetings.set(cell.opponent, [...before, { round: index + 1, cell }]);
  }
  return meetings;
}
