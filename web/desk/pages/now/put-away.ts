import type { DueItem } from '@ronde/core/tournament/views/due.ts';

/** What a person does not want to be told: until a day, `2026-03-08`, or null for the whole event. */
export type PutAway = Readonly<Record<string, string | null>>;

/** What names a matter; its figures change while it stays the same. */
const NAMING = ['round', 'board', 'player', 'by'] as const;

/** The same matter has the same name tomorrow; of another round or board it is another one. */
export const nameOf = ({ code, params }: DueItem): string =>
  [code, ...NAMING.flatMap((name) => (params[name] === undefined ? [] : [params[name]]))].join(':');

/** That nothing is due cannot be put away. */
export const mayBePutAway = ({ code }: DueItem): boolean => code !== 'nothingDue';

/** @param today `2026-03-07`, on which what was put away until this day is back */
export function isPutAway(away: PutAway, item: DueItem, today: string): boolean {
  const until = away[nameOf(item)];
  return until === null || (until !== undefined && until > today);
}

export const puttingAway = (away: PutAway, item: DueItem, until: string | null): PutAway => ({
  ...away,
  [nameOf(item)]: until,
});

export function bringingBack(away: PutAway, item: DueItem): PutAway {
  const { [nameOf(item)]: _, ...others } = away;
  return others;
}

/** The day of an instant on the wall clock here. */
export function dayHere(at: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
