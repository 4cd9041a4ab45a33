import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import { hashKey } from '@tanstack/react-query';
import { isAnsweredAt } from '../../../event/answered-at.ts';
import { useEvent } from '../../../event/event-context.tsx';
import { eventKey } from '../../../event/use-view.ts';
import { stillUnsent } from '../../../event/unsent-results.ts';
import { useUnsent, type EnterOptions } from '../../../event/unsent-provider.tsx';

/** A result typed here: shown at once, kept until the server's own table has it. */
export interface Typed {
  readonly outcome: GameOutcome;
  /** Null once the server has it. */
  readonly status: 'saving' | 'failed' | null;
}

export interface ResultEntry {
  readonly typed: ReadonlyMap<number, Typed>;
  readonly enter: (board: number, outcome: GameOutcome, options?: EnterOptions) => void;
  readonly retry: () => void;
}

/** Writes results of one round; a failure stays on the board in red until it is saved. */
export function useResultEntry(round: number, boards: readonly BoardView[]): ResultEntry {
  const { results, saved, onTheWay, enter, retry } = useUnsent();
  const { id } = useEvent();
  const known = new Map(boards.map(({ board, outcome }) => [board, outcome]));
  const table = hashKey([...eventKey(id), `rounds/${round}`]);
  // A board typed on again before the table shows its result is not an empty one.
  const notShown = stillUnsent(saved, round, known)
    .filter(({ position }) => !isAnsweredAt(table, position))
    .map(({ board, outcome }): [number, Typed] => [board, { outcome, status: null }]);
  const typed = stillUnsent(results, round, known).map(
    ({ board, outcome, key }): [number, Typed] => [
      board,
      { outcome, status: onTheWay.has(key) ? 'saving' : 'failed' },
    ],
  );
  return {
    typed: new Map([...notShown, ...typed]),
    enter: (board, outcome, options) => {
      enter(round, board, outcome, options);
    },
    retry,
  };
}
