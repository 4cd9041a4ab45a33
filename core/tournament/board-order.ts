import { inBoardOrder as orderBoards } from '../pairing/board-order.ts';
import type { PlayerId } from '../rules/identity.ts';
import type { DraftedGame, ProposedPair } from './round.ts';
import type { Tournament } from './state.ts';
import { scores } from './views/records.ts';

/** Pairs in the order of their boards, by the scores before the round. */
export function inBoardOrder(
  state: Tournament,
  round: number,
  pairs: readonly ProposedPair[],
): ProposedPair[] {
  const points = scores(state, { pairingOf: round });
  const number = new Map(state.numbers.map((id, index) => [id, index]));
  return orderBoards(pairs, {
    score: (player: PlayerId) => points.get(player) ?? 0,
    number: (player: PlayerId) => number.get(player) ?? Infinity,
  });
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
