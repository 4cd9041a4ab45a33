import { outcomeFor } from '../corrections.ts';
import type { Tournament } from '../state.ts';

/**
 * The event as it stood when a round was over: later rounds are gone, and a correction notified
 * later is not there yet. (For how the *log* stood at some moment, see `stateAt`.)
 */
export function asOfRound(state: Tournament, round: number): Tournament {
  const purpose = { standingsAfter: round };
  const rounds = state.rounds.slice(0, round).map((past) => ({
    ...past,
    games: past.games.map((game) => ({
      ...game,
      outcome: outcomeFor(game, purpose),
      corrections: [],
    })),
  }));
  return { ...state, rounds };
}
