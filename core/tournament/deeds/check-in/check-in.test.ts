import { describe, expect, it } from 'vitest';
import { playerId, type PlayerId } from '../../../rules/identity.ts';
import type { Command } from '../../command.ts';
import { draft, PlayedEvent } from '../../testing/played-event.ts';

const ids = (letters: string): PlayerId[] => Array.from(letters, playerId);
const opens = (round = 1): Command => ({ type: 'openCheckIn', round });
const sees = (letters: string): Command => ({ type: 'checkIn', players: ids(letters) });
const closes = (round = 1): Command => ({ type: 'closeCheckIn', round });
const present = (event: PlayedEvent): string => [...(event.state.checkIn?.present ?? [])].join('');
const byes = (event: PlayedEvent, round = 1): object =>
  Object.fromEntries(event.state.byes.get(round) ?? []);

describe('check-in', () => {
  it('[C.04.2 3.3] gives those not seen a zero-point bye of that round, and only of that round', () => {
    const event = new PlayedEvent({}, 6).does(opens()).does(sees('abde')).does(closes());
    expect(byes(event)).toEqual({ c: 'zeroPointBye', f: 'zeroPointBye' });
    expect(event.state.checkIn).toMatchObject({ round: 1, open: false });
    event.pairs(1, 'a-d e-b').scores(1, '11');
    expect(event.state.rounds[0]?.unpaired.map(({ player }) => player)).toEqual(ids('cf'));
    expect(event.state.byes.get(2)).toBeUndefined();
  });

  it('takes a player back who was seen by mistake', () => {
    const event = new PlayedEvent({}, 4).does(opens()).does(sees('abc'));
    event.does({ type: 'undoCheckIn', players: ids('bd') });
    expect(present(event)).toBe('ac');
  });

  it('is open for one round at a time, and keeps who was seen when opened again', () => {
    const event = new PlayedEvent({}, 4).does(opens()).does(sees('ab'));
    expect(event.verdict(opens())).toEqual(['refused checkInAlreadyOpen Ronde 8']);
    event.does(closes()).does(opens());
    expect(present(event)).toBe('ab');
  });

  it('opened again, lets in who came late: the bye of an absentee is given back', () => {
    const event = new PlayedEvent({}, 4).does(opens()).does(sees('abc')).does(closes());
    expect(byes(event)).toEqual({ d: 'zeroPointBye' });
    event.does(opens()).does(sees('d')).does(closes());
    expect(byes(event)).toEqual({});
  });

  it('[C.04.2 3.3] leaves byes asked for alone, and does not count who asked as absent', () => {
    const event = new PlayedEvent({}, 4);
    event.does({ type: 'grantBye', player: playerId('d'), round: 1, bye: 'halfPointBye' });
    event.does(opens());
    expect(event.verdict(sees('d'))).toEqual(['refused playerNotAvailable C.04.2 3.3']);
    event.does(sees('abc')).does(closes());
    expect(byes(event)).toEqual({ d: 'halfPointBye' });
  });

  // A third of six is two: three is more.
  it.each([
    ['abcd', []],
    ['abc', ['3 manyNotCheckedIn C.04.2 3.3']],
    ['', ['3 manyNotCheckedIn C.04.2 3.3']],
  ])('seen %o: asks back when more than a third would be absent', (letters, verdict) => {
    const event = new PlayedEvent({}, 6).does(opens()).does(sees(letters));
    expect(event.verdict(closes())).toEqual(verdict);
  });

  it('names the count it asks back about', () => {
    const event = new PlayedEvent({}, 6).does(opens()).does(sees('ab'));
    expect(event.objects(closes())).toMatchObject({
      warnings: [{ params: { absent: 4, players: 6, round: 1 } }],
    });
  });

  it.each<[string, Command, string]>([
    ['of a stranger', sees('z'), 'unknownPlayer Ronde 1'],
    [
      'taken back of a stranger',
      { type: 'undoCheckIn', players: ids('z') },
      'unknownPlayer Ronde 1',
    ],
    ['of who has left', sees('d'), 'playerNotAvailable C.04.2 3.3'],
    ['closed for another round', closes(2), 'checkInNotOpen Ronde 8'],
  ])('is refused %s', (_, command, verdict) => {
    const event = new PlayedEvent({}, 4).does(opens());
    event.does({ type: 'withdraw', player: playerId('d') });
    expect(event.verdict(command)).toEqual([`refused ${verdict}`]);
  });

  it.each<[Command]>([[sees('a')], [{ type: 'undoCheckIn', players: ids('a') }], [closes()]])(
    'is refused unless open: $type',
    (command) => {
      expect(new PlayedEvent({}, 2).verdict(command)).toEqual(['refused checkInNotOpen Ronde 8']);
    },
  );

  it.each<[number, string]>([
    [1, 'roundAlreadyPaired C.04.2 3.3'],
    [3, 'roundNotNext Ronde 8'],
    [10, 'unknownRound Ronde 1'],
    [0, 'unknownRound Ronde 1'],
  ])('is for the round to come, not for round %i', (round, verdict) => {
    const event = new PlayedEvent({}, 4).pairs(1, 'a-c b-d');
    expect(event.verdict(opens(round))).toEqual([`refused ${verdict}`]);
  });

  it('is of players, not of teams', () => {
    expect(new PlayedEvent({ kind: 'team' }).verdict(opens())).toEqual([
      'refused wrongKind Ronde 3',
    ]);
  });

  it('still open asks back before the pairings are public, and is over afterwards', () => {
    const event = new PlayedEvent({}, 4).does(opens()).does(sees('abc')).does(draft(1, 'a-c b-d'));
    const publishes: Command = { type: 'publishRound', round: 1 };
    expect(event.objects(publishes)).toMatchObject({
      warnings: [{ code: 'checkInStillOpen', params: { round: 1, missing: 1 } }],
    });
    event.does(publishes);
    expect(event.state.checkIn).toMatchObject({ round: 1, open: false });
    event.does({ type: 'undo' });
    expect(event.state.checkIn).toMatchObject({ round: 1, open: true });
  });

  it('forgets who left or was removed', () => {
    const event = new PlayedEvent({}, 4).does(opens()).does(sees('abcd'));
    event.does({ type: 'withdraw', player: playerId('a') });
    event.does({ type: 'removePlayer', player: playerId('b') });
    expect(present(event)).toBe('cd');
  });

  it('[Ronde 6] is undone and redone whole, byes included', () => {
    const event = new PlayedEvent({}, 4).does(opens()).does(sees('abc')).does(closes());
    const closed = event.state;
    event.does({ type: 'undo' });
    expect(byes(event)).toEqual({});
    expect(event.state.checkIn?.open).toBe(true);
    event.does({ type: 'redo' });
    expect(event.state).toEqual(closed);
  });

  it('makes a draft outdated where it changes who plays', () => {
    const event = new PlayedEvent({}, 4).does(opens()).does(draft(1, 'a-c b-d'));
    event.does(sees('abc'));
    expect(event.state.rounds[0]?.outdated).toBe(false);
    event.does(closes());
    expect(event.state.rounds[0]?.outdated).toBe(true);
  });
});
