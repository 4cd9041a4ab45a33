import type { TeamId } from '../../rules/identity.ts';
import type { Tournament } from '../state.ts';
import { matchTimeOf, type DayAndHour } from './match-time.ts';
import { dayOfRound } from './round-times.ts';

/** Day and hour by which line-ups of a round are handed in, `2026-03-07T13:30`; null for none. */
export function lineUpsDueAt(state: Tournament, round: number): string | null {
  const time = state.settings.roundTimes[round - 1] ?? null;
  return dueBefore(state, { day: dayOfRound(state, round), time });
}

/** The same for one team: by the day and the hour of its own match. */
export const lineUpDueAt = (state: Tournament, round: number, team: TeamId): string | null =>
  dueBefore(state, matchTimeOf(state, round, team));

function dueBefore({ settings }: Tournament, { day, time }: DayAndHour): string | null {
  const { lineUpHour: hour, lineUpDeadline: minutes } = settings.team ?? {};
  if (day === null) return null;
  const start = time === null ? null : `${day}T${time}`;
  if (hour !== undefined) {
    const due = `${day}T${hour}`;
    // A match that begins before the usual hour has its line-ups by its start.
    return start !== null && start < due ? start : due;
  }
  if (minutes === undefined || start === null) return null;
  return new Date(Date.parse(`${start}:00Z`) - minutes * 60_000).toISOString().slice(0, 16);
}

/** The hour alone of a due instant, `13:30`. */
export const hourOf = (due: string | null): string | null => due?.slice(11) ?? null;

/**
 * Whether the line-up of a team is too late; never where its match has no day or hour yet. `now` is an ISO time
 * with the hall's own offset: both are read off the same wall clock.
 */
export function isPastLineUpHour(
  state: Tournament,
  { round, team }: { readonly round: number; readonly team: TeamId },
  now: string,
): boolean {
  const due = lineUpDueAt(state, round, team);
  return due !== null && now.slice(0, 16) >= due;
}
