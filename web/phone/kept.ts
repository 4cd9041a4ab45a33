import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OutboxItem } from './outbox/outbox-item.ts';
import type { OutboxStore } from './outbox/outbox.ts';
import type { Items } from './outbox/outbox-rules.ts';

/** An answer of the server as last heard, to be shown while it cannot be asked. */
export interface KeptAnswer {
  readonly path: string;
  readonly value: unknown;
  /** Where the log stood. */
  readonly position: number;
  readonly heardAt: number;
}

interface Schema extends DBSchema {
  outbox: { key: string; value: OutboxItem };
  answers: { key: string; value: KeptAnswer };
}

type Database = IDBPDatabase<Schema>;

/** What a phone keeps through reloads, killed tabs and lost networks; null where nothing can be kept. */
export async function openKept(): Promise<Database | null> {
  try {
    return await openDB<Schema>('ronde-phone', 1, {
      upgrade: (database) => {
        database.createObjectStore('outbox', { keyPath: 'key' });
        database.createObjectStore('answers', { keyPath: 'path' });
      },
    });
  } catch {
    return null;
  }
}

/** One transaction a change: two tabs of one phone never write over each other. */
export const keptOutbox = (database: Database): OutboxStore => ({
  change: async (rule) => {
    const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
    const before = (await transaction.store.getAll()).sort((a, b) => a.order - b.order);
    const after = rule(before);
    await Promise.all([...difference(before, after, transaction.store), transaction.done]);
    return after;
  },
});

function difference(
  before: Items,
  after: Items,
  store: {
    put: (item: OutboxItem) => Promise<unknown>;
    delete: (key: string) => Promise<unknown>;
  },
): Promise<unknown>[] {
  const known = new Set(before);
  const kept = new Set(after.map(({ key }) => key));
  return [
    ...before.filter(({ key }) => !kept.has(key)).map(({ key }) => store.delete(key)),
    ...after.filter((item) => !known.has(item)).map((item) => store.put(item)),
  ];
}

export const keepAnswer = async (database: Database | null, answer: KeptAnswer): Promise<void> => {
  await database?.put('answers', answer).catch(() => undefined);
};

export const keptAnswers = async (database: Database | null): Promise<readonly KeptAnswer[]> =>
  (await database?.getAll('answers').catch(() => [])) ?? [];

/** Somebody else's phone from now on: names and boards of before are forgotten, entries are not. */
export const forgetAnswers = async (database: Database | null): Promise<void> => {
  await database?.clear('answers').catch(() => undefined);
};
