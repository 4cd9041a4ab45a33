import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useEvent } from '../../../event/event-context.tsx';
import { useDo } from '../../../event/use-command.tsx';
import { useOneAtATime } from '../../../parts/use-one-at-a-time.ts';
import type { RoundStep } from './round-steps.ts';

/**
 * Takes a step of a round, asks what must be asked, and shows the round it is about.
 * @param shown the round on screen; null on any other page
 */
export function useTakeStep(shown: number | null): {
  readonly busy: boolean;
  readonly take: (step: RoundStep) => void;
  /** A step chosen by its name: it waits for the one at work. */
  readonly takeInTurn: (step: RoundStep) => void;
} {
  const { id } = useEvent();
  const act = useDo();
  const navigate = useNavigate();
  const { busy, run, runInTurn } = useOneAtATime();
  const work = useCallback(
    ({ commands, round }: RoundStep) =>
      async (): Promise<void> => {
        for (const command of commands) {
          const sent = await act(command);
          if (sent.kind !== 'done') return;
        }
        if (round === shown) return;
        await navigate({ to: `/event/${encodeURIComponent(id)}/rounds/${round}` });
      },
    [act, id, navigate, shown],
  );
  return {
    busy,
    take: (step) => {
      run(work(step));
    },
    takeInTurn: (step) => {
      void runInTurn(work(step));
    },
  };
}
