import type { Game, Round } from '../round.ts';
import type { Tournament } from '../state.ts';

export function withRound(
  state: Tournament,
  number: number,
  edit: (round: Round) => Round,
): Tournament {
  const round = state.rounds[number - 1];
  if (!round) return state;
  const rounds = state.rounds.slice();
  rounds[number - 1] = edit(round);
  return { ...state, rounds };
}

export function withGame(
  state: Tournament,
  at: { readonly round: number; readonly board: number },
  edit: (game: Game) => Game,
): Tournament {
  return withRound(state, at.round, (round) => ({
    ...round,
    games: round.games.map((game) => (game.board === at.board ? edit(game) : game)),
  }));
}
