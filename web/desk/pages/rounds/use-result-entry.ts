import { sameGameOutcome, type GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import { useCallback, useState } from 'react';
import { newKey } from '../../../api/new-key.ts';
import { useDo } from '../../event/use-command.tsx';

/** A result typed here: shown at once, kept until the server's own table has it. */
export interface Typed {
  readonly outcome: GameOutcome;
  /** The same for every try, so that a result sent twice is written once. */
  readonly key: string;
  readonly status: 'saving' | 'failed';
}

export interface ResultEntry {
  readonly typed: ReadonlyMap<number, Typed>;
  readonly enter: (board: number, outcome: GameOutcome) => void;
  readonly retry: (board: number) => void;
}

/** Writes results of one round; a failure stays on the board in red until it is saved. */
export function useResultEntry(round: number, boards: readonly BoardView[]): ResultEntry {
  const act = useDo();
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed>>(new Map());

  const put = useCallback((board: number, value: Typed | null) => {
    setTyped((before) => {
      const after = new Map(before);
      if (value === null) after.delete(board);
      else after.set(board, value);
      return after;
    });
  }, []);

  const send = useCallback(
    async (board: number, outcome: GameOutcome, key: string) => {
      put(board, { outcome, key, status: 'saving' });
      const command = { type: 'enterResult', round, board, outcome } as const;
      const sent = await act(command, { key });
      put(board, sent.kind === 'unreachable' ? { outcome, key, status: 'failed' } : null);
    },
    [act, put, round],
  );

  const known = new Map(boards.map(({ board, outcome }) => [board, outcome]));
  const settled = [...typed].filter(([board, { outcome, status }]) => {
    const stands = known.get(board);
    return status === 'saving' && stands !== undefined && sameGameOutcome(stands, outcome);
  });
  return {
    typed:
      settled.length === 0
        ? typed
        : new Map([...typed].filter(([board]) => !settled.some(([other]) => other === board))),
    enter: (board, outcome) => void send(board, outcome, newKey()),
    retry: (board) => {
      const waiting = typed.get(board);
      if (waiting) void send(board, waiting.outcome, waiting.key);
    },
  };
}
