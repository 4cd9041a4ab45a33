import { parseTimeControl, type TimePeriod } from '../../formats/trf/time-control.ts';
import { LEAST_SECONDS, readRateOfPlay } from '../../rules/read-rate-of-play.ts';

/** The base of a period: the desk writes minutes, `90+30`; files write seconds, `5400+30` (TRF26 222). */
export const baseSeconds = ({ seconds }: Pick<TimePeriod, 'seconds'>): number =>
  seconds < LEAST_SECONDS ? 60 * seconds : seconds;

/** Of a game of sixty moves, as rates of play are counted (FIDE Laws A.1, B.1). */
const MOVES = 60;
const QUARTER = 15;
/** Where the rate of play is not known, or not in figures: the four hours of 90 min + 30 s. */
export const USUAL_MINUTES = 240;

/** How long a round may last: both players' time for sixty moves, in whole quarters of an hour. */
export function gameMinutes(rateOfPlay: string | null): number {
  const seconds = rateOfPlay === null ? null : bothPlayersSeconds(rateOfPlay);
  if (seconds === null) return USUAL_MINUTES;
  return Math.max(QUARTER, QUARTER * Math.ceil(seconds / 60 / QUARTER));
}

function bothPlayersSeconds(rateOfPlay: string): number | null {
  const coded = parseTimeControl(rateOfPlay);
  if (coded?.kind === 'same') return 2 * playerSeconds(coded.periods);
  if (coded !== null) return playerSeconds(coded.white) + playerSeconds(coded.black);
  const written = readRateOfPlay(rateOfPlay);
  return written === null ? null : 2 * 60 * (written.minutes + written.increment);
}

function playerSeconds(periods: readonly TimePeriod[]): number {
  const bases = periods.reduce((sum, period) => sum + baseSeconds(period), 0);
  const increment = Math.max(0, ...periods.map((period) => period.increment ?? 0));
  return bases + MOVES * increment;
}
