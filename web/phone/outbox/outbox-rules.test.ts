import { playerId } from '@ronde/core/rules/identity.ts';
import type { PlayedScore } from '@ronde/core/rules/outcome.ts';
import { describe, expect, it } from 'vitest';
import type { PhoneCommand, Sent } from './outbox-item.ts';
import {
  confirmed,
  dismissed,
  insisted,
  nextToSend,
  questioned,
  REMEMBERED,
  settled,
  trying,
  typed,
  type Items,
} from './outbox-rules.ts';

const result = (board: number, score: PlayedScore = '1-0'): PhoneCommand => ({
  type: 'enterResult',
  round: 1,
  board,
  outcome: { kind: 'played', score },
});
const seenIn = (player: string): PhoneCommand => ({
  type: 'checkIn',
  players: [playerId(player)],
});

/** Keys `a`, `b`, `c` … in the order of typing, each having seen position 5. */
const list = (...commands: readonly PhoneCommand[]): Items =>
  commands.reduce<Items>(
    (items, command, index) => type(items, String.fromCharCode(97 + index), command),
    [],
  );
const type = (items: Items, key: string, command: PhoneCommand, tournament = 'open'): Items =>
  typed(items, {
    key,
    tournament,
    typedAt: '2026-03-07T14:00:00.000Z',
    seen: 5,
    command,
    shown: { board: null, names: [] },
  });
const states = (items: Items): string[] => items.map(({ key, state }) => `${key} ${state.kind}`);
const conflict: Sent = {
  kind: 'conflict',
  others: [{ position: 8, at: '2026-03-07T14:00:00.000Z', by: 'desk', events: [] }],
};
const refused: Sent = { kind: 'refused', problem: { code: 'access.otherBoards', params: {} } };
const asks: Sent = {
  kind: 'asks',
  warnings: [{ code: 'correctionAfterDeadline', level: 3, article: 'D.8', params: {} }],
};

describe('typing', () => {
  it('takes the place of an entry on the same board that never left the phone', () => {
    expect(states(list(result(1), result(2), result(1, '0-1')))).toEqual([
      'b waiting',
      'c waiting',
    ]);
  });

  it('goes after an entry on the same board that may have arrived', () => {
    const items = type(trying(list(result(1)), 'a'), 'b', result(1, '0-1'));
    expect(states(items)).toEqual(['a waiting', 'b waiting']);
  });

  it.each([conflict, refused, asks])('takes the place of one held back: $kind', (sent) => {
    const items = settled(trying(list(result(1)), 'a'), 'a', sent);
    expect(states(type(items, 'b', result(1, '0-1')))).toEqual(['b waiting']);
  });

  it('has seen what this phone wrote on the same board', () => {
    const items = settled(list(result(1)), 'a', { kind: 'done', position: 9 });
    const both = type(type(items, 'b', result(1, '0-1')), 'c', result(2));
    expect(both.map(({ seen }) => seen)).toEqual([5, 9, 5]);
  });

  it('keeps players and tournaments apart', () => {
    const items = list(seenIn('p'), seenIn('q'), seenIn('p'));
    expect(states(items)).toEqual(['b waiting', 'c waiting']);
    expect(states(type(items, 'd', seenIn('q'), 'other'))).toHaveLength(3);
  });
});

describe('sending', () => {
  it('is in the order of typing, for the tournament of the session alone', () => {
    const items = type(type([], 'x', result(1), 'other'), 'a', result(2));
    expect(nextToSend(items, 'open')?.key).toBe('a');
    expect(nextToSend(items, 'other')?.key).toBe('x');
    expect(nextToSend(settled(items, 'a', refused), 'open')).toBeNull();
  });

  it('a written entry lets what follows on the same board have seen it', () => {
    const tried = trying(list(result(1)), 'a');
    const items = type(type(tried, 'b', result(1, '0-1')), 'c', result(2));
    const after = settled(items, 'a', { kind: 'done', position: 9 });
    expect(after.map(({ key, seen }) => [key, seen])).toEqual([
      ['a', 5],
      ['b', 9],
      ['c', 5],
    ]);
  });

  it.each([conflict, refused, asks])('one held back gives way to a newer word: $kind', (sent) => {
    const items = type(trying(list(result(1)), 'a'), 'b', result(1, '0-1'));
    expect(states(settled(items, 'a', sent))).toEqual(['b waiting']);
  });

  it.each<Sent>([{ kind: 'unknown' }, { kind: 'signedOut' }])(
    'without an answer it stays as it is: $kind',
    (sent) => {
      const items = trying(list(result(1)), 'a');
      expect(settled(items, 'a', sent)).toBe(items);
    },
  );

  it('a late answer changes nothing that is settled', () => {
    const items = settled(list(result(1)), 'a', { kind: 'done', position: 9 });
    expect(settled(items, 'a', conflict)).toBe(items);
    expect(settled(items, 'gone', conflict)).toBe(items);
  });

  it('remembers the last written entries and every other one', () => {
    let items = settled(list(result(200), result(201)), 'b', refused);
    for (let board = 1; board <= REMEMBERED + 5; board += 1) {
      items = settled(type(items, `n${board}`, result(board)), `n${board}`, {
        kind: 'done',
        position: board,
      });
    }
    expect(states(items).slice(0, 3)).toEqual(['a waiting', 'b refused', 'n6 written']);
    expect(items).toHaveLength(REMEMBERED + 2);
  });
});

describe('what the person decides', () => {
  it('insists in sight of what the others wrote', () => {
    const items = insisted(settled(list(result(1)), 'a', conflict), 'a');
    expect(items).toMatchObject([{ key: 'a', seen: 8, state: { kind: 'waiting' } }]);
    expect(insisted(items, 'a')).toEqual(items);
  });

  it('confirms what the server asked about', () => {
    const items = confirmed(settled(list(result(1)), 'a', asks), 'a');
    expect(items).toMatchObject([
      { confirmations: { correctionAfterDeadline: 'confirmed' }, state: { kind: 'waiting' } },
    ]);
    expect(confirmed(items, 'a')).toEqual(items);
  });

  it('dismisses what is certainly not written, and nothing else', () => {
    const items = list(result(1));
    expect(dismissed(items, 'a')).toEqual([]);
    expect(dismissed(trying(items, 'a'), 'a')).toHaveLength(1);
    expect(dismissed(settled(items, 'a', { kind: 'done', position: 6 }), 'a')).toHaveLength(1);
    expect(dismissed(settled(items, 'a', refused), 'a')).toEqual([]);
  });
});

describe('a board that has another result', () => {
  const theirs = {
    round: 1,
    board: 1,
    by: 'desk',
    at: '',
    entered: { kind: 'played', score: '0-1' },
  };
  const other: Sent = {
    kind: 'refused',
    problem: { code: 'access.resultOfAnother', params: theirs },
  };

  it('is told to the arbiters once, in the place of the entry', () => {
    const items = settled(trying(list(result(1)), 'a'), 'a', other);
    const [told] = questioned(items, 'a');
    expect(told).toMatchObject({
      key: 'a',
      seen: 5,
      command: { type: 'questionResult', round: 1, board: 1, outcome: { score: '1-0' } },
      state: { kind: 'waiting' },
    });
    expect(questioned(questioned(items, 'a'), 'a')).toEqual([told]);
  });

  it.each([conflict, refused, asks])('not for what was held back otherwise: $kind', (sent) => {
    const items = settled(trying(list(result(1)), 'a'), 'a', sent);
    expect(questioned(items, 'a')).toEqual(items);
  });
});
