import { describe, expect, it } from 'vitest';
import { teamId } from '../../rules/identity.ts';
import type { ArrangeMatch } from '../deeds/arrange-match/arrange-match.ts';
import { handsIn, matchOfTwoTeams, ROI, seats, TOUR } from '../testing/match-of-two-teams.ts';
import { WHITE_WINS } from '../testing/played-event.ts';
import { teamsPlay } from '../testing/team-event.ts';
import { tooLateLineUp } from './late-line-up.ts';
import { lineUpsDueAt } from './line-up-hour.ts';
import { ownTeamView } from './own-team.ts';

/** Round 1 at 14:00 of 7 March, line-ups half an hour before. */
const event = () => matchOfTwoTeams({ lineUpDeadline: 30 }, { roundTimes: ['14:00'] });
const IN_TIME = '2026-03-07T13:29:59+01:00';
const LATE = '2026-03-07T13:30:00+01:00';

const names = (view: ReturnType<typeof ownTeamView>) =>
  view?.match?.opponents?.map((player) => player?.name ?? null) ?? null;

describe('[LA 6.9 VII 1] a captain looks at the own team', () => {
  it('sees the match to come, the own sealed line-up and until when it may change', () => {
    const { state } = event().does(handsIn(1, [5, 2, 3, null]));
    expect(ownTeamView(state, TOUR, IN_TIME)).toMatchObject({
      team: { name: 'Tour' },
      boards: 4,
      match: {
        round: 1,
        isFirst: true,
        colours: 'WBWB',
        day: '2026-03-07',
        time: '14:00',
        until: '2026-03-07T13:30',
        tooLate: false,
        isOpen: true,
        line: { sealed: true, handedIn: seats(1, [5, 2, 3, null]), opponent: { name: 'Roi' } },
        opponents: null,
      },
    });
  });

  it('sees the other one once both are in, or once the hour has passed', () => {
    const sealed = event().does(handsIn(1, [5, 2, 3, null]));
    expect(names(ownTeamView(sealed.state, ROI, IN_TIME))).toBeNull();
    expect(names(ownTeamView(sealed.state, ROI, LATE))).toEqual([
      'Tour 5',
      'Tour 2',
      'Tour 3',
      null,
    ]);
    const both = sealed.does(handsIn(2, [1, 2, 3, 4]));
    expect(names(ownTeamView(both.state, ROI, IN_TIME))).toEqual([
      ...['Tour 5', 'Tour 2', 'Tour 3', null],
    ]);
    expect(ownTeamView(both.state, ROI, IN_TIME)?.match).toMatchObject({
      colours: 'BWBW',
      isOpen: false,
    });
  });

  it('is told when it is too late, and who plays then', () => {
    const { state } = event();
    expect(ownTeamView(state, TOUR, LATE)?.match).toMatchObject({
      tooLate: true,
      isOpen: false,
      line: { handedIn: null, boards: seats(1, [1, 2, 3, 4]) },
    });
    expect(tooLateLineUp(state, { round: 1, team: TOUR }, IN_TIME)).toBeNull();
    expect(tooLateLineUp(state, { round: 1, team: TOUR }, LATE)).toEqual({
      code: 'lineUpTooLate',
      article: 'LA 6.9 VII 1',
      params: { team: 'Tour', round: 1, until: '13:30' },
    });
  });

  it('has no match where all boards have results, and none at all in another team’s name', () => {
    const played = event();
    for (const board of [1, 2, 3, 4]) {
      played.does({ type: 'enterResult', round: 1, board, outcome: WHITE_WINS });
    }
    expect(ownTeamView(played.state, TOUR, IN_TIME)?.match).toBeNull();
    expect(ownTeamView(played.state, teamId('none'), IN_TIME)).toBeNull();
  });

  it.each([
    ['minutes before the start', { lineUpDeadline: 45 }, ['14:00'], '2026-03-07T13:15'],
    ['minutes over midnight', { lineUpDeadline: 60 }, ['00:30'], '2026-03-06T23:30'],
    ['an hour of the day', { lineUpHour: '12:00' }, ['14:00'], '2026-03-07T12:00'],
    ['an hour, whatever the start', { lineUpHour: '12:00' }, [], '2026-03-07T12:00'],
    ['no start', { lineUpDeadline: 45 }, [], null],
    ['no hour', {}, ['14:00'], null],
  ])('by %s', (_, rules, roundTimes, expected) => {
    expect(lineUpsDueAt(matchOfTwoTeams(rules, { roundTimes }).state, 1)).toBe(expected);
  });
});

describe('[LA 6.9 VII 1] a match on a day of its own has its own hour', () => {
  const NEXT_WEEK = '2026-03-14';
  const arranged = (said: Omit<ArrangeMatch, 'type' | 'round' | 'table'>) =>
    event().does({ type: 'arrangeMatch', round: 1, table: 1, ...said });
  const ownMatch = (played: ReturnType<typeof event>, now: string) =>
    ownTeamView(played.state, TOUR, now)?.match;

  it('shows its day, hour and place to the captain, and counts the minutes from them', () => {
    const played = arranged({ day: NEXT_WEEK, time: '15:00', place: 'Salle Colas' });
    expect(ownMatch(played, LATE)).toMatchObject({
      day: NEXT_WEEK,
      time: '15:00',
      place: 'Salle Colas',
      dayOpen: false,
      until: '2026-03-14T14:30',
      tooLate: false,
      isOpen: true,
    });
    const late = '2026-03-14T14:30:00+01:00';
    expect(ownMatch(played, late)).toMatchObject({ tooLate: true, isOpen: false });
    const where = { round: 1, team: TOUR };
    expect(tooLateLineUp(played.state, where, LATE)).toBeNull();
    expect(tooLateLineUp(played.state, where, late)?.params).toMatchObject({ until: '14:30' });
  });

  it.each([
    ['a day still to be agreed', { dayOpen: true as const }, { day: null, dayOpen: true }],
    ['a day without an hour', { day: NEXT_WEEK }, { day: NEXT_WEEK, time: null }],
  ])('%s: no deadline has passed', (_, said, expected) => {
    const played = arranged(said);
    const now = '2026-03-20T20:00:00+01:00';
    expect(ownMatch(played, now)).toMatchObject({
      ...expected,
      until: null,
      tooLate: false,
      isOpen: true,
    });
    expect(tooLateLineUp(played.state, { round: 1, team: TOUR }, now)).toBeNull();
  });

  it('another hour on the day of the round moves the deadline with it', () => {
    expect(ownMatch(arranged({ time: '10:00' }), IN_TIME)).toMatchObject({
      until: '2026-03-07T09:30',
      tooLate: true,
    });
  });

  it('stays open to its captains when the others of the round begin', () => {
    const played = arranged({ day: NEXT_WEEK, time: '15:00' }).does({
      type: 'startRound',
      round: 1,
    });
    expect(ownMatch(played, LATE)?.isOpen).toBe(true);
    played.does(handsIn(1, [5, 2, 3, 4]));
    expect(ownMatch(played, LATE)?.line.sealed).toBe(true);
  });

  it('a sealed line-up of it does not hold up the round, nor is it opened with the late ones', () => {
    const played = arranged({ day: NEXT_WEEK, time: '15:00' }).does(handsIn(1, [5, 2, 3, 4]));
    played
      .does({ type: 'openLineUps', round: 1, late: true })
      .does({ type: 'startRound', round: 1 });
    expect(played.state.rounds[0]?.started).toBe(true);
    expect(names(ownTeamView(played.state, ROI, LATE))).toBeNull();
  });

  it('waits behind a match that is played earlier', () => {
    const league = { system: 'berger', rounds: 2, roundTimes: ['14:00', '14:00'] } as const;
    const played = matchOfTwoTeams({ lineUpDeadline: 30 }, league);
    played.does({ type: 'arrangeMatch', round: 1, table: 1, dayOpen: true });
    expect(ownMatch(played, LATE)?.round).toBe(1);
    teamsPlay(played, 2, `${ROI}-${TOUR}`, '');
    expect(ownMatch(played, LATE)).toMatchObject({ round: 2, dayOpen: false });
  });
});
