import type { TeamId } from '../../rules/identity.ts';
import { arrangementOf, isOnOtherDay } from '../arranged-matches.ts';
import { homeVenue } from '../home-venue.ts';
import { roundOf } from '../judgement.ts';
import type { Arrangement } from '../round.ts';
import type { Tournament } from '../state.ts';
import { dayOfRound } from './round-times.ts';

export interface DayAndHour {
  /** `2026-03-07`; null where nobody said, or where it is still to be agreed. */
  readonly day: string | null;
  /** `14:00`; null where none is set. */
  readonly time: string | null;
}

/** When a match is played: the hour of a round is not that of a match on another day. */
export function whenPlayed(ofRound: DayAndHour, arranged: Arrangement | null): DayAndHour {
  const otherDay = isOnOtherDay(arranged);
  return {
    day: otherDay ? (arranged?.day ?? null) : ofRound.day,
    time: arranged?.time ?? (otherDay ? null : ofRound.time),
  };
}

export interface MatchTime extends DayAndHour {
  /** On another day than its round, or on one still to be agreed. */
  readonly isOnOtherDay: boolean;
  /** As arranged, else at home; null where neither is known. */
  readonly place: string | null;
}

/** When and where a team plays in a round; as the round where it has no match yet. */
export function matchTimeOf(state: Tournament, number: number, team: TeamId): MatchTime {
  const round = roundOf(state, number);
  const match = round?.matches.find(({ first, second }) => [first, second].includes(team));
  const arranged = round && match ? arrangementOf(round, match.table) : null;
  const time = state.settings.roundTimes[number - 1] ?? null;
  return {
    ...whenPlayed({ day: dayOfRound(state, number), time }, arranged),
    isOnOtherDay: isOnOtherDay(arranged),
    place: arranged?.place ?? (match ? homeVenue(state, match.first) : null),
  };
}
