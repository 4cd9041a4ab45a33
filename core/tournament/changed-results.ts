import { sameGameOutcome, type GameOutcome } from '../rules/outcome.ts';
import { lastWord } from './corrections.ts';
import type { TournamentEvent } from './event.ts';
import type { ChangedResult, Hand } from './round.ts';
import type { Tournament } from './state.ts';

/** Those known before, and what one more fact changed: a result that is as it was again is left out. */
export function changedResults(
  known: readonly ChangedResult[],
  event: TournamentEvent,
  { before, after, hand }: { before: Tournament; after: Tournament; hand: Hand },
): readonly ChangedResult[] {
  switch (event.type) {
    case 'resultEntered':
    case 'resultCleared':
    case 'resultCorrected': {
      const { round, board } = event;
      const [had, has] = [before, after].map((state) => resultOf(state, round, board));
      if (!had || !has) return known;
      const sameBoard = (one: ChangedResult): boolean => one.round === round && one.board === board;
      const was = known.find(sameBoard)?.was ?? had;
      const others = known.filter((one) => !sameBoard(one));
      return sameGameOutcome(was, has)
        ? others
        : [...others, { round, board, was, is: has, ...hand }];
    }
    default:
      return known;
  }
}

function resultOf(state: Tournament, round: number, board: number): GameOutcome | null {
  const game = state.rounds[round - 1]?.games.find((one) => one.board === board);
  return game ? lastWord(game) : null;
}
