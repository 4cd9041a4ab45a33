import { matchOfTwoTeams, TOUR } from '@ronde/core/tournament/testing/match-of-two-teams.ts';
import { isPastLineUpHour } from '@ronde/core/tournament/views/line-up-hour.ts';
import { minutesUntilRound, roundBeginsAt } from '@ronde/core/tournament/views/round-times.ts';
import { describe, expect, it } from 'vitest';
import { localInstant } from './local-instant.ts';

describe('the hours of an event on a server anywhere', () => {
  // The match begins at 14:00 on 7 March 2026, line-ups are due half an hour before.
  it.each([
    ['Europe/Paris', '2026-03-07T13:00:00Z', '2026-03-07T12:29:59Z', '2026-03-07T12:30:00Z'],
    ['America/Martinique', '2026-03-07T18:00:00Z', '2026-03-07T17:29:59Z', '2026-03-07T17:30:00Z'],
    ['Indian/Reunion', '2026-03-07T10:00:00Z', '2026-03-07T09:29:59Z', '2026-03-07T09:30:00Z'],
  ])('[LA line 12886] are those of %s', (timeZone, begins, inTime, late) => {
    const { state } = matchOfTwoTeams({ lineUpDeadline: 30 }, { roundTimes: ['14:00'], timeZone });
    const now = (instant: string): string => localInstant(new Date(instant), state);
    expect(roundBeginsAt(state, 1)).toBe(begins);
    expect(minutesUntilRound(state, 1, now(begins))).toBe(0);
    expect(isPastLineUpHour(state, { round: 1, team: TOUR }, now(inTime))).toBe(false);
    expect(isPastLineUpHour(state, { round: 1, team: TOUR }, now(late))).toBe(true);
  });

  it('stay on the wall clock where the event names no zone', () => {
    const { state } = matchOfTwoTeams({}, { roundTimes: ['14:00'] });
    expect(roundBeginsAt(state, 1)).toBe('2026-03-07T14:00');
  });
});
