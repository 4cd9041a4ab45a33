import type { MatchView } from '@ronde/core/tournament/views/match-view.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { boardsShown } from './boards-shown.ts';

const side = (name: string, tpn: number, club: string | null) => ({ name, tpn, club });
const board = (number: number, white: object, black: object): BoardView =>
  ({ board: number, white, black }) as unknown as BoardView;

const MATCH = { table: 2, first: { name: 'Tours 1' }, second: { name: 'Évreux' } } as MatchView;

const BOARDS = [
  board(1, side('Lefèvre, Zoé', 12, 'Rennes'), side('Martin, Ali', 30, null)),
  board(7, side('Dupont, Ève', 3, 'Brest'), side('Noël, Max', 17, 'Rennes')),
  board(17, side('Petit, Luc', 70, null), side('Roux, Léa', 71, 'Brest')),
];

describe('the filter of the boards', () => {
  it.each<[string, readonly number[]]>([
    ['', [1, 7, 17]],
    ['lefevre', [1]],
    ['rennes', [1, 7]],
    ['brest dup', [7]],
    ['7', [7]],
    // The number of a board, and of the player on another.
    ['17', [7, 17]],
    ['nobody', []],
  ])('“%s” leaves %j', (typed, expected) => {
    expect(boardsShown(BOARDS, typed).map((one) => one.board)).toEqual(expected);
  });

  it('finds all boards of a match by either team', () => {
    const boards = BOARDS.map((one, index) => ({ ...one, match: index === 0 ? 1 : 2 }));
    const found = (typed: string) => boardsShown(boards, typed, [MATCH]).map(({ board: at }) => at);
    expect(found('evreux')).toEqual([7, 17]);
    expect(found('tours brest')).toEqual([7, 17]);
  });
});
