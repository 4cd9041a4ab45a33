import { describe, expect, it } from 'vitest';
import { playerId } from '../../../rules/identity.ts';
import { letter, PlayedEvent } from '../../testing/played-event.ts';
import { standingsRound } from '../../state.ts';
import { calendarView } from '../../views/calendar.ts';
import { dueList } from '../../views/due.ts';
import { overviewView } from '../../views/overview.ts';
import { standingsView } from '../../views/standings.ts';

const robin = (players: number, settings: object = {}): PlayedEvent =>
  new PlayedEvent({ system: 'berger', rounds: 5, ...settings }, players);
const WHITE = { kind: 'played', score: '1-0' } as const;
const dueCodes = (event: PlayedEvent, now = '2026-03-07T14:00:00+01:00') =>
  dueList(event.state, { now }).map(({ code }) => code);

/** White wins every game that has no result. */
function playsOut(event: PlayedEvent): void {
  for (const { number: round, games } of event.state.rounds) {
    for (const { board, outcome } of games) {
      if (outcome.kind !== 'notEntered') continue;
      event.does({ type: 'enterResult', round, board, outcome: WHITE });
    }
  }
}

const openBoard = (event: PlayedEvent, round: number): number =>
  event.state.rounds[round - 1]?.games.find(({ outcome }) => outcome.kind === 'notEntered')
    ?.board ?? 0;

describe('the calendar of a round robin', () => {
  it.each([
    [10, 1, 9],
    [10, 2, 18],
    [7, 1, 7],
    [2, 2, 2],
    [6, 3, 15],
    [4, 8, 24],
  ] as const)(
    '[C.05 annex 1] %i players, %i cycles: %i rounds, all public',
    (players, cycles, n) => {
      const event = robin(players).does({ type: 'publishCalendar', cycles });
      expect(event.state.settings.rounds).toBe(n);
      expect(event.state.rounds.filter(({ published }) => published)).toHaveLength(n);
      const view = calendarView(event.state, 'public');
      expect(view).toMatchObject({ published: true, cycles });
      expect(view?.rounds).toHaveLength(n);
    },
  );

  it('[C.05 annex 1] in three cycles everybody meets thrice, colours turning round each time', () => {
    const event = robin(6).does({ type: 'publishCalendar', cycles: 3 });
    const whites = new Map<string, string[]>();
    for (const { games } of event.state.rounds) {
      for (const { white, black } of games) {
        const pair = [white, black].sort().join();
        whites.set(pair, [...(whites.get(pair) ?? []), white]);
      }
    }
    expect(whites.size).toBe(15);
    for (const [first, second, third] of whites.values()) {
      expect([first === second, first === third]).toEqual([false, true]);
    }
  });

  it('[C.05 annex 1] has no more cycles than its system', () => {
    const asked = { type: 'publishCalendar', cycles: 3 } as const;
    expect(robin(6, { system: 'berger-reversed' }).verdict(asked)[0]).toMatch(/badSetting/);
    expect(robin(6).verdict({ ...asked, cycles: 9 })[0]).toMatch(/badSetting/);
  });

  it('[C.05 annex 1] is foreseen for the arbiters alone, game by game as it will be', () => {
    const event = robin(6);
    const before = calendarView(event.state, 'staff', 2);
    expect(calendarView(event.state, 'public')).toBeNull();
    event.does({ type: 'publishCalendar', cycles: 2 });
    const pairs = (view: typeof before) =>
      view?.rounds.map(({ games }) => games.map(({ white, black }) => [white.id, black.id]));
    expect(pairs(before)).toEqual(pairs(calendarView(event.state, 'public')));
  });

  it('takes games in any order; the standings count what is in', () => {
    const event = robin(10).does({ type: 'publishCalendar', cycles: 1 });
    const early = event.state.rounds[4]?.games[0];
    event.does({ type: 'enterResult', round: 5, board: 1, outcome: WHITE });
    expect(standingsView(event.state).rows[0]).toMatchObject({ id: early?.white, points: 10 });
    // Round 1 is still the one that is played, and a second look at round 5 is no late correction.
    expect(overviewView(event.state, 'public').current).toBe(1);
    const other = { kind: 'played', score: '0-1' } as const;
    const again = { type: 'enterResult', round: 5, board: 1, outcome: other } as const;
    expect(event.verdict(again)).toEqual([]);
    playsOut(event);
    const { rows } = standingsView(event.state);
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(45 * 10);
  });

  it('a postponed game is due on its day, and holds nothing up before', () => {
    const event = robin(4).does({ type: 'publishCalendar', cycles: 1 });
    event.does({ type: 'startRound', round: 1 });
    event.does({ type: 'postponeGame', round: 1, board: 1, day: '2026-03-20', time: '19:30' });
    event.does({ type: 'enterResult', round: 1, board: 2, outcome: WHITE });
    expect(overviewView(event.state, 'staff').current).toBe(2);
    expect(dueCodes(event)).not.toContain('postponedGame');
    expect(dueCodes(event, '2026-03-20T08:00:00+01:00')).toContain('postponedGame');
    expect(calendarView(event.state, 'public')?.rounds[0]?.games[0]?.postponed).toEqual({
      day: '2026-03-20',
      time: '19:30',
    });
    playsOut(event);
    expect(dueCodes(event, '2026-03-20T08:00:00+01:00')).not.toContain('postponedGame');
    for (const round of [3, 1, 2]) event.does({ type: 'closeRound', round });
    expect(dueCodes(event)).toContain('eventFinished');
  });

  it('[C.05 6.6] whoever leaves loses the games to come, and those who met before keep theirs', () => {
    const event = robin(6).does({ type: 'publishCalendar', cycles: 1 });
    event.does({ type: 'enterResult', round: 5, board: 1, outcome: WHITE });
    expect(event.verdict({ type: 'withdraw', player: playerId('b') })).toEqual([
      expect.stringContaining('3 forfeitsGamesToCome'),
    ]);
    event.does({ type: 'withdraw', player: playerId('b') });
    const games = event.state.rounds.flatMap((round) =>
      round.games.filter(({ white, black }) => [white, black].includes(playerId('b'))),
    );
    expect(games.every(({ outcome }) => outcome.kind !== 'notEntered')).toBe(true);
  });

  it('[C.05 6.6] forfeits to come of a player who left do not make their rounds played', () => {
    const event = robin(10).does({ type: 'publishCalendar', cycles: 2 });
    for (const { number: round, games } of event.state.rounds.slice(0, 7)) {
      for (const { board } of games)
        event.does({ type: 'enterResult', round, board, outcome: WHITE });
    }
    event.does({ type: 'withdraw', player: playerId('b') });
    expect(standingsRound(event.state)).toBe(7);
    expect(overviewView(event.state, 'staff').current).toBe(8);
    event.does({ type: 'enterResult', round: 8, board: openBoard(event, 8), outcome: WHITE });
    expect(standingsRound(event.state)).toBe(8);
  });

  it.each(['2026-03-07', '2019-03-07'])(
    '[C.05 6.6 (2); LA, Règles des tournois VI 6] event of %s: under half counts for nobody, half counts',
    (firstDay) => {
      const left = (played: number) => {
        const event = robin(5, { firstDay }).does({ type: 'publishCalendar', cycles: 1 });
        const own = event.state.rounds.flatMap(({ number: round, games }) =>
          games
            .filter(({ white, black }) => [white, black].includes(playerId('b')))
            .map(({ board, white }) => ({ round, board, won: white === playerId('b') })),
        );
        for (const { round, board, won } of own.slice(0, played)) {
          const score = won ? '1-0' : '0-1';
          event.does({ type: 'enterResult', round, board, outcome: { kind: 'played', score } });
        }
        event.does({ type: 'withdraw', player: playerId('b') });
        const { rows } = standingsView(event.state, { asOf: 5 });
        return {
          rank: rows.find(({ id }) => id === 'b')?.rank,
          others: rows.filter(({ id }) => id !== 'b').reduce((sum, row) => sum + row.points, 0),
          rated: event.state.rounds.flatMap(({ games }) =>
            games.filter(({ outcome }) => outcome.kind === 'played'),
          ).length,
        };
      };
      // Of four games: one played is under half, and nobody keeps a point of any of the four.
      expect(left(1)).toEqual({ rank: null, others: 0, rated: 1 });
      // Two are half: both stay won, and the other two are won by forfeit.
      expect(left(2)).toEqual({ rank: 1, others: 20, rated: 2 });
    },
  );

  it('who is absent at the check-in stays on the table', () => {
    const event = robin(4).does({ type: 'openCheckIn', round: 1 });
    event.does({ type: 'checkIn', players: ['a', 'b', 'c'].map(playerId) });
    event.does({ type: 'closeCheckIn', round: 1 }).does({ type: 'publishCalendar', cycles: 1 });
    expect(event.state.rounds[0]?.games).toHaveLength(2);
  });

  it('[C.05 6.4] nobody enters a calendar that is public: they would have no game', () => {
    const event = robin(4).does({ type: 'publishCalendar', cycles: 1 });
    expect(event.verdict({ type: 'enterPlayers', players: [letter(4, 4)] })).toEqual([
      'refused calendarStands C.05 6.4',
    ]);
  });

  it('is for round robins, before round 1', () => {
    const swiss = new PlayedEvent({ rounds: 5, initialColour: 'white' }, 6);
    expect(swiss.verdict({ type: 'publishCalendar', cycles: 1 })).toEqual([
      'refused noCalendar Ronde 1',
    ]);
    swiss.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    expect(swiss.verdict({ type: 'postponeGame', round: 1, board: 1, day: '2026-03-20' })).toEqual([
      'refused notPostponed Ronde 8',
    ]);
    const begun = robin(4).does({ type: 'pairRound', round: 1 });
    expect(begun.verdict({ type: 'publishCalendar', cycles: 1 })).toEqual([
      'refused calendarAfterStart Ronde 8',
    ]);
  });
});
