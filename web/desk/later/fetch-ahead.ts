import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { untilShown } from '../parts/until-shown.ts';
import type { Later } from './later.ts';

/** The longest a part waits for a quiet moment, in milliseconds. */
const PATIENCE = 2_000;

/**
 * Once the first page stands there, the others come one by one in quiet moments: pages then change
 * at once, and a desk that is open goes on without a server or over an update.
 */
export function fetchAhead(
  router: AnyRouter,
  queries: QueryClient,
  parts: readonly Pick<Later, 'preload'>[],
): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    // What does not come now is asked for again when it is needed.
    void untilShown(queries)
      .then(() => fetchAll(parts))
      .catch(() => undefined);
  });
}

async function fetchAll(parts: readonly Pick<Later, 'preload'>[]): Promise<void> {
  for (const { preload } of parts) {
    await quietMoment();
    await preload();
  }
}

const quietMoment = (): Promise<void> =>
  new Promise((resume) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(
        () => {
          resume();
        },
        { timeout: PATIENCE },
      );
    } else setTimeout(resume, PATIENCE / 10);
  });
