import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import { useRef, useState } from 'react';

/** What the row of a board can ask for. */
export interface BoardHands {
  readonly pick: (board: number) => void;
  readonly retry: () => void;
  readonly result: (board: number, outcome: GameOutcome) => void;
  readonly forfeits: (board: number) => void;
  /** The result somebody reported, in the place of the one entered. */
  readonly take: (board: number, outcome: GameOutcome) => void;
  /** The result entered stands. */
  readonly keep: (board: number) => void;
}

/** The same hands from the first look on, so that a key pressed draws one row and not all of them. */
export function useSteadyHands(hands: BoardHands): BoardHands {
  const now = useRef(hands);
  now.current = hands;
  const [steady] = useState<BoardHands>(() => ({
    pick: (board) => {
      now.current.pick(board);
    },
    retry: () => {
      now.current.retry();
    },
    result: (board, outcome) => {
      now.current.result(board, outcome);
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
