import type { LawsProperties, Play } from '../../rules/editions/laws.ts';
import { minutesForSixtyMoves, type RateOfPlay } from '../../rules/rate-of-play.ts';
import { readRateOfPlay } from '../../rules/read-rate-of-play.ts';

/** What the Laws make of a rate of play (A.1, B.1). */
export function playAt(rate: RateOfPlay, { time }: LawsProperties): Play {
  const minutes = minutesForSixtyMoves(rate);
  if (minutes <= time.blitzAtMost) return 'blitz';
  return minutes < time.standardFrom ? 'rapid' : 'standard';
}

/** Rapid or blitz; not where nothing is said, or nothing that can be read. */
export function isFast(timeControl: string | null, laws: LawsProperties | null): boolean {
  const rate = timeControl === null ? null : readRateOfPlay(timeControl);
  return rate !== null && laws !== null && playAt(rate, laws) !== 'standard';
}
