import { describe, expect, it } from 'vitest';
import { teamId } from '../../../rules/identity.ts';
import type { Command } from '../../command.ts';
import { roundAtHand } from '../../state.ts';
import type { PlayedEvent } from '../../testing/played-event.ts';
import { teamsEntered } from '../../testing/teams-entered.ts';
import { dueList } from '../../views/due.ts';
import { matchCalendarView } from '../../views/match-calendar.ts';
import { teamStandingsView } from '../../views/team-standings.ts';

const RATINGS = [2000, 1900];

/** A league of four teams on two boards: three rounds by Berger, months apart. */
function league(): PlayedEvent {
  const event = teamsEntered(
    { boards: 2, boardColours: 'WB' },
    ['Tour', 'Roi', 'Dame', 'Fou'].map((name) => ({ name, ratings: RATINGS })),
    {
      system: 'berger',
      rounds: 3,
      firstDay: '2026-10-04',
      roundDates: ['2026-10-04', '2026-11-15', '2027-01-10'],
      roundTimes: ['14:00', '14:00', '14:00'],
    },
  );
  return event.does({ type: 'numberTeams' });
}

const begun = (): PlayedEvent =>
  league().does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });

const arrange = (said: object, round = 1, table = 1): Command => ({
  type: 'arrangeMatch',
  round,
  table,
  ...said,
});

const dueCodes = (event: PlayedEvent) =>
  dueList(event.state, { now: '2026-10-05T10:00:00+02:00' }).map(({ code }) => code);

const playsTable = (event: PlayedEvent, round: number, table: number): PlayedEvent => {
  for (const { board, match } of event.state.rounds[round - 1]?.games ?? []) {
    if (match !== table) continue;
    event.does({ type: 'enterResult', round, board, outcome: { kind: 'played', score: '1-0' } });
  }
  return event;
};

describe('a match on another day or place than its round', () => {
  it('has its day, its hour and its place; the boards stay open', () => {
    const event = begun().does(arrange({ day: '2026-10-11', time: '10:00', place: 'Salle Colas' }));
    const [round] = matchCalendarView(event.state, 'public')?.rounds ?? [];
    expect(round?.matches.map(({ day, time, place, postponed }) => [day, time, place, postponed]))
      // Table 2 is played as its round.
      .toEqual([
        ['2026-10-11', '10:00', 'Salle Colas', true],
        ['2026-10-04', '14:00', null, false],
      ]);
    expect(event.state.rounds[0]?.games.every(({ outcome }) => outcome.kind === 'notEntered')).toBe(
      true,
    );
  });

  it('is at home where nobody says otherwise, and home is the team named first', () => {
    const event = begun();
    const match = event.state.rounds[0]?.matches[0];
    const team = match && event.state.teams.get(match.first);
    if (!team) throw new Error('no match');
    event.does({ type: 'correctTeam', team: { ...team, venue: 'Maison du jeu' } });
    const place = () => matchCalendarView(event.state, 'public')?.rounds[0]?.matches[0]?.place;
    expect(place()).toBe('Maison du jeu');
    event.does(arrange({ place: 'Salle Colas' }));
    expect(place()).toBe('Salle Colas');
    event.does(arrange({}));
    expect(place()).toBe('Maison du jeu');
  });

  it('[C.05 annex 1] holds no later round up in a round robin, and is due until it is played', () => {
    const event = playsTable(begun().does(arrange({ dayOpen: true })), 1, 2);
    expect(dueCodes(event)).toEqual(expect.arrayContaining(['matchDayOpen', 'pairRound']));
    event.does({ type: 'pairRound', round: 2 }).does({ type: 'publishRound', round: 2 });
    expect(roundAtHand(event.state)?.number).toBe(2);
    event.does(arrange({ day: '2026-12-01' }));
    expect(dueCodes(event)).toContain('postponedMatch');
    const less = () => teamStandingsView(event.state)?.rows.map(({ matchesLess }) => matchesLess);
    expect(less()?.toSorted()).toEqual([0, 0, 1, 1]);
    playsTable(event, 1, 1);
    expect(dueCodes(event)).not.toContain('postponedMatch');
    expect(less()).toEqual([0, 0, 0, 0]);
  });

  it('is foreseen by the table as it is then paired, for the public once round 1 is', () => {
    const event = league();
    expect(matchCalendarView(event.state, 'public')).toBeNull();
    const foreseen = matchCalendarView(event.state, 'staff');
    for (const round of [1, 2, 3]) {
      event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
    }
    const pairs = (view: ReturnType<typeof matchCalendarView>) =>
      view?.rounds.map(({ matches }) => matches.map(({ first, second }) => [first.id, second.id]));
    expect(foreseen?.rounds.map(({ published }) => published)).toEqual([false, false, false]);
    expect(pairs(foreseen)).toEqual(pairs(matchCalendarView(event.state, 'public')));
  });

  it('who has left meets nobody any more: the opponent rests', () => {
    const event = begun().does({ type: 'withdrawTeam', team: teamId('t2') });
    const [, second] = matchCalendarView(event.state, 'public')?.rounds ?? [];
    expect(second?.matches).toHaveLength(1);
    expect(second?.rests).toHaveLength(1);
  });

  it('the day of its round is no day of its own, and the same said twice writes nothing', () => {
    const event = begun().does(arrange({ day: '2026-10-04', time: '16:00' }));
    expect(event.state.rounds[0]?.arranged).toEqual([{ table: 1, time: '16:00' }]);
    const { length } = event.ledger.entries;
    event.does(arrange({ time: '16:00', day: '2026-10-04' }));
    expect(event.ledger.entries).toHaveLength(length);
  });

  it.each<[string, (event: PlayedEvent) => PlayedEvent, Command, string]>([
    ['a draft', () => league().does({ type: 'pairRound', round: 1 }), arrange({}), 'notPublished'],
    ['no such table', (event) => event, arrange({}, 1, 9), 'unknownMatch'],
    ['no such round', (event) => event, arrange({}, 3), 'unknownRound'],
    [
      'a day that is agreed and open',
      (event) => event,
      arrange({ day: '2026-10-11', dayOpen: true }),
      'badSetting',
    ],
    ['a match that is over', (event) => playsTable(event, 1, 1), arrange({}), 'matchIsPlayed'],
  ])('is refused for %s', (_, prepared, command, code) => {
    expect(prepared(begun()).verdict(command)[0]).toContain(`refused ${code} `);
  });
});
