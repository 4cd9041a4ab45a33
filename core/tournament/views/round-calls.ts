import { defaultTimeOf } from '../default-time.ts';
import { hasBegun } from '../round.ts';
import { roundAtHand, type Tournament } from '../state.ts';
import { roundBeginsAt } from './round-times.ts';

/** What is announced before it comes: the start of the games, then the end of the default time. */
export interface RoundCalls {
  readonly round: number;
  /** By the programme, on the wall clock of the hall; null once it has begun. */
  readonly startsAt: string | null;
  /** ISO instant at which those who are not there have lost; null where nobody can any more. */
  readonly defaultTimeUntil: string | null;
}

/** Of the round at hand; null where nothing of it is to be announced. */
export function roundCalls(state: Tournament): RoundCalls | null {
  const round = roundAtHand(state);
  if (round === null || round.closed) return null;
  if (!hasBegun(round)) {
    const startsAt = roundBeginsAt(state, round.number);
    return startsAt === null ? null : { round: round.number, startsAt, defaultTimeUntil: null };
  }
  const open = round.games.some(({ outcome }) => outcome.kind === 'notEntered');
  const time = open && round.absentees?.length !== 0 ? defaultTimeOf(state, round) : null;
  if (time === null || time.minutes === 0) return null;
  return { round: round.number, startsAt: null, defaultTimeUntil: time.until };
}
