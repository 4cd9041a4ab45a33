import type { MatchView } from '@ronde/core/tournament/views/match-view.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { keyOfLine, listLines } from './list-lines.ts';

const match = (table: number, empty: readonly number[] = []): MatchView =>
  ({ table, emptyBoards: empty.map((board) => ({ board })) }) as unknown as MatchView;
const board = (number: number, table: number | null): BoardView =>
  ({ board: number, match: table }) as BoardView;

const MATCHES = [match(1, [2]), match(2)];
const BOARDS = [board(1, 1), board(3, 1), board(4, 2), board(5, 2)];
const keys = (...asked: Parameters<typeof listLines>): string[] =>
  listLines(...asked).map(keyOfLine);

describe('the rows of a round', () => {
  it('are its boards in an event of players', () => {
    const boards = [board(1, null), board(2, null)];
    expect(keys([], boards, { folded: new Set([1]), whole: true })).toEqual(['1-board', '2-board']);
  });

  it('begin each match of teams with a head, empty boards in their place', () => {
    const rows = keys(MATCHES, BOARDS, { folded: new Set(), whole: true });
    const first = ['1-match', '1-board', '2-empty', '3-board'];
    expect(rows).toEqual([...first, '2-match', '4-board', '5-board']);
  });

  it('leave the head of a match that is folded', () => {
    const rows = keys(MATCHES, BOARDS, { folded: new Set([1]), whole: true });
    expect(rows).toEqual(['1-match', '2-match', '4-board', '5-board']);
  });

  it('have nothing of a match the filter leaves nothing of', () => {
    const [, , ...second] = BOARDS;
    const rows = keys(MATCHES, second, { folded: new Set(), whole: false });
    expect(rows).toEqual(['2-match', '4-board', '5-board']);
    expect(keys(MATCHES, [], { folded: new Set(), whole: true })).toEqual([
      '1-match',
      '2-empty',
      '2-match',
    ]);
  });
});
