import type { PlayerId } from '../rules/identity.ts';
import type { ProposedPair } from './command.ts';
import type { DraftedGame } from './round.ts';
import type { Tournament } from './state.ts';
import { scores } from './views/records.ts';

/**
 * Pairs in the order boards are laid out (C.04.2 D.9, 2026: 3.6): score of the higher ranked
 * player, sum of both scores, number of the higher ranked player.
 */
export function inBoardOrder(
  state: Tournament,
  round: number,
  pairs: readonly ProposedPair[],
): ProposedPair[] {
  const points = scores(state, { pairingOf: round });
  const number = new Map(state.numbers.map((id, index) => [id, index]));
  const keyed = pairs.map((pair) => {
    const [high, low] = ranked(pair, points, number);
    return {
      pair,
      high: points.get(high) ?? 0,
      sum: (points.get(high) ?? 0) + (points.get(low) ?? 0),
      number: number.get(high) ?? Infinity,
    };
  });
  keyed.sort((a, b) => b.high - a.high || b.sum - a.sum || a.number - b.number);
  return keyed.map(({ pair }) => pair);
}

function ranked(
  pair: ProposedPair,
  points: ReadonlyMap<PlayerId, number>,
  number: ReadonlyMap<PlayerId, number>,
): [PlayerId, PlayerId] {
  const { white, black } = pair;
  const byScore = (points.get(white) ?? 0) - (points.get(black) ?? 0);
  const byNumber = (number.get(black) ?? 0) - (number.get(white) ?? 0);
  return (byScore || byNumber) >= 0 ? [white, black] : [black, white];
}

/** Board numbers from the first board on, around the boards that are fixed for somebody. */
export function onBoards(state: Tournament, pairs: readonly ProposedPair[]): DraftedGame[] {
  const fixed = pairs.map((pair) => fixedBoard(state, pair));
  const reserved = new Set(fixed);
  let next = state.settings.firstBoard;
  const games = pairs.map((pair, index) => {
    const own = fixed[index] ?? null;
    if (own !== null) return { board: own, ...pair };
    while (reserved.has(next)) next += 1;
    return { board: next++, ...pair };
  });
  return games.sort((a, b) => a.board - b.board);
}

/** Two players with a fixed board each meet on the lower one. */
function fixedBoard(state: Tournament, pair: ProposedPair): number | null {
  const boards = [state.fixedBoards.get(pair.white), state.fixedBoards.get(pair.black)];
  const own = boards.filter((board) => board !== undefined);
  return own.length === 0 ? null : Math.min(...own);
}
