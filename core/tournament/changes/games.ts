import { hasResult, NOT_ENTERED, type GameOutcome } from '../../rules/outcome.ts';
import { countsFromNow } from '../corrections.ts';
import type { Claims, Correction, DraftedGame, Game, Hand, QuestionedResult } from '../round.ts';
import type { Tournament } from '../state.ts';
import { withGame, withRound } from './rounds.ts';

const NO_CLAIMS: Claims = {};
const NO_CORRECTIONS: readonly Correction[] = [];
export const NO_QUESTIONS: readonly QuestionedResult[] = [];

/** A game nobody has played yet; made in one piece, since a log holds thousands. */
export function openGame({ board, white, black, match }: DraftedGame): Game {
  const game = {
    board,
    white,
    black,
    outcome: NOT_ENTERED,
    entered: null,
    corrections: NO_CORRECTIONS,
    claims: NO_CLAIMS,
    verified: false,
    questions: NO_QUESTIONS,
  };
  return match === undefined ? game : { ...game, match };
}

/**
 * The round from which a result counts in pairings, where the game was adjourned before; another
 * result that replaces one counts from the same round.
 */
function countsFromOf(state: Tournament, round: number, before: Game, outcome: GameOutcome) {
  if (!hasResult(outcome)) return undefined;
  return before.outcome.kind === 'adjourned' ? countsFromNow(state, round) : before.countsFrom;
}

function countingFrom(game: Game, round: number | undefined): Game {
  if (round === game.countsFrom) return game;
  const { countsFrom: _, ...rest } = game;
  return round === undefined ? rest : { ...rest, countsFrom: round };
}

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
    const index = placeOf(games, at.board);
    const game = games[index];
    if (game !== undefined) {
      const changed: Game = {
        ...game,
        outcome,
        entered,
        corrections: NO_CORRECTIONS,
        claims: NO_CLAIMS,
        verified: false,
        questions: NO_QUESTIONS,
      };
      games[index] = countingFrom(changed, countsFromOf(state, at.round, game, outcome));
    }
    // Results come in by the order of the boards, as a rule: what is open stands at the end.
    const open = games.findLastIndex((one) => one.outcome.kind === 'notEntered') >= 0;
    return { ...round, games, completedAt: open ? null : (round.completedAt ?? hand.at) };
  });
}

/** Boards without a gap are found by counting. */
function placeOf(games: readonly Game[], board: number): number {
  const counted = board - (games[0]?.board ?? 0);
  return games[counted]?.board === board
    ? counted
    : games.findIndex((game) => game.board === board);
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
