import type { CockpitView } from '@ronde/core/tournament/views/cockpit.ts';

/** What the clock of the round says. */
export type RoundClock =
  | {
      readonly kind: 'before';
      readonly round: number;
      readonly minutes: number;
      readonly at: number;
    }
  | {
      readonly kind: 'running';
      /** Since it began. */
      readonly minutes: number;
      readonly at: number;
      /** When a game of sixty moves is over; null for an unknown rate of play. */
      readonly until: number | null;
    };

const MINUTE = 60_000;
/** A round that goes on for longer is played over days: no clock of a day tells its time. */
const LONGEST = 24 * 60;

/** Times of the schedule have no offset: the wall clock of the hall is the desk's own. */
const instant = (at: string | null): number => (at === null ? Number.NaN : Date.parse(at));

/** @param now in milliseconds */
export function roundClock(
  { round, next, gameMinutes }: Pick<CockpitView, 'round' | 'next' | 'gameMinutes'>,
  now: number,
): RoundClock | null {
  if (round?.stage === 'playing') {
    const begun = instant(round.startedAt ?? round.startsAt);
    const minutes = Math.floor((now - begun) / MINUTE);
    // A time that is not known is no time that has passed.
    if (!(minutes >= 0 && minutes <= LONGEST)) return null;
    const until = gameMinutes === null ? null : begun + gameMinutes * MINUTE;
    return { kind: 'running', minutes, at: begun, until };
  }
  const coming = round?.stage === 'published' ? round : next;
  const begins = instant(coming?.startsAt ?? null);
  if (coming === null || !(begins > now)) return null;
  return {
    kind: 'before',
    round: coming.round,
    minutes: Math.ceil((begins - now) / MINUTE),
    at: begins,
  };
}

/** Whether games still open have lasted longer than sixty moves take. */
export const isLate = (clock: RoundClock | null, now: number): boolean =>
  clock?.kind === 'running' && clock.until !== null && now > clock.until;

/** `1:05`: hours and minutes, readable from afar. */
export const hoursAndMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
