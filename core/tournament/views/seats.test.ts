import { describe, expect, it } from 'vitest';
import { PlayedEvent } from '../testing/played-event.ts';
import { seatingsOf, seatsView, type SeatsView } from './seats.ts';

const robin = (players: number, settings: object = {}): PlayedEvent =>
  new PlayedEvent({ system: 'berger', rounds: 5, ...settings }, players).does({
    type: 'publishCalendar',
    cycles: 1,
  });
const WHITE = { kind: 'played', score: '1-0' } as const;

/** Everybody of the event's round has a result. */
function played(event: PlayedEvent, round: number): void {
  for (const { board } of event.state.rounds[round - 1]?.games ?? []) {
    event.does({ type: 'enterResult', round, board, outcome: WHITE });
  }
}

const pairs = (view: SeatsView | null): string[] =>
  (view?.tables ?? []).flatMap(({ first, second }) =>
    first === null || second === null ? [] : [`${first}-${second}`],
  );

describe('the seats of a round robin', () => {
  it('[LA 3.1] Rutsch of seven: seatings as printed, each with the games of one public round', () => {
    const event = robin(7);
    const printed = [
      '5-4 6-3 7-2',
      '4-3 5-2 6-1',
      '3-2 4-1 5-7',
      '2-1 3-7 4-6',
      '1-7 2-6 3-5',
      '7-6 1-5 2-4',
      '6-5 7-4 1-3',
    ];
    for (const [index, games] of printed.entries()) {
      const view = seatsView(event.state, 'rutsch', null);
      expect(view).toMatchObject({ seating: index + 1, of: 7 });
      expect(pairs(view)).toEqual(games.split(' '));
      expect(view?.moves).toHaveLength(index === 6 ? 0 : 7);
      played(event, view?.round ?? 0);
    }
    expect(seatsView(event.state, 'rutsch', null)?.seating).toBe(7);
  });

  it('[LA 3.1] Rutsch-Berger of ten goes through the rounds in their order, with their colours', () => {
    const event = robin(10);
    for (let round = 1; round <= 9; round += 1) {
      const view = seatsView(event.state, 'rutschBerger', null);
      expect(view).toMatchObject({ seating: round, round });
      for (const { first, second, white } of view?.tables ?? []) {
        const number = white === 'first' ? first : second;
        const id = event.state.numbers[(number ?? 0) - 1];
        expect(event.state.rounds[round - 1]?.games.map((game) => game.white)).toContain(id);
      }
      played(event, round);
    }
  });

  it('in two cycles the same seats come again, with the colours of the second', () => {
    const event = new PlayedEvent({ system: 'berger', rounds: 5 }, 4);
    event.does({ type: 'publishCalendar', cycles: 2 });
    const [one, again] = [1, 4].map((seating) => seatsView(event.state, 'rutschBerger', seating));
    expect(again).toMatchObject({ seating: 4, of: 6 });
    expect(pairs(again ?? null)).toEqual(pairs(one ?? null));
    expect(again?.tables[1]?.white).not.toBe(one?.tables[1]?.white);
  });

  it('[LA 3.1] are no secret told before the pairings, and no system of a homologated event', () => {
    const hidden = new PlayedEvent({ system: 'berger', rounds: 5 }, 6);
    expect(seatsView(hidden.state, 'rutschBerger', null)).toBeNull();
    const rated = robin(6, { federation: 'FRA' });
    expect(seatingsOf(rated.state)).toEqual(['rutschBerger']);
    expect(seatsView(rated.state, 'rutsch', null)).toBeNull();
    expect(seatsView(rated.state, 'rutschBerger', null)?.round).toBe(1);
    expect(seatingsOf(new PlayedEvent({}, 6).state)).toEqual([]);
  });
});
