const DAY = 24 * 60 * 60 * 1000;
const DAYS_KEPT = 30;

interface Dated {
  /** ISO instant. */
  readonly at: string;
}

/**
 * Copies that may go: all of the last 24 hours stay, then the last of each day for 30 days, and the
 * newest for ever.
 */
export function outdated<T extends Dated>(copies: readonly T[], now: string): T[] {
  const newestFirst = copies.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const days = new Set<string>();
  return newestFirst.filter(({ at }, index) => {
    const age = Date.parse(now) - Date.parse(at);
    if (index === 0 || age < DAY) return false;
    if (age >= DAYS_KEPT * DAY) return true;
    const day = new Date(at).toISOString().slice(0, 10);
    const lastOfItsDay = !days.has(day);
    days.add(day);
    return !lastOfItsDay;
  });
}
