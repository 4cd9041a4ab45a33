import { setImmediate } from 'node:timers/promises';
import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import type { Store } from '@ronde/store/store.ts';
import { rebuildSummaries } from '@ronde/store/summaries/rebuild-summaries.ts';

export interface KeptSummaries {
  /** Settles when what waits now has been looked at. */
  look(): Promise<void>;
  /** The log in hand is finished, then nothing more. */
  stop(): Promise<void>;
}

/** Another tool may have added to a log without a summary: looked for again and again. */
const LOOK_EVERY = 30_000;

/**
 * Makes the summaries that wait, in the background: one log at a time, and requests are answered
 * after every few entries of it.
 */
export function keepSummaries(
  store: Store,
  failed: (error: StoreError, id: string | null) => void,
  everyMilliseconds = LOOK_EVERY,
): KeptSummaries {
  const stopping = new AbortController();
  let work: Promise<void> = Promise.resolve();
  const rebuild = async (): Promise<void> => {
    const { signal } = stopping;
    if (signal.aborted) return;
    const rebuilt = await rebuildSummaries(store, SUMMARISER, {
      pause: () => setImmediate(),
      failed,
      signal,
    });
    if (!rebuilt.ok) failed(rebuilt.error, null);
  };
  const look = (): Promise<void> => (work = work.then(rebuild));
  const timer = setInterval(() => void look(), everyMilliseconds);
  timer.unref();
  void look();
  return {
    look,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await work;
    },
  };
}
