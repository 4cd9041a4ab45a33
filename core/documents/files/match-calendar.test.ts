import { describe, expect, it } from 'vitest';
import { teamId } from '../../rules/identity.ts';
import { teamEvent, teamsPlay } from '../../tournament/testing/team-event.ts';
import { boardsList } from '../lists/round-lists.ts';
import { calendarOf } from './calendar.ts';
import { teamCalendarOf } from './match-calendar.ts';

const OPTIONS = { language: 'en', changedAt: null, zone: 'Europe/Paris' } as const;

/** Two matches of round 1, the first of them a week later. */
function season() {
  const event = teamEvent(4, {
    rounds: 2,
    place: 'Rennes',
    roundDates: ['2026-10-04', '2026-11-15'],
    roundTimes: ['14:00', null],
  });
  teamsPlay(event, 1, 't1-t3 t2-t4', '');
  return event.does({
    type: 'arrangeMatch',
    round: 1,
    table: 1,
    day: '2026-10-11',
    time: '10:00',
    place: 'Salle Colas',
  });
}

describe('calendar files of a season', () => {
  it('a team has its own matches, on their own day and place (RFC 5545)', () => {
    const own = teamCalendarOf(season().state, 'league', teamId('t3'), OPTIONS) ?? '';
    // Ten in the morning in Paris, in summer time.
    expect(own).toContain('DTSTART:20261011T080000Z');
    expect(own).toContain('SUMMARY;LANGUAGE=en:Team A – Team C');
    expect(own).toContain('LOCATION:Salle Colas');
    expect(own.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const other = teamCalendarOf(season().state, 'league', teamId('t2'), OPTIONS) ?? '';
    expect(other).toContain('DTSTART:20261004T120000Z');
    expect(other).toContain('LOCATION:Rennes');
  });

  it('the whole event has its rounds, and postponed matches beside them', () => {
    const all = calendarOf(season().state, 'league', OPTIONS);
    expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(all).toContain('DESCRIPTION:Round 1 of 2 (postponed)');
  });

  it('the list of the round says the day where the score will be', () => {
    const list = boardsList(season().state, 1, 'fr', 'public');
    expect(list?.rows[0]?.[4]).toBe('reporté, 11 octobre 2026');
  });
});
