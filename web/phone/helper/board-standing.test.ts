import { playerId } from '@ronde/core/rules/identity.ts';
import { NOT_ENTERED, type GameOutcome, type PlayedScore } from '@ronde/core/rules/outcome.ts';
import type { BoardSide, BoardView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { settled, trying, typed, type Items } from '../outbox/outbox-rules.ts';
import {
  boardStanding,
  isNotThere,
  nextOpen,
  openBoards,
  othersAt,
  type RoundInHand,
} from './board-standing.ts';

const played = (score: PlayedScore): GameOutcome => ({ kind: 'played', score });

const side: BoardSide = {
  id: playerId('x'),
  tpn: null,
  name: 'X',
  title: null,
  rating: 0,
  federation: null,
  club: null,
  score: null,
  colours: [],
  preference: null,
  lastFloat: null,
  floatTwoRoundsAgo: null,
  float: null,
  metClub: 0,
  virtualPoints: null,
};
const board = (number: number, score: PlayedScore | null): BoardView => ({
  board: number,
  match: null,
  colourOfFirst: null,
  white: side,
  black: side,
  sameClub: false,
  outcome: score === null ? NOT_ENTERED : played(score),
  corrected: null,
  staff: null,
});

/** Boards 1 to 6 with these results, board 1 first. */
const hand = (
  scores: readonly (PlayedScore | null)[],
  more: Partial<RoundInHand> = {},
): RoundInHand => ({
  round: { round: 3, boards: scores.map((score, index) => board(index + 1, score)) },
  position: 10,
  range: null,
  items: [],
  ...more,
});
const enters = (items: Items, key: string, on: number, score: PlayedScore = '1-0'): Items =>
  typed(items, {
    key,
    tournament: 'open',
    typedAt: '',
    seen: 10,
    command: { type: 'enterResult', round: 3, board: on, outcome: played(score) },
    shown: { board: on, names: [] },
  });
const access = (of: RoundInHand, on: number) => boardStanding(of, on)?.access;

describe('what a helper may do with a board', () => {
  it('fill a blank one, and leave another’s alone', () => {
    const round = hand([null, '1-0']);
    expect(access(round, 1)).toBe('blank');
    expect(access(round, 2)).toBe('taken');
    expect(boardStanding(round, 7)).toBeNull();
  });

  it('put right the last of their own, not those before', () => {
    let items = enters(enters([], 'a', 1), 'b', 2);
    for (const key of ['a', 'b']) items = settled(items, key, { kind: 'done', position: 10 });
    const round = hand(['1-0', '1-0'], { items });
    expect(access(round, 1)).toBe('taken');
    expect(access(round, 2)).toBe('own');
    expect(access(hand(['1-0', '0-1'], { items }), 2)).toBe('taken');
  });

  it('change everything that has not left the phone', () => {
    const items = enters(enters([], 'a', 1), 'b', 2);
    expect(access(hand([null, null], { items }), 1)).toBe('own');
    expect(access(hand([null, null], { items: trying(items, 'a') }), 1)).toBe('taken');
  });

  it('shows an entry before the server does', () => {
    const items = settled(enters([], 'a', 1), 'a', { kind: 'done', position: 11 });
    expect(boardStanding(hand([null], { items }), 1)).toMatchObject({
      outcome: played('1-0'),
      pending: true,
    });
    expect(boardStanding(hand([null], { items, position: 11 }), 1)).toMatchObject({
      outcome: NOT_ENTERED,
      pending: false,
    });
  });
});

describe('an empty chair', () => {
  const [ada, bob] = [playerId('ada'), playerId('bob')];
  const round = hand([null]).round;
  const noted = (players: readonly ReturnType<typeof playerId>[]): Items =>
    typed([], {
      key: 'a',
      tournament: 'open',
      typedAt: '',
      seen: 10,
      command: { type: 'noteAbsentees', round: 3, players, chairs: [ada, bob] },
      shown: { board: 1, names: [] },
    });

  it.each<[string, RoundInHand, boolean]>([
    ['nobody noted anything', hand([null]), false],
    ['the desk noted it', { ...hand([null]), round: { ...round, absentees: [ada] } }, true],
    ['this phone did', hand([null], { items: noted([ada]) }), true],
    [
      'this phone saw the player, the desk did not yet',
      { ...hand([null], { items: noted([bob]) }), round: { ...round, absentees: [ada] } },
      false,
    ],
  ])('%s', (_, of, isEmpty) => {
    expect(isNotThere(of, ada)).toBe(isEmpty);
  });
});

describe('boards to come', () => {
  it('are those of the range without a result, entered here or there', () => {
    const range = { from: 2, to: 5 };
    const round = hand([null, null, '1-0', null, null, null], {
      range,
      items: enters([], 'a', 4),
    });
    expect(openBoards(round).map((open) => open.board)).toEqual([2, 5]);
    expect([0, 2, 3, 5].map((after) => nextOpen(round, after))).toEqual([2, 5, 5, 2]);
    expect(nextOpen(hand(['1-0']), 0)).toBeNull();
  });
});

describe('who sits at the board of an entry', () => {
  const entry = (number: number, names: readonly string[], round = 1) => ({
    command: { type: 'enterResult', round, board: number, outcome: played('1-0') } as const,
    shown: { board: number, names },
  });
  const named = (white: string, black: string): Pick<RoundInHand, 'round'> => ({
    round: {
      round: 1,
      boards: [
        { ...board(3, null), white: { ...side, name: white }, black: { ...side, name: black } },
      ],
    },
  });
  it.each<[string, ReturnType<typeof entry>, readonly string[] | null]>([
    ['those it was typed for', entry(3, ['A', 'B']), null],
    ['the same with colours exchanged', entry(3, ['B', 'A']), null],
    ['another opponent', entry(3, ['A', 'C']), ['A', 'B']],
    ['nobody: the board is gone', entry(4, ['A', 'B']), []],
    ['not known of another round', entry(3, ['A', 'C'], 2), null],
  ])('%s', (_, item, names) => {
    expect(othersAt(item, named('A', 'B'))).toEqual(names);
  });
});
