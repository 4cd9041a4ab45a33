import type { PlayerId } from '../../rules/identity.ts';
import type { Tournament } from '../state.ts';

/** Both players of a board of a public round. */
export function playersOnBoard(
  state: Tournament,
  at: { readonly round: number; readonly board: number },
): readonly PlayerId[] {
  const round = state.rounds[at.round - 1];
  const game = round?.published ? round.games.find(({ board }) => board === at.board) : undefined;
  return game === undefined ? [] : [game.white, game.black];
}

export const everyPlayer = (state: Tournament): readonly PlayerId[] => [...state.players.keys()];
