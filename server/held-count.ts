import type { Result } from '@ronde/core/rules/result.ts';
import type { Store } from '@ronde/store/store.ts';
import type { StoreError } from '@ronde/store/store-error.ts';

/** Milliseconds a count holds. */
const HOLDS = 3_000;

/**
 * Counts the tournaments once in a while, however many ask. While they are counted anew the last
 * count is told, so that nobody waits for a busy store; a count that failed is not kept.
 */
export function heldCount(
  store: Pick<Store, 'count'>,
  elapsed: () => number,
): () => Promise<Result<number, StoreError>> {
  let held: { readonly counted: Result<number, StoreError>; readonly at: number } | null = null;
  let asked: ReturnType<Store['count']> | null = null;
  const ask = async (): ReturnType<Store['count']> => {
    const at = elapsed();
    let counted: Awaited<ReturnType<Store['count']>> | null = null;
    try {
      counted = await store.count();
      return counted;
    } finally {
      asked = null;
      held = counted?.ok === true ? { counted, at } : null;
    }
  };
  return () => {
    if (held !== null && elapsed() - held.at < HOLDS) return Promise.resolve(held.counted);
    asked ??= ask();
    if (held === null) return asked;
    // Whoever asks after a failure hears of it.
    asked.catch(() => undefined);
    return Promise.resolve(held.counted);
  };
}
