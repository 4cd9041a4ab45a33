import { describe, expect, it } from 'vitest';
import type { Language } from '../../rules/language.ts';
import { announcementOf } from './announcement.ts';

const said = (move: string, language: Language = 'fr', score: string | null = null): string => {
  const found = announcementOf(move, language, score);
  return 'fault' in found ? `fault: ${found.fault}` : found.announcement.said;
};

describe('[E.01 D.2.1] what is said for a move', () => {
  it.each([
    // The golden case of the inventory, row 32.
    ['Cg1f3', 'Springer gustav eins felix drei'],
    // The names of letters, figures and pieces: seeds 000, lines 2161-2187.
    ['Ta1-a8', 'Turm anna eins anna acht'],
    ['Fb1h7', 'Läufer bella eins hector sieben'],
    ['Dc2xd3', 'Dame cesar zwei david drei'],
    ['Re4f5', 'König eva vier felix fünf'],
    ['d2d4', 'Bauer david zwei david vier'],
    ['g6h6', 'fault: illegal'],
    ['g6h5', 'Bauer gustav sechs hector fünf'],
    // What a pawn becomes is said too.
    ['e7e8D', 'Bauer eva sieben eva acht Dame'],
    ['b2xa1=C', 'Bauer bella zwei anna eins Springer'],
    ['e7e8', 'fault: whichPiece'],
    ['0-0', 'kurze Rochade'],
    ['O-O-O', 'lange Rochade'],
    // A move without the square it comes from needs the game.
    ['Cf3', 'fault: needsSquares'],
    ['Cg1g3', 'fault: illegal'],
    ['e4=D', 'fault: needsSquares'],
    ['d2d4=D', 'fault: illegal'],
    ['bonjour', 'fault: unreadable'],
  ])('%s: %s', (move, expected) => {
    expect(said(move)).toBe(expected);
  });

  it.each([
    ['Ng1f3', 'en', 'Springer gustav eins felix drei'],
    ['Sg1f3', 'en', 'Springer gustav eins felix drei'],
    // R is a rook in English and a king in French, as far as the piece can go there.
    ['Re1f1', 'en', 'Turm eva eins felix eins'],
    ['Re1f1', 'fr', 'König eva eins felix eins'],
    ['Re1e8', 'fr', 'Turm eva eins eva acht'],
    ['Re1f2', 'en', 'König eva eins felix zwei'],
  ] as const)('%s by a reader of %s: %s', (move, language, expected) => {
    expect(said(move, language)).toBe(expected);
  });

  it.each([
    ['Cf3', '1. e4 e5', 'Springer gustav eins felix drei'],
    ['exd5', '1. e4 d5', 'Bauer eva vier david fünf'],
    ['O-O', '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5', 'kurze Rochade'],
    // En passant is said like any move of the pawn.
    ['exd6', '1. e4 a6 2. e5 d5', 'Bauer eva fünf david sechs'],
    ['a8D', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'Bauer anna sieben anna acht Dame'],
    ['Cd2', '8/8/7k/8/8/1N3N2/8/K7 w - - 0 1', 'fault: ambiguous'],
    ['Cbd2', '8/8/7k/8/8/1N3N2/8/K7 w - - 0 1', 'Springer bella drei david zwei'],
    ['Cf3', '1. e4 Kh3', 'fault: badScore'],
    ['Dh8', '1. e4 e5', 'fault: illegal'],
  ])('%s after %s: %s', (move, score, expected) => {
    expect(said(move, 'fr', score)).toBe(expected);
  });

  it('writes the move with both squares beside it', () => {
    expect(announcementOf('b2xa1=C', 'fr')).toEqual({
      announcement: { said: 'Bauer bella zwei anna eins Springer', move: 'b2-a1=N' },
    });
  });
});
