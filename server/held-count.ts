import type { Result } from '@ronde/core/rules/result.ts';
import type { Store } from '@ronde/store/store.ts';
import type { StoreError } from '@ronde/store/store-error.ts';

/** Milliseconds a count holds. */
const HOLDS = 3_000;

/** Counts the tournaments once in a while, however many ask; a count that failed is not kept. */
export function heldCount(
  store: Pick<Store, 'count'>,
  elapsed: () => number,
): () => Promise<Result<number, StoreError>> {
  let held: { readonly counted: ReturnType<Store['count']>; readonly at: number } | null = null;
  return async () => {
    if (held === null || elapsed() - held.at >= HOLDS) {
      held = { counted: store.count(), at: elapsed() };
    }
    const { counted } = held;
    const done = await counted;
    if (!done.ok && held.counted === counted) held = null;
    return done;
  };
}
