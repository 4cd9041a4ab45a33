import {
  isDigest,
  isEntryKey,
  isIsoInstant,
} from '@ronde/core/formats/tournament-file/log-entry.ts';
import type { Creation, ReadRange } from './event-log.ts';
import { aheadOfLog, archivedTournament, type StoreError } from './store-error.ts';

/** Where a tournament's log stands. */
export interface LogHead {
  readonly position: number;
  readonly archived: boolean;
}

export type Admission =
  | { readonly kind: 'admitted' }
  /** The writer has not seen the end of the log. */
  | { readonly kind: 'behind' }
  | { readonly kind: 'refused'; readonly error: StoreError };

/** Whether a writer who has seen the log up to `seen` may add to it. */
export function admission(id: string, head: LogHead, seen: number): Admission {
  if (head.archived) return { kind: 'refused', error: archivedTournament(id) };
  if (seen > head.position) {
    return { kind: 'refused', error: aheadOfLog(id, seen, head.position) };
  }
  return { kind: seen < head.position ? 'behind' : 'admitted' };
}

/** @throws RangeError */
export function requirePosition(position: number): number {
  if (!Number.isSafeInteger(position) || position < 0) {
    throw new RangeError(`not a position in a log: ${position}`);
  }
  return position;
}

/** @throws RangeError */
export function requireInstant(at: string): string {
  if (!isIsoInstant(at)) throw new RangeError(`not an instant: ${String(at)}`);
  return at;
}

/** @throws RangeError */
export function requireCreation({ at, key, asked }: Creation): void {
  requireInstant(at);
  if (asked !== undefined && !isDigest(asked)) throw new RangeError('not a digest of a request');
  if (key !== undefined && !isEntryKey(key)) throw new RangeError('not a key of a request');
}

/** The positions after `after` up to `upTo`, both within the log. */
export function rangeWithin(head: LogHead, range: ReadRange = {}): { after: number; upTo: number } {
  const after = requirePosition(range.after ?? 0);
  const upTo = requirePosition(range.upTo ?? head.position);
  return { after: Math.min(after, head.position), upTo: Math.min(upTo, head.position) };
}
