import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { arrangement, startPosition } from '../chess960/arrangement.ts';
import { readFen, START, writeFen } from './fen.ts';
import { isMate, isStalemate, legalMoves } from './legal-moves.ts';
import { played, type Position } from './position.ts';
import { positionFaults } from './position-faults.ts';
import { readMove, writeMove } from './written-move.ts';

function position(fen: string): Position {
  const read = readFen(fen);
  if (read === null) throw new Error(`not read: ${fen}`);
  return read;
}

const counted = (from: Position, depth: number): number =>
  depth === 0
    ? 1
    : legalMoves(from).reduce((sum, move) => sum + counted(played(from, move), depth - 1), 0);

describe('legal moves', () => {
  // Numbers that programs compare (chessprogramming.org, Perft Results); 960 from its table.
  it.each([
    [START, 3, 8902],
    ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 3, 97_862],
    ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 4, 43_238],
    ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', 3, 9467],
    ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', 3, 62_379],
    ['bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9', 3, 12_189],
    ['2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9', 3, 18_002],
  ])('[E.01 3] of %s to depth %i are %i', (fen, depth, moves) => {
    expect(counted(position(fen), depth)).toBe(moves);
  });

  it('agree with chess.js on its own numbers of a position', () => {
    const fen = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
    const ours = legalMoves(position(fen)).map((move) => writeMove(position(fen), move));
    expect(ours.sort()).toEqual(new Chess(fen).moves().sort());
  });
});

describe('a position', () => {
  it('is written as it was read', () => {
    for (const fen of [START, startPosition(arrangement(0) ?? '')]) {
      expect(writeFen(position(fen))).toBe(fen);
    }
    expect(
      ['', 'x', '8/8/8/8/8/8/8 w - - 0 1', `${START} `.replace('w', 'x')].map(readFen),
    ).toEqual([null, null, null, null]);
  });

  it('[E.01 5.1.1, 5.2.1] is mate or stalemate', () => {
    expect(isMate(position('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1'))).toBe(true);
    expect(isStalemate(position('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'))).toBe(true);
    expect(isMate(position(START)) || isStalemate(position(START))).toBe(false);
  });

  // Laws 3.10.3 with its examples (L.1351): two kings in check, two bishops of a colour and 8 pawns.
  it.each([
    ['4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1', ['bothInCheck']],
    ['4k3/8/8/8/8/8/4R3/4K3 w - - 0 1', ['opponentInCheck']],
    ['4k3/8/8/8/8/8/8/8 w - - 0 1', ['noKing']],
    ['4k3/8/8/8/8/8/8/K6K w - - 0 1', ['severalKings']],
    ['8/8/8/3kK3/8/8/8/8 w - - 0 1', ['kingsTouch']],
    ['8/8/8/8/8/8/1k6/K7 w - - 0 1', ['kingsTouch']],
    ['kK6/8/8/8/8/8/8/8 w - - 0 1', ['kingsTouch']],
    ['8/8/8/8/8/8/6K1/7k w - - 0 1', ['kingsTouch']],
    ['P3k3/8/8/8/8/8/8/4K3 w - - 0 1', ['pawnOnLastRank']],
    ['4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1', ['tooManyPawns']],
    ['4k3/8/8/8/8/B1B5/PPPPPPPP/4K3 w - - 0 1', ['tooManyPromoted']],
    ['4k3/8/8/8/8/8/4P3/4K3 b - e3 0 1', ['passedSquare']],
    ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1', []],
    [START, []],
  ])('%s is explained: %j', (fen, codes) => {
    expect(positionFaults(position(fen)).map(({ code }) => code)).toEqual(codes);
  });

  // Livre de l'Arbitre C.10, L.2118-2121 in English letters.
  it.each([
    ['4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1', 'Ngf3', 'Nef3'],
    ['4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1', 'N5f3', 'N1f3'],
    ['4k3/8/8/8/3N4/8/7N/K7 w - - 0 1', 'Nhf3', 'Ndf3'],
  ])('[E.01 C.10] %s tells %s from %s', (fen, ...moves) => {
    const from = position(fen);
    for (const written of moves) {
      const read = readMove(from, written);
      expect('move' in read ? writeMove(from, read.move) : read).toBe(written);
    }
    expect(readMove(from, 'Nf3')).toEqual({ fault: 'ambiguous' });
  });

  it('[Guidelines II.3] castles in Chess960', () => {
    const from = position('4k3/8/8/8/8/8/8/RK5R w HA - 0 1');
    const [short, long] = ['O-O', '0-0-0'].map((text) => readMove(from, text));
    if (!short || !long || !('move' in short) || !('move' in long)) throw new Error('no castling');
    expect(writeFen(played(from, short.move))).toMatch(/^4k3\/8\/8\/8\/8\/8\/8\/R4RK1 b - -/);
    expect(writeFen(played(from, long.move))).toMatch(/^4k3\/8\/8\/8\/8\/8\/8\/2KR3R b - -/);
  });
});
