import { warn } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';
import { boardMark } from '../../views/board-mark.ts';
import type { Warning } from '../../warning-ladder.ts';

/** Boards of earlier rounds on which two results are still said, one warning a round. */
export function unsettledBoards(state: Tournament, round: number): Warning[] {
  return state.rounds
    .filter(({ number }) => number < round)
    .flatMap(({ number, games }) => {
      const unsettled = games.filter((game) =>
        ['disputed', 'questioned'].includes(boardMark(game)),
      );
      if (unsettled.length === 0) return [];
      const boards = unsettled.map(({ board }) => board).join(', ');
      const params = { round: number, boards, count: unsettled.length };
      return [warn('pairsWithUnsettledBoards', HOUSE_RULES.twoResults, params)];
    });
}
