import type { LineUpFault } from '@ronde/core/tournament/fixed-players.ts';
import type { TeamShown } from '@ronde/core/tournament/views/match-view.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';

/** Somebody who should not be fielded, and the match that says so. */
export interface FixedPlayer {
  readonly team: TeamShown;
  readonly player: Pick<ShownPlayer, 'id' | 'name'>;
  readonly fault: LineUpFault['fault'];
  readonly because: Pick<LineUpFault['because'], 'eventName' | 'team' | 'round' | 'day'>;
}

/** `GET /api/tournaments/:id/rounds/:round/fixed-players` */
export interface FixedPlayersAnswer {
  /** Matches for a team that fix a player to it; null where nobody is fixed. */
  readonly after: number | null;
  /** The other public events of the series that were looked at, from the highest division down. */
  readonly events: readonly string[];
  readonly players: readonly FixedPlayer[];
}
