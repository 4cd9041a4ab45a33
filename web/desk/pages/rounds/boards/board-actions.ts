import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import { useRef, useState } from 'react';

/** The actions of a board's row. */
export interface BoardActions {
  readonly pick: (board: number) => void;
  readonly retry: () => void;
  readonly result: (board: number, outcome: GameOutcome) => void;
  /** Opens everything the board can be given, beside the cell that was pressed. */
  readonly choose: (board: number, cell: HTMLElement) => void;
  readonly forfeits: (board: number) => void;
  /** The result somebody reported, in the place of the one entered. */
  readonly take: (board: number, outcome: GameOutcome) => void;
  /** The result entered stands. */
  readonly keep: (board: number) => void;
}

/** The same functions at every rendering, so that a key pressed renders one row and not all. */
export function useSteadyActions(actions: BoardActions): BoardActions {
  const now = useRef(actions);
  now.current = actions;
  const [steady] = useState<BoardActions>(() => ({
    pick: (board) => {
      now.current.pick(board);
    },
    retry: () => {
      now.current.retry();
    },
    result: (board, outcome) => {
      now.current.result(board, outcome);
    },
    choose: (board, cell) => {
      now.current.choose(board, cell);
    },
    forfeits: (board) => {
      now.current.forfeits(board);
    },
    take: (board, outcome) => {
      now.current.take(board, outcome);
    },
    keep: (board) => {
      now.current.keep(board);
    },
  }));
  return steady;
}
