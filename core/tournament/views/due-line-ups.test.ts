import { describe, expect, it } from 'vitest';
import type { TeamSettings } from '../settings.ts';
import { handsIn, matchOfTwoTeams } from '../testing/match-of-two-teams.ts';
import { lineUpsDue } from './due-line-ups.ts';

const event = (rules: Partial<TeamSettings>) =>
  matchOfTwoTeams(rules, { roundTimes: ['14:00'] }).does(handsIn(1, [1, 2, 3, 4]));

describe('[LA 6.9 VII 1] whose line-up is missing; a sealed one is not', () => {
  it.each<[string, Partial<TeamSettings>, string, readonly string[]]>([
    ['no hour', {}, '13:45', []],
    ['minutes, in time', { lineUpDeadline: 30 }, '13:29', ['lineUpsMissing 13:30 Roi']],
    ['minutes, late', { lineUpDeadline: 30 }, '13:30', ['lineUpsLate 13:30 Roi']],
    ['an hour, in time', { lineUpHour: '12:00' }, '11:59', ['lineUpsMissingBy 12:00 Roi']],
    ['an hour, late', { lineUpHour: '12:00' }, '12:00', ['lineUpsLate 12:00 Roi']],
  ])('%s', (_, rules, hour, expected) => {
    const due = lineUpsDue(event(rules).state, `2026-03-07T${hour}:00+01:00`);
    const told = due.map(
      ({ code, params: { until = '', names = '' } }) => `${code} ${until} ${names}`,
    );
    expect(told).toEqual(expected);
  });

  it('nobody once both are in', () => {
    const { state } = event({ lineUpDeadline: 30 }).does(handsIn(2, [1, 2, 3, 4]));
    expect(lineUpsDue(state, '2026-03-07T13:45:00+01:00')).toEqual([]);
  });

  it.each<[string, object, string, readonly string[]]>([
    ['before its day', { day: '2026-03-14', time: '15:00' }, '2026-03-13T20:00', []],
    [
      'on its day',
      { day: '2026-03-14', time: '15:00' },
      '2026-03-14T09:00',
      ['lineUpsMissing 14:30'],
    ],
    [
      'after its hour',
      { day: '2026-03-14', time: '15:00' },
      '2026-03-14T14:30',
      ['lineUpsLate 14:30'],
    ],
    ['a day still to be agreed', { dayOpen: true }, '2026-03-14T14:30', []],
  ])('of a match on another day, %s', (_, said, now, expected) => {
    const played = event({ lineUpDeadline: 30 });
    played.does({ type: 'arrangeMatch', round: 1, table: 1, ...said });
    const due = lineUpsDue(played.state, `${now}:00+01:00`);
    expect(due.map(({ code, params }) => `${code} ${params['until'] ?? ''}`)).toEqual(expected);
  });
});
