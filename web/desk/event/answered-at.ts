import { hashKey } from '@tanstack/react-query';

/** Where the log stood when each view was last answered, by the hash of its query. */
const positions = new Map<string, number>();

/** @param position 0 for an answer that does not say where the log stood */
export function answeredAt(queryKey: readonly unknown[], position: number): void {
  positions.set(hashKey(queryKey), position);
}

/** Whether a view was answered when the log stood there, or further: it has nothing to catch up with. */
export const isAnsweredAt = (queryHash: string, position: number): boolean =>
  (positions.get(queryHash) ?? 0) >= position;
