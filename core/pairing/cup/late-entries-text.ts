import { isStage, MOST_SKIPPED, type CupRules } from '../../rules/cup-rules.ts';
import { MOST_ENTRANTS, type LateEntry } from './cup-plan.ts';

/** `25:1, 1:1/16`: how many, and how many rounds they skip or which round they enter. */
export const lateEntriesText = ({ late, lateAt = [] }: LateRules): string =>
  [...late, ...lateAt]
    .map((entry) =>
      'entersAt' in entry
        ? `${entry.count}:1/${entry.entersAt}`
        : `${entry.count}:${entry.roundsSkipped}`,
    )
    .join(', ');

type LateRules = Pick<CupRules, 'late' | 'lateAt'>;

/** Late entries as the rules of a cup keep them. */
export function lateRules(entries: readonly LateEntry[]): LateRules {
  const lateAt = entries.filter((entry) => 'entersAt' in entry);
  const late = entries.filter((entry) => 'roundsSkipped' in entry);
  return lateAt.length === 0 ? { late } : { late, lateAt };
}

/** What was written; the part that cannot be read otherwise. */
export function readLateEntries(
  text: string,
  most = MOST_SKIPPED,
): readonly LateEntry[] | { readonly unread: string } {
  const entries: LateEntry[] = [];
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const entry = readLateEntry(part, most);
    if (entry === null) return { unread: part };
    entries.push(entry);
  }
  return entries;
}

function readLateEntry(part: string, most: number): LateEntry | null {
  const read = /^(\d{1,7})\s*:\s*(?:(\d{1,3})|1\s*\/\s*(\d{1,7}))$/.exec(part);
  const [, count, skipped, stage] = (read ?? []).map(Number);
  if (count === undefined || !(count >= 1 && count <= MOST_ENTRANTS)) return null;
  if (skipped !== undefined && skipped >= 1 && skipped <= most) {
    return { count, roundsSkipped: skipped };
  }
  return stage !== undefined && isStage(stage) ? { count, entersAt: stage } : null;
}
