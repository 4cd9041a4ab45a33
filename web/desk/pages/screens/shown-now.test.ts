import type { RoundLine, ShownStage } from '@ronde/core/tournament/views/overview.ts';
import type { ScreenPage } from '@ronde/server/api/screens.ts';
import { expect, it } from 'vitest';
import { boardTyped, lastTyped, NO_LAST_BOARD, rangeTyped } from './board-range.ts';
import { shownNow } from './shown-now.ts';

const line = (round: number, stage: ShownStage, boards: number): RoundLine => ({
  round,
  stage,
  boards,
  date: null,
  time: null,
  results: 0,
  disputed: 0,
  unpaired: 0,
  inBracket: null,
});
const EVENT = {
  calendar: false,
  bracket: false,
  seatings: [],
  rounds: [
    line(1, 'closed', 32),
    line(2, 'playing', 31),
    line(3, 'draft', 30),
    line(4, 'toCome', 0),
  ],
  publication: {
    players: true,
    pairings: true,
    results: true,
    standings: true,
    crosstable: true,
    prizes: false,
  },
};
const ROBIN = { ...EVENT, calendar: true, seatings: ['rutschBerger'] as const };

it.each<[ScreenPage, unknown]>([
  [
    { view: 'pairings', round: null },
    { kind: 'boards', round: 2, from: 1, to: 31, of: 31 },
  ],
  [
    { view: 'byName', round: 1, boards: { from: 21, to: NO_LAST_BOARD } },
    { kind: 'boards', round: 1, from: 21, to: 32, of: 32 },
  ],
  [
    { view: 'results', round: null, boards: { from: 1, to: 20 } },
    { kind: 'boards', round: 2, from: 1, to: 20, of: 31 },
  ],
  [
    { view: 'pairings', round: null, boards: { from: 40, to: 60 } },
    { kind: 'noSuchBoards', round: 2, of: 31 },
  ],
  [{ view: 'pairings', round: null, boards: { from: 9, to: 3 } }, { kind: 'backwards' }],
  // A draft is nobody's business in the hall.
  [
    { view: 'pairings', round: 3 },
    { kind: 'notYet', round: 3 },
  ],
  [
    { view: 'pairings', round: 4 },
    { kind: 'notYet', round: 4 },
  ],
  [{ view: 'standings' }, { kind: 'always' }],
  [{ view: 'prizes' }, { kind: 'notPublic' }],
  [{ view: 'message', text: '' }, { kind: 'always' }],
])('%j shows %j', (page, expected) => {
  expect(shownNow(page, EVENT)).toEqual(expected);
});

it('before the first publication there is no round to show', () => {
  const rounds = [line(1, 'draft', 32)];
  expect(shownNow({ view: 'results', round: null }, { ...EVENT, rounds })).toEqual({
    kind: 'notYet',
    round: null,
  });
});

it('[C.05 annex 1] a calendar is a round robin’s, and shows once it is public', () => {
  const page = { view: 'calendar' } as const;
  expect(shownNow(page, EVENT)).toEqual({ kind: 'noCalendar' });
  expect(shownNow(page, ROBIN)).toEqual({ kind: 'always' });
  expect(shownNow(page, { ...ROBIN, rounds: [] })).toEqual({ kind: 'notYet', round: null });
});

it('[LA 3.3] a bracket is a cup’s, and shows once a round is public', () => {
  const page = { view: 'bracket' } as const;
  expect(shownNow(page, EVENT)).toEqual({ kind: 'noBracket' });
  const cup = { ...EVENT, bracket: true };
  expect(shownNow(page, cup)).toEqual({ kind: 'always' });
  expect(shownNow(page, { ...cup, rounds: [] })).toEqual({ kind: 'notYet', round: null });
  const publication = { ...cup.publication, pairings: false };
  expect(shownNow(page, { ...cup, publication })).toEqual({ kind: 'notPublic' });
});

it('pairings that are not public are on no wall', () => {
  const publication = { ...EVENT.publication, pairings: false };
  expect(shownNow({ view: 'results', round: 1 }, { ...EVENT, publication })).toEqual({
    kind: 'notPublic',
  });
});

it.each([
  [null, null, undefined],
  [5, null, { from: 5, to: NO_LAST_BOARD }],
  [null, 9, { from: 1, to: 9 }],
  [5, 9, { from: 5, to: 9 }],
])('boards %j to %j are %j', (from, to, expected) => {
  expect(rangeTyped(from, to)).toEqual(expected);
  expect(lastTyped(rangeTyped(from, to))).toBe(to);
});

it.each([
  ['', null],
  ['-', null],
  [0, 1],
  [7.4, 7],
])('the box %j holds %j', (typed, board) => {
  expect(boardTyped(typed)).toBe(board);
});

it('[LA 3.1] a homologated event has no Rutsch, and Rutsch-Berger once its rounds are public', () => {
  const page = (way: 'rutsch' | 'rutschBerger') => ({ view: 'seats', way, seating: null }) as const;
  expect(shownNow(page('rutsch'), ROBIN)).toEqual({ kind: 'noRutsch' });
  expect(shownNow(page('rutschBerger'), EVENT)).toEqual({ kind: 'noCalendar' });
  expect(shownNow(page('rutsch'), { ...ROBIN, seatings: [] })).toEqual({ kind: 'noSeats' });
  expect(shownNow(page('rutschBerger'), { ...ROBIN, rounds: EVENT.rounds }).kind).toBe('always');
});
