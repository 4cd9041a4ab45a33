import type { QueryClient } from '@tanstack/react-query';

/** Nobody waits longer than this for a view, in milliseconds. */
const PATIENCE = 2_000;
const LOOK = 20;

/** Waits until the page shows the effect of a command, or gives up where the network is slow. */
export async function untilShown(client: QueryClient): Promise<void> {
  const end = performance.now() + PATIENCE;
  do await new Promise((resume) => setTimeout(resume, LOOK));
  while (client.isFetching() > 0 && performance.now() < end);
}
