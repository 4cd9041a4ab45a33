import { parseTimeControl, type TimeControl } from '../../formats/trf/time-control.ts';
import { LEAST_SECONDS, readRateOfPlay } from '../../rules/read-rate-of-play.ts';
import type { Settings } from '../settings.ts';

/** The time control of record 222: as the file had it, else as the arbiter's words say beyond doubt. */
export function encodedTimeControl({
  timeControl,
  timeControlCode,
}: Pick<Settings, 'timeControl' | 'timeControlCode'>): TimeControl | null {
  if (timeControlCode !== null) return parseTimeControl(timeControlCode);
  return timeControl === null ? null : (asEncoded(timeControl) ?? asOnePeriod(timeControl));
}

/** Words that are a code already; figures too small to be seconds are minutes. */
function asEncoded(words: string): TimeControl | null {
  const control = parseTimeControl(words.trim());
  if (control === null) return null;
  const periods = control.kind === 'same' ? control.periods : [...control.white, ...control.black];
  return periods.every(({ seconds }) => seconds >= LEAST_SECONDS) ? control : null;
}

/** A delay adds nothing to the clock: 222 has no word for it. */
const DELAY = /delay|bronstein|d[ée]lai|\bd\s*\d/i;

/** One time for the game, with or without seconds a move; several periods have no sure words. */
function asOnePeriod(words: string): TimeControl | null {
  const read = readRateOfPlay(words);
  if (read === null || read.incrementFrom !== undefined || DELAY.test(words)) return null;
  const figures = words.replace(/\d+\s*[h:]\s*\d+/i, '0').match(/\d+/g)?.length;
  const { minutes, increment } = read;
  if (figures !== (increment === 0 ? 1 : 2)) return null;
  const seconds = 60 * minutes;
  if (!Number.isInteger(seconds)) return null;
  const period = { moves: null, seconds, increment: increment === 0 ? null : increment };
  return { kind: 'same', periods: [period] };
}
