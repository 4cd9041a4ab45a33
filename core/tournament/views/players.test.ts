import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import type { PlayerDetails } from '../player.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { playersView } from './players.ts';

const LIST: readonly PlayerDetails[] = [
  {
    id: playerId('x'),
    name: 'Low, Rated',
    ratings: { fide: 1500 },
    ratingSources: { fide: { list: 'fide', month: '2026-03', kind: 'standard' } },
    fromRound: 1,
    fideId: '1',
    licence: 'A',
    private: { birthDate: '2001', phone: '55' },
  },
  { id: playerId('y'), name: 'High, Rated', ratings: { national: 2100 }, fromRound: 1 },
  { id: playerId('z'), name: 'Un, Rated', ratings: {}, fromRound: 2, tags: ['local'] },
];

function entered(): PlayedEvent {
  return new PlayedEvent({ initialOrder: { method: 'FIDON', last: 'alphabetical' } }).does({
    type: 'enterPlayers',
    players: LIST,
  });
}

describe('the list of players', () => {
  it('marks what is missing, and counts it', () => {
    const view = playersView(entered().state, 'staff');
    expect(view?.players.map(({ staff }) => staff?.missing)).toEqual([
      [],
      ['licence', 'fideId', 'ratingSource', 'birthYear'],
      ['licence', 'fideId', 'rating', 'birthYear'],
    ]);
    expect(view?.missing).toEqual({
      licence: 2,
      fideId: 2,
      rating: 1,
      ratingSource: 1,
      birthYear: 2,
    });
  });

  it('asks for no licence where nobody has one', () => {
    const event = new PlayedEvent({}, 2);
    expect(playersView(event.state, 'staff')?.missing?.licence).toBe(0);
    const french = new PlayedEvent({ federation: 'FRA' }, 2);
    expect(playersView(french.state, 'staff')?.missing?.licence).toBe(2);
  });

  it('[LA 5.1] asks no licence of whom FIDE knows from another federation', () => {
    const event = new PlayedEvent({ federation: 'FRA' });
    const at = { ratings: {}, fromRound: 1 };
    event.does({
      type: 'enterPlayers',
      players: [
        { id: playerId('b'), name: 'Belge, Bo', federation: 'BEL', fideId: '200001', ...at },
        { id: playerId('n'), name: 'Sans, Nil', federation: 'FRA', licence: 'N', ...at },
      ],
    });
    const lines = playersView(event.state, 'staff')?.players ?? [];
    expect(lines.map(({ staff }) => staff?.missing.includes('licence'))).toEqual([false, true]);
    expect(playersView(event.state, 'staff')?.missing?.licence).toBe(1);
  });

  it('is in the order of numbers, and public without what is private', () => {
    const event = entered().does({ type: 'assignNumbers', reason: 'initialOrder' });
    const view = playersView(event.state, 'public');
    expect(view?.players.map(({ id, tpn, rating }) => [id, tpn, rating])).toEqual([
      ['y', 1, 2100],
      ['x', 2, 1500],
      ['z', 3, 0],
    ]);
    expect(view?.players.every(({ staff }) => staff === null)).toBe(true);
    expect(view?.missing).toBeNull();
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });

  it('is nobody’s while it is not published', () => {
    const event = entered();
    const publication = { ...event.state.settings.publication, players: false };
    event.does({ type: 'changeSettings', changes: { publication } });
    expect(playersView(event.state, 'public')).toBeNull();
    expect(playersView(event.state, 'staff')?.players).toHaveLength(3);
  });

  it('shows byes to come and points so far to the arbiters', () => {
    const event = new PlayedEvent({}, 4).pairs(1, 'a-c b-d').scores(1, '1=');
    event.does({ type: 'grantBye', player: playerId('a'), round: 2, bye: 'halfPointBye' });
    const [first] = playersView(event.state, 'staff')?.players ?? [];
    expect(first).toMatchObject({
      points: 10,
      staff: { byes: [{ round: 2, bye: 'halfPointBye' }] },
    });
  });
});
