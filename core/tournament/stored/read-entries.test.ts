import { describe, expect, it } from 'vitest';
import { openLedger, type Entry } from '../log.ts';
import { DRAW, PlayedEvent, letter } from '../testing/played-event.ts';
import { playerId, teamId } from '../../rules/identity.ts';
import { readEntries, type StoredEntry } from './read-entries.ts';

const stored = (entries: readonly Entry[]): StoredEntry[] =>
  JSON.parse(JSON.stringify(entries)) as StoredEntry[];

function busyEvent(): PlayedEvent {
  const event = new PlayedEvent({ rounds: 5 }, 6);
  event.does({
    type: 'prohibitPairs',
    players: [playerId('a'), playerId('f')],
    fromRound: 1,
    toRound: 5,
  });
  event.does({ type: 'fixBoard', player: playerId('c'), board: 7 });
  event.does({ type: 'grantBye', player: playerId('e'), round: 2, bye: 'halfPointBye' });
  event.pairs(1, 'a-d b-e c-f').scores(1, '1=0');
  event.does({ type: 'withdraw', player: playerId('f') }).does({ type: 'closeRound', round: 1 });
  event.pairs(2, 'd-a b-c').does({ type: 'undo' }).does({ type: 'redo' });
  event.does({ type: 'enterResult', round: 1, board: 1, outcome: { kind: 'doubleForfeit' } });
  event.does({ type: 'changeSettings', changes: { ties: 'lots', tieBreaks: ['OTHER_OWN'] } });
  event.does({ type: 'claimResult', round: 2, board: 1, player: playerId('d'), outcome: DRAW });
  event.does({ type: 'claimResult', round: 2, board: 1, player: playerId('a'), outcome: DRAW });
  event.does({ type: 'verifyResult', round: 2, board: 1, outcome: DRAW });
  event.does({ type: 'claimResult', round: 2, board: 7, player: playerId('b'), outcome: DRAW });
  event.does({ type: 'withdrawClaim', round: 2, board: 7, player: playerId('b') });
  event.does({ type: 'openCheckIn', round: 3 });
  event.does({ type: 'checkIn', players: [playerId('a'), playerId('b')] });
  event.does({ type: 'undoCheckIn', players: [playerId('b')] });
  event.does({ type: 'closeCheckIn', round: 3 });
  event.does({ type: 'drawTieLots', seed: 'liffre-2026' });
  event.does({ type: 'recordPlayOff', steps: [[playerId('d')], [playerId('a')]] });
  const own = { type: 'setTieBreakValue', player: playerId('a'), descriptor: 'OTHER_OWN' } as const;
  event.does({ ...own, value: 1.25 });
  return event;
}

describe('stored entries', () => {
  it('[Ronde 2] come back as they went', () => {
    const event = busyEvent();
    const read = readEntries(stored(event.ledger.entries));
    expect(read.ok && openLedger(read.value).state).toEqual(event.state);
  });

  it('come back for team events', () => {
    const event = new PlayedEvent({ kind: 'team' });
    event.does({ type: 'enterPlayers', players: [letter(0), letter(1)] });
    const roster = [playerId('a'), playerId('b')];
    event.does({ type: 'enterTeam', team: { id: teamId('t'), name: 'T', roster } });
    expect(readEntries(stored(event.ledger.entries)).ok).toBe(true);
  });

  it.each([
    [
      'an event of a newer program',
      { type: 'timeTravelled' },
      { code: 'unknownEvent', type: 'timeTravelled', at: '' },
    ],
    ['something that is no event', 42, { code: 'unknownEvent', type: '', at: '' }],
    [
      'an inherited name',
      { type: 'constructor' },
      { code: 'unknownEvent', type: 'constructor', at: '' },
    ],
    [
      'a missing field',
      { type: 'roundClosed' },
      { code: 'unfitEvent', type: 'roundClosed', at: 'round' },
    ],
    [
      'a field of another kind, deep down',
      {
        type: 'matchFielded',
        round: 1,
        table: 1,
        unpaired: [],
        games: [{ board: 1, white: 'a', black: 7 }],
      },
      { code: 'unfitEvent', type: 'matchFielded', at: 'games[0].black' },
    ],
    [
      'a result nobody can have',
      { type: 'resultEntered', round: 1, board: 1, outcome: { kind: 'played', score: '2-0' } },
      { code: 'unfitEvent', type: 'resultEntered', at: 'outcome' },
    ],
  ])('refuse %s and say where', (_, event, expected) => {
    const entries = stored(busyEvent().ledger.entries);
    entries.push({ position: entries.length + 1, at: '', by: '', events: [event] });
    expect(readEntries(entries)).toEqual({
      ok: false,
      error: { ...expected, position: entries.length },
    });
  });
});
