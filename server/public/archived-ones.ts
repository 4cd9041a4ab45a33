import type { House } from '../house.ts';

/** Pages may still show a tournament so long after it went into the archive. */
const FRESH_FOR = 1_000;

/** Whether a tournament is in the archive; thousands of readers ask the store once a second. */
export function archivedOnes({
  store,
  clock,
}: Pick<House, 'store' | 'clock'>): (id: string) => Promise<boolean> {
  let known: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let askedAt = -Infinity;
  const ask = async (before: Promise<ReadonlySet<string>>): Promise<ReadonlySet<string>> => {
    const listed = await store.list({ archived: true });
    if (!listed.ok) return before;
    return new Set(listed.value.filter(({ archived }) => archived).map(({ id }) => id));
  };
  return async (id) => {
    const now = clock().getTime();
    if (now - askedAt >= FRESH_FOR) {
      askedAt = now;
      known = ask(known);
    }
    return (await known).has(id);
  };
}
