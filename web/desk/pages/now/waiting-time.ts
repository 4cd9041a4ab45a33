import type { NOW_WORDS } from './now-words.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** `25 min`, `2 h 05`, `3 days`: how long until something begins. */
export function waitingTime(
  minutes: number,
  words: Pick<(typeof NOW_WORDS)['en'], 'days'>,
): string {
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes >= DAY) return words.days(Math.round(minutes / DAY));
  return `${Math.floor(minutes / HOUR)} h ${String(minutes % HOUR).padStart(2, '0')}`;
}
