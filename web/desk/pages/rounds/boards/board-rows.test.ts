import { points } from '@ronde/core/rules/points.ts';
import type { MatchView } from '@ronde/core/tournament/views/match-view.ts';
import type { BoardSide, BoardView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { boardRows } from './board-rows.ts';

const side = (name: string, rating: number): BoardSide =>
  ({ name, rating, score: points(1.5) }) as BoardSide;

describe('the boards of a round as rows', () => {
  it('has a head and a row a board, with nothing for what is unknown', () => {
    const board = {
      board: 7,
      white: side('Ama', 2100),
      black: side('Bo', 0),
      outcome: { kind: 'played', score: '1-0' },
    } as BoardView;
    const [head, row] = boardRows([board], 'en');
    expect(head).toHaveLength(8);
    expect(row).toEqual([7, 'Ama', 2100, 1.5, '1 – 0', 'Bo', null, 1.5]);
  });

  it('names the table and both teams in an event of teams', () => {
    const board = {
      board: 6,
      match: 2,
      colourOfFirst: 'black',
      white: side('Ama', 2100),
      black: side('Bo', 2000),
      outcome: { kind: 'notEntered' },
    } as BoardView;
    const match = { table: 2, first: { name: 'Tours' }, second: { name: 'Brest' } } as MatchView;
    const [head, row] = boardRows([board], 'en', [match]);
    expect(head).toHaveLength(11);
    expect(row?.slice(0, 4)).toEqual([2, 6, 'Ama', 'Brest']);
    expect(row?.slice(7, 9)).toEqual(['Bo', 'Tours']);
  });
});
