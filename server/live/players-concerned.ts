import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';

/** Players whose own board page an event changes, whatever the settings publish. */
export function playersConcerned(state: Tournament, event: TournamentEvent): readonly PlayerId[] {
  switch (event.type) {
    case 'resultClaimed':
    case 'claimWithdrawn':
    case 'resultEntered':
    case 'resultCorrected':
    case 'resultCleared': {
      const round = state.rounds[event.round - 1];
      const game = round?.published
        ? round.games.find(({ board }) => board === event.board)
        : undefined;
      return game === undefined ? [] : [game.white, game.black];
    }
    case 'playersCheckedIn':
    case 'checkInUndone':
      return event.players;
    case 'checkInOpened':
    case 'checkInClosed':
      return [...state.players.keys()];
    default:
      return [];
  }
}
