import { describe, expect, it } from 'vitest';
import { playerId } from '../rules/identity.ts';
import { factOf } from './deeds/fact-of.ts';
import { noteAbsentees } from './deeds/note-absentees/note-absentees.ts';
import { NO_REGULATIONS } from './regulations.ts';
import { PlayedEvent } from './testing/played-event.ts';
import { dueList } from './views/due.ts';
import { logPage } from './views/log.ts';
import { roundView } from './views/round.ts';

const hour = (time: string): string => `2026-03-07T${time}:00+01:00`;

/** Round 1 of six is public: a-d e-b c-f; its start was announced at the hour given. */
function begun(defaultTime: number | null, at = '15:15'): PlayedEvent {
  const regulations = { ...NO_REGULATIONS, defaultTime };
  const event = new PlayedEvent({ regulations, roundTimes: ['15:00'] }, 6);
  return event.pairs(1, 'a-d e-b c-f').does({ type: 'startRound', round: 1, at: hour(at) });
}

const notes = (event: PlayedEvent, letters: string): PlayedEvent =>
  event.does({ type: 'noteAbsentees', round: 1, players: Array.from(letters, playerId) });

const due = (event: PlayedEvent, time: string) =>
  dueList(event.state, { now: hour(time) }).filter(({ code }) =>
    ['defaultTimeOver', 'absenteesNotNoted'].includes(code),
  );

describe('the default time', () => {
  it('[E.01 6.7.1] runs from the announced start: 15:00 begun at 15:15 with 30 minutes is 15:45', () => {
    // The comment of the book on 6.7.1 (LA line 1540).
    const event = notes(begun(30), 'b');
    expect(due(event, '15:44')).toEqual([]);
    expect(due(event, '15:45')).toEqual([
      {
        code: 'defaultTimeOver',
        params: {
          round: 1,
          board: 2,
          until: '15:45',
          absent: 'B., Player',
          article: 'E.01 6.7.1',
        },
        action: {
          kind: 'command',
          command: {
            type: 'enterResult',
            round: 1,
            board: 2,
            outcome: { kind: 'forfeit', winner: 'white' },
          },
        },
      },
    ]);
  });

  it('[E.01 6.7.1] is zero where the regulations are silent', () => {
    expect(due(begun(null), '15:14')).toEqual([]);
    expect(due(begun(null), '15:15')).toMatchObject([
      {
        code: 'absenteesNotNoted',
        params: { open: 3, minutes: 0, until: '15:15' },
        action: { kind: 'open', page: 'round', round: 1 },
      },
    ]);
  });

  it('does nothing by itself: the arbiter enters each forfeit, of both where neither came', () => {
    const event = notes(begun(30), 'bcf');
    const [first, second] = due(event, '16:00');
    expect(event.state.rounds[0]?.games.map(({ outcome }) => outcome.kind)).toEqual(
      Array(3).fill('notEntered'),
    );
    for (const item of [first, second]) {
      if (item?.action?.kind === 'command') event.does(item.action.command);
    }
    expect(event.state.rounds[0]?.games.map(({ outcome }) => outcome)).toEqual([
      { kind: 'notEntered' },
      { kind: 'forfeit', winner: 'white' },
      { kind: 'doubleForfeit' },
    ]);
    expect(due(event, '16:00')).toEqual([]);
  });

  it('forgets who has come, and asks no more when nobody is missing', () => {
    const event = notes(notes(begun(30), 'bc'), 'c');
    expect(due(event, '15:45').map(({ params }) => params['board'])).toEqual([3]);
    expect(due(notes(event, ''), '15:45')).toEqual([]);
    expect(event.state.rounds[0]?.absentees).toEqual([]);
    expect(roundView(event.state, 1, 'staff')).toMatchObject({
      defaultTime: { minutes: 30, until: '2026-03-07T14:45:00.000Z' },
      absentees: [],
    });
    expect(roundView(event.state, 1, 'public')).toMatchObject({
      defaultTime: null,
      absentees: null,
    });
  });

  it('runs from when the start was written, unless another hour is told afterwards', () => {
    const event = new PlayedEvent({}, 4).pairs(1, 'a-c d-b');
    event.at = '2026-03-07T14:20:00Z';
    event.does({ type: 'startRound', round: 1 });
    expect(event.state.rounds[0]?.startedAt).toBe('2026-03-07T14:20:00Z');
    event.does({ type: 'startRound', round: 1, at: hour('15:05') });
    expect(event.state.rounds[0]?.startedAt).toBe(hour('15:05'));
    const said = (language: 'en' | 'fr') => logPage(event.ledger, { language }).lines[0]?.words;
    expect([said('en'), said('fr')]).toEqual([
      'Round 1 started at 15:05',
      'Ronde 1 commencée à 15:05',
    ]);
  });

  it.each(['2026-03-06T09:00:00+01:00', 'no clock at all'])(
    'a clock that says %s harms nothing',
    (now) => {
      const event = notes(begun(0), 'b');
      const codes = dueList(event.state, { now }).map(({ code }) => code);
      expect(codes).not.toContain('defaultTimeOver');
      expect(codes).toContain('resultsMissing');
    },
  );

  it('two who look at different chairs do not undo each other, nor stand in each other’s way', () => {
    const event = notes(begun(30), 'b');
    const chair = (id: string, empty: boolean) =>
      ({
        type: 'noteAbsentees',
        round: 1,
        players: empty ? [playerId(id)] : [],
        chairs: [playerId(id)],
      }) as const;
    event.does(chair('f', true));
    expect(event.state.rounds[0]?.absentees).toEqual(['b', 'f']);
    event.does(chair('b', false));
    expect(event.state.rounds[0]?.absentees).toEqual(['f']);
    const written = event.ledger.entries.at(-1)?.events ?? [];
    const touched = written.flatMap((one) => factOf(one).touches(one));
    expect(touched).toEqual(['absentees:1', 'chair:1:b']);
    expect(noteAbsentees.touches(chair('f', false))).toEqual(['chair:1:f']);
  });

  it('notes only players of a public round who have a board in it', () => {
    const event = new PlayedEvent({}, 5).pairs(1, 'a-c d-b e');
    const noting = (player: string, round = 1) =>
      event.verdict({ type: 'noteAbsentees', round, players: [playerId(player)] });
    expect(noting('e')).toEqual(['refused playerNotAvailable C.05 6.5']);
    expect(noting('z')).toEqual(['refused unknownPlayer Ronde 1']);
    expect(noting('a', 2)).toEqual(['refused unknownRound Ronde 1']);
    event.scores(1, '11').does({ type: 'closeRound', round: 1 });
    expect(noting('a')).toEqual(['refused roundClosed C.05 6.5']);
  });
});
