import { describe, expect, it } from 'vitest';
import { boardsToWatch, countLooks, lookOf, type BoardLook } from './board-looks.ts';

describe('boards on the map', () => {
  it('calls an open board late, never one with a result or a dispute', () => {
    const states = ['open', 'claimed', 'disputed', 'adjourned', 'entered', 'verified'] as const;
    expect(states.map((state) => lookOf({ state }, true))).toEqual([
      'late',
      'late',
      'disputed',
      'adjourned',
      'entered',
      'verified',
    ]);
    expect(lookOf({ state: 'open' }, false)).toBe('open');
  });

  it('counts those that occur, the most urgent first', () => {
    expect(countLooks(['entered', 'open', 'disputed', 'entered'])).toEqual([
      { look: 'disputed', count: 1 },
      { look: 'open', count: 1 },
      { look: 'entered', count: 2 },
    ]);
  });

  it('leads to those in trouble before those that are only open', () => {
    const looks: BoardLook[] = ['open', 'entered', 'questioned', 'open', 'disputed', 'adjourned'];
    const boards = looks.map((look, index) => ({ board: index + 1, look }));
    expect(boardsToWatch(boards).map(({ board }) => board)).toEqual([5, 3, 1, 4]);
  });
});
