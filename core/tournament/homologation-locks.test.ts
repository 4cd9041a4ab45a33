import { describe, expect, it } from 'vitest';
import { playerId } from '../rules/identity.ts';
import type { Command } from './command.ts';
import { DRAW, PlayedEvent } from './testing/played-event.ts';

const ROUNDS = (rounds: number): Command => ({ type: 'changeSettings', changes: { rounds } });
const homologated = (requestedOn: string | null): PlayedEvent =>
  new PlayedEvent({ rounds: 7 }, 4).does({
    ...{ type: 'describeHomologation', kind: 'fide', requestedOn },
    ...{ number: null, qualifier: false },
  });

describe('[LA line 8713] rounds that the federation was asked for', () => {
  it('go down, never up, and not back up either', () => {
    const event = homologated('2026-01-05');
    const raised = '3 roundsRaisedAfterRequest LA 5.1, 8713';
    expect(event.verdict(ROUNDS(8))).toEqual([raised]);
    expect(event.verdict(ROUNDS(5))).toEqual([]);
    event.does(ROUNDS(5));
    expect(event.state.administration?.homologation?.rounds).toBe(5);
    expect(event.verdict(ROUNDS(6))).toEqual([raised]);
    expect(event.verdict(ROUNDS(4))).toEqual([]);
  });

  it('are free until it is asked', () => {
    expect(homologated(null).verdict(ROUNDS(9))).toEqual([]);
  });
});

describe('[LA lines 8739-8741] an event marked as finished', () => {
  const finished = (): PlayedEvent =>
    homologated('2026-01-05')
      .pairs(1, 'a-b c-d')
      .does({ type: 'settleDuty', duty: 'markedFinished', as: 'done', proof: 'site' });
  const locked = ['refused finishedAtFederation LA 5.1, 8739'];

  it.each<[string, Command]>([
    ['a result', { type: 'enterResult', round: 1, board: 1, outcome: DRAW }],
    [
      'a new player',
      {
        type: 'enterPlayers',
        players: [{ id: playerId('z'), name: 'Z.', ratings: {}, fromRound: 2 }],
      },
    ],
  ])('takes no longer %s', (_, command) => {
    const event = finished();
    expect(event.verdict(command)).toEqual(locked);
    event.does({ type: 'settleDuty', duty: 'markedFinished', as: 'open' });
    expect(event.verdict(command)).not.toEqual(locked);
  });

  it.each<[string, Command]>([
    ['licences', { type: 'noteLicences', players: [playerId('a')], seen: 'shown' }],
    ['fees paid', { type: 'settleDuty', duty: 'feesPaid', as: 'done' }],
    [
      'an entry fee',
      { type: 'correctPlayer', player: playerId('a'), changes: { private: { feePaid: 4000 } } },
    ],
    ['a payment', { type: 'payArbiter', arbiter: 'Gambit, Luce', amount: 100 }],
  ])('still takes %s', (_, command) => {
    expect(finished().verdict(command)).toEqual([]);
  });
});

describe('[LA line 8763] the club of a declaration on honour', () => {
  it('is asked on a day that is noted, of declarations alone', () => {
    const event = new PlayedEvent({ rounds: 3, federation: 'FRA' }, 4);
    const note = (seen: 'attestation' | 'shown'): Command => ({
      ...{ type: 'noteLicences', players: [playerId('a')], seen, clubAsked: '2026-03-06' },
    });
    event.does(note('attestation'));
    expect(event.state.licenceChecks.get(playerId('a'))?.clubAsked).toBe('2026-03-06');
    event.does(note('shown'));
    expect(event.state.licenceChecks.get(playerId('a'))?.clubAsked).toBeUndefined();
  });
});
