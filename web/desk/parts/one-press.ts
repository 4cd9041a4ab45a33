import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState, type MouseEvent } from 'react';

/** A view that comes later than this holds nobody up. */
const PATIENCE = 2_000;
const LOOK = 20;

/** Waits until the page shows what came of a command, or for a while where the network is slow. */
export async function onScreen(client: QueryClient): Promise<void> {
  const end = performance.now() + PATIENCE;
  do await new Promise((resume) => setTimeout(resume, LOOK));
  while (client.isFetching() > 0 && performance.now() < end);
}

/** One thing at a time: busy until what came of it is on screen, so that nobody asks for it twice. */
export function useOneAtATime(): {
  readonly busy: boolean;
  /** What is asked for while another is at work is the same press again, and is left out. */
  readonly run: (work: () => Promise<unknown>) => void;
  /** What was chosen by name is meant, and waits for its turn. */
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
        .then(() => onScreen(client))
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

/**
 * A double click is one press: its second click may meet the button that has come in the place of
 * the first. Without anything to do it is for the button that submits a form.
 */
export const onePress =
  (press?: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) press?.();
    else event.preventDefault();
  };
