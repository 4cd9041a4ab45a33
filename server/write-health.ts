import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '@ronde/core/rules/result.ts';
import { DATABASE_FAILURES, SERVER_FAILURES, type StoreError } from '@ronde/store/store-error.ts';
import type { Store } from '@ronde/store/store.ts';

/** Whether what an arbiter sends can be kept. */
export interface WriteHealth {
  /** Why it cannot; null when it can. The store is asked once in a while, however many ask. */
  verdict(): Promise<Verdict>;
}

export type Verdict = StoreError | 'unanswered' | null;

/** Milliseconds a verdict holds. */
const HOLDS = 3_000;
/** Milliseconds after which a store that says nothing is as good as none. */
const PATIENCE = 2_000;

/** Another program writes, or many do: that passes by itself. */
const PASSING: readonly string[] = ['store.locked', 'store.serverBusy'];
const FAILURES: readonly string[] = [...DATABASE_FAILURES, ...SERVER_FAILURES].filter(
  (code) => !PASSING.includes(code),
);

/** The store, watched: what is really written, or cannot be, is known before anybody asks. */
export function watchWrites(
  store: Store,
  elapsed: () => number,
): { readonly store: Store; readonly health: WriteHealth } {
  let known: { readonly verdict: Verdict; readonly at: number } | null = null;
  let asked: Promise<Verdict> | null = null;

  const judge = (error: StoreError | null): Verdict => {
    const verdict = error !== null && FAILURES.includes(error.code) ? error : null;
    known = { verdict, at: elapsed() };
    return verdict;
  };
  const errorOf = (done: Result<unknown, StoreError>): StoreError | null =>
    done.ok ? null : done.error;
  const ask = async (): Promise<Verdict> => {
    try {
      return judge(errorOf(await store.tryToWrite()));
    } finally {
      asked = null;
    }
  };

  const watched: Pick<Store, 'append' | 'create'> = {
    append: async (...entry) => {
      const done = await store.append(...entry);
      judge('error' in done ? done.error : null);
      return done;
    },
    create: async (...creation) => {
      const done = await store.create(...creation);
      judge(errorOf(done));
      return done;
    },
  };

  return {
    health: {
      verdict: () => {
        if (known !== null && elapsed() - known.at < HOLDS) return Promise.resolve(known.verdict);
        asked ??= ask();
        return Promise.race([asked, sleep(PATIENCE, 'unanswered' as const, { ref: false })]);
      },
    },
    // Whatever else the store does it goes on doing itself.
    store: Object.assign(Object.create(store) as Store, watched),
  };
}
