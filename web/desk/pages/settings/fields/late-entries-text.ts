import type { CupLateEntry } from '@ronde/core/rules/cup-rules.ts';

/** `25:1, 8:2`: how many, and how many rounds they skip. */
export const lateEntriesText = (late: readonly CupLateEntry[]): string =>
  late.map(({ count, roundsSkipped }) => `${count}:${roundsSkipped}`).join(', ');

/** What was typed; null where it cannot be read. */
export function readLateEntries(text: string): CupLateEntry[] | null {
  const entries: CupLateEntry[] = [];
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [, count, skipped] = /^(\d{1,4})\s*:\s*(\d{1,2})$/.exec(part) ?? [];
    const entry = { count: Number(count), roundsSkipped: Number(skipped) };
    if (!(entry.count > 0 && entry.roundsSkipped > 0 && entry.roundsSkipped <= 20)) return null;
    entries.push(entry);
  }
  return entries;
}
