import { expect, it } from 'vitest';
import { openMemoryStore } from '../memory.ts';
import { CREATED, entryOf } from '../sample-entries.ts';
import { verifyStore } from './verify-copy.ts';

it('archived tournaments are verified with the others', async () => {
  const store = openMemoryStore();
  await store.create('kept', CREATED, [entryOf(1)]);
  await store.create('archived', CREATED, [entryOf(1), entryOf(2)]);
  await store.remove('archived');
  const read: string[] = [];
  const found = await verifyStore(store, (head, entries) => {
    read.push(`${head.id} ${entries?.length ?? 'unread'}`);
    return Promise.resolve();
  });
  expect(found).toEqual({
    ok: true,
    value: [
      { id: 'kept', entries: 1, error: null },
      { id: 'archived', entries: 2, error: null },
    ],
  });
  expect(read).toEqual(['kept 1', 'archived 2']);
  await store.close();
});
