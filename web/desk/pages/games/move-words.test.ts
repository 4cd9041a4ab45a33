import { describe, expect, it } from 'vitest';
import { moveInLetters, sayMove } from './move-words.ts';
import { piecesOf } from '@ronde/core/documents/drawings/pieces.ts';

// The notation is that of the Laws, appendix C; the words are ours.
describe('[E.01 appendix C] a move in words', () => {
  it.each([
    ['e4', '1.', '1, White: pawn to e4', '1, les Blancs : pion en e4'],
    ['Nf6', '1...', '1, Black: knight to f6', '1, les Noirs : cavalier en f6'],
    ['exd5', '3.', '3, White: pawn from e takes d5', '3, les Blancs : pion de e prend d5'],
    ['Nbd7', '5...', '5, Black: knight from b to d7', '5, les Noirs : cavalier de b en d7'],
    [
      'Qxh7#',
      '20.',
      '20, White: queen takes h7, mate',
      '20, les Blancs : dame prend h7, échec et mat',
    ],
    [
      'R1xa3+',
      '9.',
      '9, White: rook from 1 takes a3, check',
      '9, les Blancs : tour de 1 prend a3, échec',
    ],
    ['O-O', '6.', '6, White: castles short', '6, les Blancs : petit roque'],
    ['O-O-O+', '6...', '6, Black: castles long, check', '6, les Noirs : grand roque, échec'],
    [
      'a8=Q+',
      '40.',
      '40, White: pawn to a8, becomes a queen, check',
      '40, les Blancs : pion en a8, promu en dame, échec',
    ],
  ])('%s', (san, number, english, french) => {
    const said = [sayMove(san, number, 'en'), sayMove(san, number, 'fr')];
    expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([english, french]);
  });

  it.each([
    ['Nf3', 'Cf3'],
    ['Qxh7#', 'Dxh7#'],
    ['a8=R', 'a8=T'],
    ['bxc3', 'bxc3'],
    ['O-O', 'O-O'],
  ])('%s is written %s in French', (san, french) => {
    expect([moveInLetters(san, 'en'), moveInLetters(san, 'fr')]).toEqual([san, french]);
  });
});

describe('a position', () => {
  it('has its pieces on their squares', () => {
    const pieces = piecesOf('8/8/8/3k4/8/8/4P3/K7 w - - 0 1');
    expect(pieces).toEqual([
      { piece: 'K', white: false, file: 3, rank: 4 },
      { piece: 'P', white: true, file: 4, rank: 1 },
      { piece: 'K', white: true, file: 0, rank: 0 },
    ]);
    expect(piecesOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')).toHaveLength(32);
  });
});
