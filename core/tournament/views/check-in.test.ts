import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { checkInView } from './check-in.ts';

describe('the list at the door', () => {
  it('shows who has come, by name, without those who are out', () => {
    const event = new PlayedEvent({}, 5);
    event
      .does({ type: 'withdraw', player: playerId('e') })
      .does({ type: 'grantBye', player: playerId('d'), round: 1, bye: 'halfPointBye' });
    expect(checkInView(event.state)).toMatchObject({ round: 1, open: false, closed: false });
    event
      .does({ type: 'openCheckIn', round: 1 })
      .does({ type: 'checkIn', players: [playerId('b')] });
    const view = checkInView(event.state);
    expect(view).toMatchObject({ round: 1, open: true, present: 1, missing: 2 });
    expect(view?.players.map(({ id, present, bye }) => [id, present, bye])).toEqual([
      ['a', false, null],
      ['b', true, null],
      ['c', false, null],
      ['d', false, 'halfPointBye'],
    ]);
    event.does({ type: 'closeCheckIn', round: 1 });
    expect(checkInView(event.state)).toMatchObject({ open: false, closed: true, missing: 0 });
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });

  it('is for the next round once a round is public, and for none after the last', () => {
    const event = new PlayedEvent({ rounds: 1 }, 4);
    event.does({ type: 'openCheckIn', round: 1 }).pairs(1, 'a-c b-d');
    expect(checkInView(event.state)).toBeNull();
  });
});
