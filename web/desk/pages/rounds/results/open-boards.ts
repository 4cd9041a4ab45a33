import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { boardRanges } from '../../now/board-ranges.ts';

/** The boards a round still waits for: how many, and which (`3, 7–9`). */
export function openBoards({ boards }: Pick<RoundView, 'boards'>): {
  readonly count: number;
  readonly which: string;
} {
  const open = boards.filter(({ outcome }) => outcome.kind === 'notEntered');
  return { count: open.length, which: boardRanges(open.map(({ board }) => board).join(', ')) };
}
