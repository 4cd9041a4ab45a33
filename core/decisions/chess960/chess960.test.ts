import { describe, expect, it } from 'vitest';
import {
  ARRANGEMENTS,
  arrangement,
  arrangementId,
  drawnArrangement,
  startPosition,
} from './arrangement.ts';
import { CASTLING_MOVES, castlingMove } from './castling-move.ts';

const ALL = Array.from({ length: ARRANGEMENTS }, (_, id) => arrangement(id) ?? '');

describe('Chess960', () => {
  it('[Guidelines II.2] has 960 distinct positions, king between the rooks, bishops apart', () => {
    expect(new Set(ALL).size).toBe(960);
    for (const rank of ALL) {
      expect(rank.split('').sort().join('')).toBe('BBKNNQRR');
      expect(rank).toMatch(/R.*K.*R/);
      expect((rank.indexOf('B') + rank.lastIndexOf('B')) % 2).toBe(1);
    }
  });

  // The numbering everybody uses (R. Scharnagl): the usual position, the first and the last.
  it.each([
    [518, 'RNBQKBNR'],
    [0, 'BBQNNRKR'],
    [959, 'RKRNNQBB'],
  ])('numbers %i as %s', (id, rank) => {
    expect([arrangement(id), arrangementId(rank)]).toEqual([rank, id]);
  });

  it('refuses other numbers and other ranks', () => {
    expect([-1, 960, 1.5].map(arrangement)).toEqual([null, null, null]);
    expect(arrangementId('KRBNNQRB')).toBeNull();
  });

  // Counted once by enumeration in the specification (book-rules-and-administration 4-E).
  it.each([
    ['g', [588, 90, 174, 108]],
    ['c', [618, 72, 102, 168]],
  ] as const)('[Guidelines II.3] castles to the %s-file in four ways', (side, counts) => {
    const made = ALL.map((rank) => castlingMove(rank, side));
    expect(CASTLING_MOVES.map((move) => made.filter((one) => one === move).length)).toEqual(counts);
  });

  it('draws the same position for a round from the same seed', () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7].map((round) => drawnArrangement('rennes', round));
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7].map((round) => drawnArrangement('rennes', round)));
    expect(new Set(rounds).size).toBeGreaterThan(5);
    const drawn = Array.from({ length: 20_000 }, (_, round) => drawnArrangement('x', round));
    expect(new Set(drawn).size).toBe(960);
  });

  it('is set up with castling on both sides', () => {
    expect(startPosition('BBQNNRKR')).toBe(
      'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1',
    );
  });
});
