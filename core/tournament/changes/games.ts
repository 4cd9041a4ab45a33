import { NOT_ENTERED, type GameOutcome } from '../../rules/outcome.ts';
import type { Claims, DraftedGame, Game, Hand, QuestionedResult } from '../round.ts';
import type { Tournament } from '../state.ts';
import { withGame, withRound } from './rounds.ts';

const NO_CLAIMS: Claims = {};
export const NO_QUESTIONS: readonly QuestionedResult[] = [];

/** A game nobody has played yet. */
export const openGame = (game: DraftedGame): Game => ({
  ...game,
  outcome: NOT_ENTERED,
  entered: null,
  corrections: [],
  claims: NO_CLAIMS,
  verified: false,
  questions: NO_QUESTIONS,
});

/** Looks no further than it must: opening a log does this for every result. */
export function withOutcome(
  state: Tournament,
  at: { readonly round: number; readonly board: number },
  outcome: GameOutcome,
  hand: Hand,
): Tournament {
  return withRound(state, at.round, (round) => {
    const entered = outcome.kind === 'notEntered' ? null : hand;
    const games = round.games.slice();
    const index = games.findIndex(({ board }) => board === at.board);
    const game = games[index];
    if (game !== undefined) {
      games[index] = {
        ...game,
        outcome,
        entered,
        claims: NO_CLAIMS,
        verified: false,
        questions: NO_QUESTIONS,
      };
    }
    const open = games.some((one) => one.outcome.kind === 'notEntered');
    return { ...round, games, completedAt: open ? null : (round.completedAt ?? hand.at) };
  });
}

/** What a player says of the game; null takes it back. */
export const withClaim = (
  state: Tournament,
  at: { readonly round: number; readonly board: number; readonly player: string },
  outcome: GameOutcome | null,
): Tournament =>
  withGame(state, at, (game) => {
    const side = game.white === at.player ? 'white' : 'black';
    const { [side]: before, ...others } = game.claims;
    return { ...game, claims: outcome === null ? others : { ...others, [side]: outcome } };
  });
