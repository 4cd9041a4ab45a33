import { success } from '@ronde/core/rules/result.ts';
import type { Subscription, Subscriptions } from './subscriptions.ts';

interface Kept {
  readonly subscriptions: Map<string, Subscription>;
  readonly claimed: Set<number>;
}

/** What memory stores share, by tournament. */
export type SubscriptionsShelf = Map<string, Kept>;

/** Keeps subscriptions until the program ends. */
export function memorySubscriptions(
  shelf: SubscriptionsShelf,
  settle: <T>(work: () => T) => Promise<T>,
): Subscriptions {
  const keptOf = (tournament: string): Kept => {
    const kept = shelf.get(tournament) ?? { subscriptions: new Map(), claimed: new Set() };
    shelf.set(tournament, kept);
    return kept;
  };
  return {
    list: (tournament) =>
      settle(() => success([...(shelf.get(tournament)?.subscriptions.values() ?? [])])),
    count: (tournament) => settle(() => success(shelf.get(tournament)?.subscriptions.size ?? 0)),
    put: (tournament, subscription) =>
      settle(() => {
        keptOf(tournament).subscriptions.set(subscription.endpoint, subscription);
        return success(null);
      }),
    remove: (tournament, endpoint) =>
      settle(() => {
        shelf.get(tournament)?.subscriptions.delete(endpoint);
        return success(null);
      }),
    clear: (tournament) =>
      settle(() => {
        shelf.delete(tournament);
        return success(null);
      }),
    claim: (tournament, position) =>
      settle(() => {
        const { claimed } = keptOf(tournament);
        const first = !claimed.has(position);
        claimed.add(position);
        return success(first);
      }),
  };
}
