import type { QueryClient } from '@tanstack/react-query';

/** Nobody waits longer than this for a view, in milliseconds. */
const PATIENCE = 2_000;
const LOOK = 20;

const NOTHING_LOADS = (): boolean => false;

/** Waits until the page shows the effect of a command, or gives up where the network is slow. */
export async function untilShown(
  client: QueryClient,
  isLoading = NOTHING_LOADS,
  patience = PATIENCE,
): Promise<void> {
  const end = performance.now() + patience;
  do await new Promise((resume) => setTimeout(resume, LOOK));
  while ((client.isFetching() > 0 || isLoading()) && performance.now() < end);
}
