import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { untilShown } from './until-shown.ts';

/** Runs one piece of work at a time, and stays busy until the page shows its effect. */
export function useOneAtATime(): {
  readonly busy: boolean;
  /** Does nothing while other work runs: it is taken for the same press again. */
  readonly run: (work: () => Promise<unknown>) => void;
  /** Waits for its turn: what was chosen by name is meant. */
  readonly runInTurn: (work: () => Promise<unknown>) => Promise<void>;
} {
  const client = useQueryClient();
  const running = useRef<Promise<void> | null>(null);
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    (work: () => Promise<unknown>) => {
      if (running.current !== null) return;
      setBusy(true);
      running.current = work()
        .then(() => untilShown(client))
        .finally(() => {
          running.current = null;
          setBusy(false);
        });
    },
    [client],
  );
  const runInTurn = useCallback(
    async (work: () => Promise<unknown>) => {
      while (running.current !== null) await Promise.allSettled([running.current]);
      run(work);
    },
    [run],
  );
  return { busy, run, runInTurn };
}
