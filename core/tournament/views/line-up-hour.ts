import type { Tournament } from '../state.ts';
import { dayOfRound, roundStartsAt } from './round-times.ts';

/** Day and hour by which line-ups of a round are handed in, `2026-03-07T13:30`; null for none. */
export function lineUpsDueAt(state: Tournament, round: number): string | null {
  const rules = state.settings.team;
  if (rules?.lineUpHour !== undefined) {
    const day = dayOfRound(state, round);
    return day === null ? null : `${day}T${rules.lineUpHour}`;
  }
  const minutes = rules?.lineUpDeadline;
  const start = roundStartsAt(state, round);
  if (minutes === undefined || start === null) return null;
  return new Date(Date.parse(`${start}:00Z`) - minutes * 60_000).toISOString().slice(0, 16);
}

/** The hour alone, `13:30`. */
export const lineUpHour = (state: Tournament, round: number): string | null =>
  lineUpsDueAt(state, round)?.slice(11) ?? null;

/**
 * Whether line-ups of a round are too late; never where no hour is known. `now` is an ISO time with
 * the hall's own offset: both are read off the same wall clock.
 */
export function isPastLineUpHour(state: Tournament, round: number, now: string): boolean {
  const due = lineUpsDueAt(state, round);
  return due !== null && now.slice(0, 16) >= due;
}
