import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import { phaseAt } from '@ronde/core/tournament/views/screen.ts';

export type ClockPageShown = Extract<HallPage, { view: 'clock' }>;

/** `soon`: the last five minutes; `over`: the time is up; `idle`: nothing to count to. */
export type ClockTone = 'running' | 'soon' | 'over' | 'idle';

export interface ClockReading {
  readonly tone: ClockTone;
  /** Seconds still to go, rounded up; null when nothing is counted. */
  readonly left: number | null;
  /** What is counted to: a phase of the list, an hour that was set, or the next round. */
  readonly to: 'phase' | 'set' | 'round' | null;
  /** Which phase, from 0. */
  readonly phase: number | null;
  /** In milliseconds. */
  readonly end: number | null;
}

const SOON = 5 * 60;
/** A round's hour that has passed is no longer counted to. */
const IDLE: ClockReading = { tone: 'idle', left: null, to: null, phase: null, end: null };

/** What the round clock says at an instant: phases first, then an hour that was set, then the next round. */
export function readClock(page: ClockPageShown, now: number): ClockReading {
  if (page.phases.length > 0) {
    const current = phaseAt(page.phases, new Date(now).toISOString());
    const last = page.phases.length - 1;
    const phase = current === null ? last : page.phases.indexOf(current);
    return counted('phase', Date.parse(page.phases[phase]?.until ?? ''), now, phase);
  }
  if (page.until !== null) return counted('set', Date.parse(page.until), now, null);
  // Without an offset: the wall clock of the hall, which is the screen's own.
  const start = page.next === null ? Number.NaN : new Date(page.next.startsAt).getTime();
  return start > now ? counted('round', start, now, null) : IDLE;
}

function counted(
  to: NonNullable<ClockReading['to']>,
  end: number,
  now: number,
  phase: number | null,
): ClockReading {
  const left = Math.max(0, Math.ceil((end - now) / 1_000));
  const tone = left === 0 ? 'over' : left <= SOON ? 'soon' : 'running';
  return { tone, left, to, phase, end };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * `1:05:09`, `05:09`; a day and more without seconds, which nobody waits for.
 * @param inDays the words for `2 d 03:05`
 */
export function digits(seconds: number, inDays: (days: number, rest: string) => string): string {
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds >= DAY)
    return inDays(Math.floor(seconds / DAY), `${two(hours % 24)}:${two(minutes)}`);
  const rest = two(seconds % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${two(minutes)}:${rest}`;
}
