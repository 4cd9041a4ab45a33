import { describe, expect, it } from 'vitest';
import type { SuspendedFunction } from '../../../administration/licences/suspensions.ts';
import { playerId, teamId, type PlayerId } from '../../../rules/identity.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { playerOf, teamsEntered } from '../../testing/teams-entered.ts';
import type { Command } from '../../command.ts';
import { perform } from '../../decide.ts';
import { EMPTY_LEDGER } from '../../log.ts';
import { suspendedHere } from '../../suspended-here.ts';
import type { RegisterSuspension } from './register-suspension.ts';

const DAYS = {
  firstDay: '2026-03-07',
  lastDay: '2026-03-08',
  roundDates: ['2026-03-07', '2026-03-08'],
};
const line = (person: string, functions: readonly SuspendedFunction[]): RegisterSuspension => ({
  ...{ type: 'registerSuspension', person, functions },
  ...{ from: '2026-01-08', until: '2026-03-07', sentence: 'inForce' },
});

describe('[BAF 101, lines 86-109] the register of suspensions', () => {
  it('is looked at when somebody is entered or checked in, without a word of it', () => {
    const event = new PlayedEvent({ rounds: 2, ...DAYS }, 4).does(line('Pion, Tom', ['player']));
    const enter = {
      type: 'enterPlayers',
      players: [{ id: playerId('t'), name: 'PION Tom', ratings: {}, fromRound: 1 }],
    } as const;
    expect(event.verdict(enter)).toEqual(['3 askTheArbiterFirst BAF 101']);
    event.does(line('A., Player', ['player'])).does({ type: 'openCheckIn', round: 1 });
    expect(event.verdict({ type: 'checkIn', players: [playerId('a')] })).toEqual([
      '3 askTheArbiterFirst BAF 101',
    ]);
    expect(event.verdict({ type: 'checkIn', players: [playerId('b')] })).toEqual([]);
  });

  it('is looked at when a round is paired, on its day', () => {
    const event = new PlayedEvent({ rounds: 2, ...DAYS }, 4).does(line('A., Player', ['player']));
    const draft = (round: number): Command => ({
      ...{ type: 'draftRound', round, bye: null, origin: 'manual' },
      pairs: [
        { white: playerId('a'), black: playerId('b') },
        { white: playerId('c'), black: playerId('d') },
      ],
    });
    expect(event.verdict(draft(1))).toContain('3 pairsSuspended BAF 101');
    event.pairs(1, 'a-b c-d').scores(1, '11').does({ type: 'closeRound', round: 1 });
    // Round 2 is on the 8th, the day after the last day of the suspension.
    expect(event.verdict(draft(2)).join()).not.toContain('pairsSuspended');
  });

  it('is looked at when arbiters and captains are named', () => {
    const event = new PlayedEvent({ rounds: 2, kind: 'team', ...DAYS }, 4)
      .does(line('Gambit, Luce', ['arbiter']))
      .does(line('Tour, Ève', ['captain']));
    const name = (chiefArbiter: string) =>
      event.verdict({ type: 'changeSettings', changes: { chiefArbiter } });
    expect(name('Gambit, Luce')).toEqual(['3 namesSuspendedArbiter BAF 101']);
    expect(name('Tour, Ève')).toEqual([]);
    const team = { id: teamId('t'), name: 'Tour', captain: 'Tour, Ève', roster: [] };
    expect(event.verdict({ type: 'enterTeam', team })).toEqual(['3 namesSuspendedCaptain BAF 101']);
  });

  it('says who of the event is barred; a line is struck out by taking its functions away', () => {
    const event = new PlayedEvent({ rounds: 2, ...DAYS }, 4).does(line('A., Player', ['player']));
    expect(suspendedHere(event.state)).toEqual([{ name: 'A., Player', as: 'player' }]);
    event.does(line('A., Player', []));
    expect(event.state.administration?.suspensions).toEqual([]);
    expect(suspendedHere(event.state)).toEqual([]);
  });

  it('is looked at when a line-up is set', () => {
    const teams = ['Tour', 'Roi'].map((name) => ({ name, ratings: [2000, 1900] }));
    const event = teamsEntered({}, teams, DAYS);
    const [first, second] = [playerOf(1, 1), playerOf(1, 2)];
    const name = event.state.players.get(first)?.name ?? '';
    event.does(line(name, ['player']));
    const asked = (boards: readonly (PlayerId | null)[]): Command => ({
      ...{ type: 'setLineUp', round: 1, team: teamId('t1'), boards },
    });
    expect(event.verdict(asked([first, second, null, null]))).toContain('3 pairsSuspended BAF 101');
    const without = event.verdict(asked([second, null, null, null]));
    expect(without.join()).not.toContain('pairsSuspended');
  });

  it('takes no end before the first day', () => {
    const event = new PlayedEvent({ rounds: 2 }, 4);
    const wrong = { ...line('A., Player', ['player']), until: '2026-01-07' };
    expect(event.verdict(wrong)).toEqual(['refused suspensionEndsBefore Ronde 3']);
  });
});

describe('[BAF 101, lines 86-109] the register of all events', () => {
  const house = [
    { person: 'Pion, Tom', functions: ['player'], from: '2026-01-08', until: null },
    { person: 'Roi, Guy', functions: ['official'], from: '2026-01-08', until: '2026-03-07' },
    { person: 'Fou, Zoé', functions: ['player'], from: '2026-01-08', until: null },
  ] as const;
  const suspensions = house.map((one) => ({ ...one, sentence: 'inForce' as const }));
  const asks = (event: PlayedEvent, command: Command, confirmed: boolean) =>
    perform(event.ledger, command, {
      ...{ at: '2026-03-07T08:00:00Z', by: 'chief', suspensions },
      confirmations: confirmed
        ? { askTheArbiterFirst: 'confirmedTwice', namesSuspendedOfficial: 'confirmedTwice' }
        : {},
    });
  const enter: Command = {
    type: 'enterPlayers',
    players: [{ id: playerId('t'), name: 'PION Tom', ratings: {}, fromRound: 1 }],
  };

  it('warns in an event whose own register is empty', () => {
    const event = new PlayedEvent({ rounds: 2, ...DAYS }, 4);
    expect(asks(event, enter, false)).toMatchObject({
      error: { kind: 'unconfirmed', warnings: [{ code: 'askTheArbiterFirst' }] },
    });
    const organiser: Command = { type: 'changeSettings', changes: { organiser: 'Roi, Guy' } };
    expect(asks(event, organiser, false)).toMatchObject({
      error: { warnings: [{ code: 'namesSuspendedOfficial', params: { names: 'Roi, Guy' } }] },
    });
  });

  it('is looked at when officials are named as the event is made, and noted in it', () => {
    const create: Command = {
      type: 'createTournament',
      settings: {
        ...{ name: 'Open', rounds: 2, firstDay: '2026-03-07', organiser: 'ROI Guy' },
        deputyArbiters: ['Fou, Zoé'],
      },
    };
    const named = (confirmed: boolean) =>
      perform(EMPTY_LEDGER, create, {
        ...{ at: '2026-03-01T08:00:00Z', by: 'chief', suspensions },
        confirmations: confirmed ? { namesSuspendedOfficial: 'confirmed' } : {},
      });
    expect(named(false)).toMatchObject({
      error: { warnings: [{ code: 'namesSuspendedOfficial', params: { names: 'ROI Guy' } }] },
    });
    expect(named(true)).toMatchObject({
      value: {
        entry: { accepted: [{ code: 'namesSuspendedOfficial' }] },
        ledger: { state: { administration: { suspensions: [suspensions[1]] } } },
      },
    });
  });

  it('is noted in the event as far as it concerns somebody of it, once', () => {
    const event = new PlayedEvent({ rounds: 2, ...DAYS }, 4);
    const done = asks(event, enter, true);
    if (!done.ok) throw new Error('refused');
    expect(done.value.entry?.events.map(({ type }) => type)).toEqual([
      'playersEntered',
      'numbersAssigned',
      'suspensionRegistered',
    ]);
    event.ledger = done.value.ledger;
    expect(event.state.administration?.suspensions).toEqual([suspensions[0]]);
    expect(suspendedHere(event.state)).toEqual([{ name: 'PION Tom', as: 'player' }]);
    event.does({ type: 'openCheckIn', round: 1 });
    const checked = asks(event, { type: 'checkIn', players: [playerId('t')] }, true);
    expect(checked.ok && checked.value.entry?.events.map(({ type }) => type)).toEqual([
      'playersCheckedIn',
    ]);
  });

  it('is told of an event whose people it bars before anything is asked', () => {
    const event = new PlayedEvent({ rounds: 2, ...DAYS, organiser: 'Roi, Guy' }, 4);
    expect(suspendedHere(event.state, suspensions)).toEqual([{ name: 'Roi, Guy', as: 'official' }]);
    expect(suspendedHere(event.state)).toEqual([]);
  });
});
