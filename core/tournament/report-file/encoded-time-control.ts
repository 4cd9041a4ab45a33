import {
  parseTimeControl,
  type TimeControl,
  type TimePeriod,
} from '../../formats/trf/time-control.ts';
import {
  LEAST_SECONDS,
  readPeriodsOfPlay,
  type PeriodsOfPlay,
} from '../../rules/read-rate-of-play.ts';
import type { Settings } from '../settings.ts';

/** The time control of record 222: as the file had it, else as the arbiter's words say beyond doubt. */
export function encodedTimeControl({
  timeControl,
  timeControlCode,
}: Pick<Settings, 'timeControl' | 'timeControlCode'>): TimeControl | null {
  if (timeControlCode !== null) return parseTimeControl(timeControlCode);
  return timeControl === null ? null : (asEncoded(timeControl) ?? asPeriods(timeControl));
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

/** Periods whose moves are all said, with the seconds a move of each. */
function asPeriods(words: string): TimeControl | null {
  const read = readPeriodsOfPlay(words);
  if (read === null || DELAY.test(words)) return null;
  const { periods } = read;
  const isLast = (index: number): boolean => index === periods.length - 1;
  const increments = incrementsOf(read);
  if (increments === null || periods.some(({ moves }, i) => (moves === null) !== isLast(i))) {
    return null;
  }
  const encoded = periods.map(({ moves, minutes }, index): TimePeriod => ({
    moves,
    seconds: 60 * minutes,
    increment: increments[index] ?? null,
  }));
  return encoded.every(({ seconds }) => Number.isInteger(seconds))
    ? { kind: 'same', periods: encoded }
    : null;
}

/** Seconds a move, period by period; null where it is not said from which move they are given. */
function incrementsOf({ periods, incrementFrom }: PeriodsOfPlay): (number | null)[] | null {
  const written = periods.map(({ increment }) => increment);
  const [most] = written.filter((increment) => increment !== null && increment > 0);
  if (most === undefined || most === null) return periods.map(() => null);
  if (incrementFrom === null) return written.every((one) => one !== null) ? written : null;
  // A period has them or not: they begin with its first move.
  const firstMoves = periods.map((_, index) =>
    periods.slice(0, index).reduce((sum, { moves }) => sum + (moves ?? 0), 1),
  );
  if (!firstMoves.includes(incrementFrom)) return null;
  return firstMoves.map((move, index) => (move < incrementFrom ? null : (written[index] ?? most)));
}
