import type { MatchView } from '@ronde/core/tournament/views/match-view.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { sheetLines } from './sheet-lines.ts';

const player = (name: string) => ({ id: name, name });
const MATCH = {
  table: 2,
  firstBoard: 5,
  boards: 4,
  emptyBoards: [{ board: 8, side: 'second', player: player('H'), outcome: 'forfeitWin' }],
} as unknown as MatchView;
const board = (number: number, colour: string, names: string, outcome: object) => ({
  board: number,
  match: 2,
  colourOfFirst: colour,
  white: player(names[0] ?? ''),
  black: player(names[1] ?? ''),
  outcome,
});

describe('a match sheet', () => {
  const view = {
    boards: [
      board(5, 'white', 'AE', { kind: 'played', score: '1-0' }),
      board(6, 'black', 'FB', { kind: 'played', score: '½-½' }),
      board(7, 'white', 'CG', { kind: 'notEntered' }),
    ],
  } as unknown as RoundView;

  it('has every board from the side of the team named first, empty ones too', () => {
    const lines = sheetLines(view, MATCH);
    expect(lines.map(({ first, second }) => [first?.name ?? '', second?.name ?? ''])).toEqual([
      ['A', 'E'],
      ['B', 'F'],
      ['C', 'G'],
      ['', 'H'],
    ]);
    expect(lines.map(({ result }) => result)).toEqual(['1 – 0', '½ – ½', '', '− – +']);
    expect(lines.map(({ colour }) => colour)).toEqual(['white', 'black', 'white', null]);
  });

  it.each([
    [{ kind: 'played', score: '1-0' }, '0 – 1'],
    [{ kind: 'forfeit', winner: 'black' }, '+ – −'],
    [{ kind: 'doubleForfeit' }, '− – −'],
    [{ kind: 'adjourned' }, ''],
  ])('turns %j round where the first team has Black', (outcome, expected) => {
    const one = { boards: [board(5, 'black', 'EA', outcome)] } as unknown as RoundView;
    expect(sheetLines(one, MATCH)[0]?.result).toBe(expected);
  });
});
