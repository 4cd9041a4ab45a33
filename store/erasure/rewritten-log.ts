import { chained, chainStart } from '../checksum-chain.ts';
import { entryText, type EntryText } from '../entry-text.ts';
import type { RewrittenEntry } from '../event-log.ts';
import type { KeptEntry, KeptLog } from '../sound-log.ts';

/**
 * The entries from the first that is written anew on: who, when and the key of the request stay, the
 * digest of the request goes, and the chain of checksums is made again. No old checksum is kept:
 * it would prove a guess of what was erased.
 */
export function rewrittenLog(
  log: Pick<KeptLog, 'id' | 'createdAt'>,
  kept: readonly KeptEntry[],
  rewritten: readonly RewrittenEntry[],
): readonly KeptEntry[] {
  const anew = new Map(rewritten.map((entry) => [entry.position, entry]));
  if (anew.size !== rewritten.length || rewritten.some(({ position }) => !kept[position - 1])) {
    throw new TypeError('an erasure of entries that are not in the log');
  }
  const first = Math.min(...anew.keys());
  if (!Number.isFinite(first)) return [];
  const texts = kept.slice(first - 1).map((entry): EntryText => {
    const { position, at, by, key, body } = entry;
    const change = anew.get(position);
    if (change === undefined) return { position, at, by, key, body };
    const { events, accepted } = change;
    return {
      ...entryText({ at, by, events, ...(accepted && { accepted }) }, position),
      key,
    };
  });
  const before = kept[first - 2]?.checksum ?? chainStart(log.id, log.createdAt);
  return chained(before, texts);
}
