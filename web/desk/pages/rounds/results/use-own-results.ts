import { notifications } from '@mantine/notifications';
import { sameGameOutcome, type GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useEffect, useRef } from 'react';
import { useView } from '../../../event/use-view.ts';
import { useWords } from '../../../language.tsx';
import { roundOfEffect } from './round-of-effect.ts';
import { ROUNDS_WORDS } from '../rounds-words.ts';

export interface OwnResults {
  /** @param was what stood there before */
  readonly wrote: (board: number, outcome: GameOutcome, was: GameOutcome) => void;
  /** Whether what stands on a board was written here. */
  readonly isMine: (board: BoardView) => boolean;
}

/**
 * Results written at this desk. One that corrects a closed round says from when it counts; one
 * that replaces another says which, with the way back.
 */
export function useOwnResults(
  view: RoundView,
  onReplaced: (board: number, was: GameOutcome, is: GameOutcome) => void,
): OwnResults {
  const words = useWords(ROUNDS_WORDS);
  const rounds = useView<OverviewAnswer>('').data?.overview.rounds ?? [];
  const mine = useRef(new Map<number, GameOutcome>());
  const corrections = useRef(new Map<number, GameOutcome>());
  const replaced = useRef(new Map<number, { was: GameOutcome; is: GameOutcome }>());
  const say = useRef(onReplaced);
  say.current = onReplaced;
  const from = roundOfEffect(view, rounds);
  useEffect(() => {
    for (const { board, outcome } of view.boards) {
      const change = replaced.current.get(board);
      if (change !== undefined && sameGameOutcome(change.is, outcome)) {
        replaced.current.delete(board);
        say.current(board, change.was, change.is);
      }
      const written = corrections.current.get(board);
      if (written === undefined || !sameGameOutcome(written, outcome)) continue;
      corrections.current.delete(board);
      // A later window has asked before, with its own words (C.04.2 D.8, 2026: 4.3).
      if (from !== null) notifications.show({ message: words.correctionCounts(board, from) });
    }
  }, [view, from, words]);
  return {
    wrote: (board, outcome, was) => {
      mine.current.set(board, outcome);
      if (was.kind !== 'notEntered' && !sameGameOutcome(was, outcome)) {
        replaced.current.set(board, { was, is: outcome });
      }
      if (view.stage === 'closed') corrections.current.set(board, outcome);
    },
    isMine: ({ board, outcome }) => {
      const written = mine.current.get(board);
      return written !== undefined && sameGameOutcome(written, outcome);
    },
  };
}
