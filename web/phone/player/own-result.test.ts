import { playerId } from '@ronde/core/rules/identity.ts';
import { NOT_ENTERED, type GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { OwnGame } from '@ronde/server/api/own-board.ts';
import { describe, expect, it } from 'vitest';
import { settled, typed, type Items } from '../outbox/outbox-rules.ts';
import { outcomeOf, ownForfeit, ownResult, OWN_RESULTS, reportOf } from './own-result.ts';

const WHITE_WON: GameOutcome = { kind: 'played', score: '1-0' };
const DRAWN: GameOutcome = { kind: 'played', score: '½-½' };

describe('a game from the own side', () => {
  it.each(['white', 'black'] as const)('%s: there and back', (colour) => {
    for (const result of OWN_RESULTS) {
      expect(ownResult(outcomeOf(result, colour), colour)).toBe(result);
    }
  });

  it.each([
    [WHITE_WON, 'black', 'loss'],
    [{ kind: 'forfeit', winner: 'white' }, 'white', null],
    [{ kind: 'played', score: '½-0' }, 'white', null],
    [NOT_ENTERED, 'white', null],
  ] as const)('%j for %s', (outcome, colour, result) => {
    expect(ownResult(outcome, colour)).toBe(result);
  });

  it.each([
    [{ kind: 'forfeit', winner: 'white' }, 'white', 'forfeitWin'],
    [{ kind: 'forfeit', winner: 'white' }, 'black', 'forfeitLoss'],
    [{ kind: 'doubleForfeit' }, 'white', 'forfeitLoss'],
    [WHITE_WON, 'white', null],
  ] as const)('%j for %s, not played', (outcome, colour, forfeit) => {
    expect(ownForfeit(outcome, colour)).toBe(forfeit);
  });
});

const shown = {
  id: playerId('b'),
  tpn: null,
  name: 'B',
  title: null,
  rating: 0,
  federation: null,
  club: null,
};
const game = (changes: Partial<OwnGame> = {}): OwnGame => ({
  board: 2,
  colour: 'white',
  opponent: shown,
  outcome: NOT_ENTERED,
  mark: 'open',
  claim: null,
  opponentClaimed: false,
  opponentClaim: null,
  ...changes,
});
const says = (items: Items, key: string, outcome: GameOutcome): Items =>
  typed(items, {
    key,
    tournament: 'open',
    typedAt: '',
    seen: 4,
    command: { type: 'claimResult', round: 1, board: 2, player: playerId('a'), outcome },
    shown: { board: 2, names: [] },
  });
const report = (of: OwnGame, items: Items = [], position = 4) =>
  reportOf(of, 1, { items, position });

describe('a report', () => {
  it('is the result once it is entered, whatever was said', () => {
    const entered = game({ outcome: DRAWN, claim: WHITE_WON });
    expect(report(entered, says([], 'k', WHITE_WON))).toEqual({ kind: 'entered', outcome: DRAWN });
  });

  it('waits for the network, then for the opponent', () => {
    const items = says([], 'k', WHITE_WON);
    expect(report(game(), items)).toEqual({ kind: 'said', claim: WHITE_WON, sent: false });
    const sent = settled(items, 'k', { kind: 'done', position: 5 });
    expect(report(game(), sent)).toMatchObject({ kind: 'said', sent: true });
    expect(report(game({ claim: WHITE_WON }), sent, 5)).toMatchObject({ kind: 'said', sent: true });
  });

  it('asks the second player without showing what the first said', () => {
    expect(report(game({ opponentClaimed: true }))).toEqual({ kind: 'open', opponentFirst: true });
    expect(report(game())).toEqual({ kind: 'open', opponentFirst: false });
  });

  it('says so where both differ, and lets a new word come', () => {
    const both = game({ claim: WHITE_WON, opponentClaimed: true, opponentClaim: DRAWN });
    expect(report(both)).toEqual({ kind: 'disputed', claim: WHITE_WON, theirs: DRAWN });
    expect(report(both, says([], 'k', DRAWN))).toMatchObject({ kind: 'said', sent: false });
  });

  it('is open again once it is taken back, before the server knows', () => {
    const items = typed([], {
      key: 'k',
      tournament: 'open',
      typedAt: '',
      seen: 4,
      command: { type: 'withdrawClaim', round: 1, board: 2, player: playerId('a') },
      shown: { board: 2, names: [] },
    });
    expect(report(game({ claim: WHITE_WON }), items)).toEqual({
      kind: 'open',
      opponentFirst: false,
    });
  });

  it('is nothing to wait for when the server refused it', () => {
    const refused = { kind: 'refused', problem: { code: 'x', params: {} } } as const;
    const items = settled(says([], 'k', WHITE_WON), 'k', refused);
    expect(report(game(), items)).toEqual({ kind: 'open', opponentFirst: false });
  });
});
