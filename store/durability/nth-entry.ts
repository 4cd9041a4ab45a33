import type { NewEntry } from '../event-log.ts';

/** What the writers of the durability tests write, and what the tests expect to find. */
export const TOURNAMENT = 'open';
export const CREATION = '2026-11-14T18:00:00Z';

/** The writer's nth entry: most are small, some need several pages of the file. */
export function nthEntry(writer: string, n: number): NewEntry {
  const result = { type: 'resultEntered', round: 1 + (n % 9), board: n, score: '½-½' };
  const second = String(n % 60).padStart(2, '0');
  return {
    at: `2026-11-15T09:00:${second}Z`,
    by: writer,
    events: n % 40 === 0 ? [result, { type: 'note', text: `½${n} `.repeat(4_000) }] : [result],
    key: `${writer}-${n}`,
    ...(n % 7 === 0 && { accepted: [{ code: 'resultChanged', board: n }] }),
  };
}
