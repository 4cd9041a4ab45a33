import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import { stillUnsent } from '../../../event/unsent-results.ts';
import { useUnsent, type EnterOptions } from '../../../event/unsent-provider.tsx';

/** A result typed here: shown at once, kept until the server's own table has it. */
export interface Typed {
  readonly outcome: GameOutcome;
  readonly status: 'saving' | 'failed';
}

export interface ResultEntry {
  readonly typed: ReadonlyMap<number, Typed>;
  readonly enter: (board: number, outcome: GameOutcome, options?: EnterOptions) => void;
  readonly retry: () => void;
}

/** Writes results of one round; a failure stays on the board in red until it is saved. */
export function useResultEntry(round: number, boards: readonly BoardView[]): ResultEntry {
  const { results, onTheWay, enter, retry } = useUnsent();
  const known = new Map(boards.map(({ board, outcome }) => [board, outcome]));
  const typed = stillUnsent(results, round, known).map(
    ({ board, outcome, key }): [number, Typed] => [
      board,
      { outcome, status: onTheWay.has(key) ? 'saving' : 'failed' },
    ],
  );
  return {
    typed: new Map(typed),
    enter: (board, outcome, options) => {
      enter(round, board, outcome, options);
    },
    retry,
  };
}
