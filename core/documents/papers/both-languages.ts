import type { PaperValues } from './paper-values.ts';

const BETWEEN = ' / ';
const PART = ' · ';

/**
 * One paper in two languages: what both say alike stands once, figures as the first writes them,
 * every other text twice.
 */
export const inTwoLanguages = (first: PaperValues, second: PaperValues): PaperValues => ({
  ...(merged(first, second) as PaperValues),
  language: first.language,
});

function merged(first: unknown, second: unknown): unknown {
  if (typeof first === 'string' && typeof second === 'string') {
    return twice(first, second);
  }
  if (Array.isArray(first) && Array.isArray(second)) {
    const others: readonly unknown[] = second;
    return first.map((item: unknown, index) => merged(item, others[index]));
  }
  if (!isRecord(first) || !isRecord(second) || 'figure' in first) return first;
  return Object.fromEntries(
    Object.entries(first).map(([key, value]) => [
      key,
      NEVER_TWICE.has(key) ? value : merged(value, second[key]),
    ]),
  );
}

/** What both begin with, as the place before the days, stands once. */
function twice(first: string, second: string): string {
  if (first === second || second === '') return first;
  const parts = second.split(PART);
  const same = first.split(PART).findIndex((part, index) => part !== parts[index]);
  return `${first}${BETWEEN}${parts.slice(Math.max(0, same)).join(PART)}`;
}

/** Keys of values that are no words, and of titles, which every federation reads. */
const NEVER_TWICE: ReadonlySet<string> = new Set([
  'before',
  'layout',
  'kind',
  'align',
  'paper',
  'language',
  'row',
  'flag',
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
