import { instantOf } from '../../rules/zone.ts';
import type { Tournament } from '../state.ts';

/** Day and hour of a round on the wall clock, `2026-03-07T14:00`; null where no hour is set. */
export function roundStartsAt(state: Tournament, round: number): string | null {
  const time = state.settings.roundTimes[round - 1] ?? null;
  const day = dayOfRound(state, round);
  return time === null || day === null ? null : `${day}T${time}`;
}

/**
 * When a round begins, for whoever counts down to it: an ISO instant where the event names its time zone,
 * else the wall clock of the hall, `2026-03-07T14:00`; null where no hour is set.
 */
export function roundBeginsAt(state: Tournament, round: number): string | null {
  const start = roundStartsAt(state, round);
  const { timeZone } = state.settings;
  if (start === null || timeZone === null) return start;
  return instantOf(start.slice(0, 10), start.slice(11), timeZone);
}

/** The day of a round, `2026-03-07`; null where none is set. */
export function dayOfRound(state: Tournament, round: number): string | null {
  const { roundDates, firstDay, lastDay } = state.settings;
  // An event of one day needs no day for each round.
  return roundDates[round - 1] ?? (lastDay === null || lastDay === firstDay ? firstDay : null);
}

/**
 * Minutes until a round begins, negative once its time has passed; null without a time. `now` is an
 * ISO time with the hall's own offset: both are read off the same wall clock.
 */
export function minutesUntilRound(state: Tournament, round: number, now: string): number | null {
  const start = roundStartsAt(state, round);
  if (start === null) return null;
  const minutes = (Date.parse(`${start}:00Z`) - Date.parse(`${now.slice(0, 16)}:00Z`)) / 60_000;
  return Number.isNaN(minutes) ? null : minutes;
}
