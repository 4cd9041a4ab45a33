import type { OutboxStore } from './outbox.ts';
import type { Items } from './outbox-rules.ts';

/** Keeps entries while the page is open: for browsers that keep nothing, and for tests. */
export function memoryStore(items: Items = []): OutboxStore & { readonly items: () => Items } {
  let held = items;
  return {
    items: () => held,
    change: (rule) => {
      held = rule(held);
      return Promise.resolve(held);
    },
  };
}
