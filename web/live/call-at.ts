import type { RoundCalls } from '@ronde/core/tournament/views/round-calls.ts';

/** Minutes before the games begin at which it is announced, and before the default time ends (LA 6.9 VII). */
export const CALL_MINUTES = [5, 1] as const;

export interface Call {
  readonly round: number;
  readonly of: 'start' | 'defaultTime';
  readonly minutes: (typeof CALL_MINUTES)[number];
  /** In milliseconds: what is called comes then. */
  readonly end: number;
}

/** What is to be announced now; it stands until the next announcement, or until what it calls comes. */
export function callAt(calls: RoundCalls | null, now: number): Call | null {
  if (calls === null) return null;
  const { round, startsAt, defaultTimeUntil } = calls;
  const of = startsAt === null ? 'defaultTime' : 'start';
  // Without an offset it is the wall clock of the hall, which is that of the page.
  const end = new Date(startsAt ?? defaultTimeUntil ?? '').getTime();
  const left = (end - now) / 60_000;
  const minutes = CALL_MINUTES.findLast((mark) => left <= mark);
  return minutes === undefined || !(left > 0) ? null : { round, of, minutes, end };
}

/** So long after its minute a call may still be said aloud: whoever comes later only reads it. */
const ALOUD = 20_000;

/** Whether its minute has just been reached. */
export const isFresh = ({ minutes, end }: Call, now: number): boolean =>
  now - (end - minutes * 60_000) < ALOUD;
