import type { ListName } from '@ronde/exchange/player-lists/list-file.ts';
import { finding, type Finding } from './finding.ts';

/** FIDE publishes every month: a list older than the one before is of another season of ratings. */
const MONTHS = 2;

/** The newest list of each source against the month of today. */
export function lookAtLists(lists: readonly ListName[], now: Date): Finding[] {
  const newest = new Map<string, string>();
  for (const { source, month } of lists) {
    if (month > (newest.get(source) ?? '')) newest.set(source, month);
  }
  if (newest.size === 0) return [finding('lists', 'noLists')];
  return [...newest].map(([source, month]) =>
    finding('lists', monthsSince(month, now) > MONTHS ? 'listOld' : 'lists', { source, month }),
  );
}

function monthsSince(month: string, now: Date): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - number;
}
