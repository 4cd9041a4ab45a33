import { Chess } from 'chess.js';
import { describe, expect, inject, it } from 'vitest';
import {
  at,
  BISHOP,
  isAttacked,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  rankOf,
  ROOK,
  fileOf,
} from '../position/board.ts';
import { randomFrom, type Random } from '../../rules/random.ts';
import { readFen, writeFen } from '../position/fen.ts';
import { isMate } from '../position/legal-moves.ts';
import { isPlayable, positionFaults } from '../position/position-faults.ts';
import type { Position } from '../position/position.ts';
import { canMate, deadPosition } from './can-mate.ts';
import { withoutMate } from './mating-material.ts';

function position(fen: string): Position {
  const read = readFen(fen);
  if (read === null) throw new Error(`not read: ${fen}`);
  return read;
}

/** Both kings and these men anywhere; a pawn on no first or last rank. */
function randomFen(random: Random, men: readonly string[]): string {
  const squares: string[] = Array.from({ length: 64 }, () => '');
  for (const man of ['K', 'k', ...men]) {
    const isPawn = man.toUpperCase() === 'P';
    const free = squares.flatMap((on, square) =>
      on === '' && !(isPawn && (square < 8 || square > 55)) ? [square] : [],
    );
    squares[random.pick(free)] = man;
  }
  const ranks = Array.from({ length: 8 }, (_, rank) =>
    squares
      .slice(8 * rank, 8 * rank + 8)
      .map((on) => on || '1')
      .join(''),
  );
  return `${ranks.join('/')} ${random.chance(0.5) ? 'w' : 'b'} - - 0 1`;
}

describe('can this side still mate?', () => {
  // Material by the Laws 6.9 and its commentary (L.1190, L.1548); each line is played by chess.js.
  it.each([
    ['8/8/4k3/8/8/4K3/4P3/8 w - - 0 1', 'white'],
    ['8/8/4k3/8/8/4K3/8/R7 b - - 0 1', 'white'],
    ['8/8/4k3/8/8/4K3/8/Q7 b - - 0 1', 'white'],
    ['8/8/4k3/8/8/4K3/8/1NN5 b - - 0 1', 'white'],
    ['8/8/4k3/8/8/4K3/8/1BN5 b - - 0 1', 'white'],
    ['8/8/4k3/8/8/4K3/8/1BB5 b - - 0 1', 'white'],
    ['8/8/4k1n1/8/8/4K3/8/1N6 b - - 0 1', 'white'],
    ['8/8/4k1n1/8/8/4K3/8/1B6 b - - 0 1', 'black'],
    ['8/8/4k1r1/8/8/4K3/8/1N6 b - - 0 1', 'white'],
    ['8/8/4k1p1/8/8/4K3/8/1N6 b - - 0 1', 'white'],
    ['8/8/4k1p1/8/8/4K3/8/1B6 b - - 0 1', 'white'],
    ['8/5b2/4k3/8/8/4K3/8/2B5 w - - 0 1', 'white'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'white'],
    ['r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11', 'black'],
    ['8/1B6/8/8/8/7k/7p/5K2 w - - 0 1', 'black'],
    // A lone bishop or knight, and a man in the way among queens and rooks (L.1548).
    ['8/8/n3k3/4q3/8/8/8/3KB3 b - - 0 1', 'white'],
    ['8/8/4k3/4n3/8/4K3/3QP3/8 w - - 0 1', 'black'],
  ] as const)('[E.01 6.9] %s: %s can, and the line shows it', (fen, colour) => {
    const can = canMate(position(fen), colour);
    if (can.answer !== 'yes') throw new Error(can.answer);
    const witness = new Chess(fen);
    for (const move of can.line) witness.move(move);
    expect([witness.isCheckmate(), witness.turn()]).toEqual([true, colour === 'white' ? 'b' : 'w']);
  });

  // By the material some position is mate (the placements below); the line says that it can be reached.
  it.each([
    ...['bn', 'bp', 'bb', 'bqn', 'brn', 'bqp', 'brp', 'bqb', 'bqrnp', 'bbqn'],
    ...['np', 'nrr', 'nqn', 'nqr', 'nqp', 'nqb', 'nqrn'],
  ])(
    '[E.01 6.9] random positions of %s against the rest are decided, each yes by a line',
    (men) => {
      const random = randomFrom(men.length * 100 + men.charCodeAt(1));
      const own = men.startsWith('bb') ? 2 : 1;
      for (let tried = 0; tried < 4;) {
        const fen = randomFen(
          random,
          men.split('').map((one, at) => (at < own ? one.toUpperCase() : one)),
        );
        if (!isPlayable(positionFaults(position(fen)))) continue;
        tried += 1;
        const can = canMate(position(fen), 'white');
        expect(can.answer, fen).not.toBe('arbiterJudges');
        if (can.answer !== 'yes') continue;
        const witness = new Chess(writeFen(position(fen)));
        for (const move of can.line) witness.move(move);
        expect([witness.isCheckmate(), witness.turn()]).toEqual([true, 'b']);
      }
    },
  );

  it.each([
    ['8/8/4k3/8/8/4K3/4P3/8 w - - 0 1', 'black', 'bareKing'],
    ['8/8/4k3/8/8/4K3/8/1N6 w - - 0 1', 'white', 'knight'],
    ['8/8/4k1q1/8/8/4K3/8/1N6 w - - 0 1', 'white', 'knight'],
    ['8/8/4k3/8/8/4K3/8/1B6 w - - 0 1', 'white', 'bishops'],
    ['8/8/4k1r1/8/8/4K3/8/1B6 w - - 0 1', 'white', 'bishops'],
    ['8/8/4k1b1/8/8/4K3/8/1B6 w - - 0 1', 'white', 'bishops'],
    // Stalemate, and a rook that must be taken: afterwards nothing mates.
    ['8/8/8/8/8/8/1R6/k1K5 b - - 0 1', 'white', 'everyPositionVisited'],
    ['k7/1R6/8/8/8/8/8/4K3 b - - 0 1', 'white', 'everyPositionVisited'],
  ] as const)('[E.01 6.9] %s: %s cannot, %s', (fen, colour, because) => {
    const can = canMate(position(fen), colour);
    expect(can).toEqual({ answer: 'no', because });
  });

  // A wall of pawns nobody can pass (the commentary on 1.5 shows such a position).
  it.each([
    ['8/8/4k3/8/8/4K3/8/8 w - - 0 1', 'yes'],
    ['8/8/4k1n1/8/8/4K3/8/1N6 w - - 0 1', 'no'],
    ['8/8/4k1b1/8/8/4K3/8/1B6 w - - 0 1', 'yes'],
    ['8/5b2/4k3/8/8/4K3/8/2B5 w - - 0 1', 'no'],
    ['8/8/2k5/p1p1p1p1/P1P1P1P1/8/2K5/8 w - - 0 1', 'yes'],
    ['8/8/2k5/p1p1p3/P1P1P3/8/2K5/8 w - - 0 1', 'no'],
    ['8/2k5/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/2K5/8 w - - 0 1', 'yes'],
  ] as const)('[E.01 5.2.2] %s is dead: %s', (fen, dead) => {
    expect(deadPosition(position(fen)).dead).toBe(dead);
  });
});

const CODES = { K: KING, Q: QUEEN, R: ROOK, B: BISHOP, N: KNIGHT, P: PAWN } as const;
type Letter = keyof typeof CODES;

/** Whether any placement of White's king with `own` against Black's king with `other` is mate. */
function someMate(
  own: readonly Letter[],
  other: readonly Letter[],
  colours: 'any' | 'same',
): boolean {
  const men = [...own.map((one) => CODES[one]), ...other.map((one) => -CODES[one])];
  const board = new Int8Array(64);
  const found = (index: number, bishops: readonly number[]): boolean => {
    const code = men[index];
    if (code === undefined) {
      const black = board.indexOf(-KING);
      if (!isAttacked(board, black, 1) || isAttacked(board, board.indexOf(KING), -1)) return false;
      return isMate({ board, turn: -1, rights: [], passed: -1, quiet: 0, number: 1 });
    }
    for (let square = 0; square < 64; square += 1) {
      const shade = (fileOf(square) + rankOf(square)) % 2;
      const isBishop = Math.abs(code) === BISHOP;
      if (at(board, square) !== 0) continue;
      if (Math.abs(code) === PAWN && (rankOf(square) === 0 || rankOf(square) === 7)) continue;
      if (isBishop && colours === 'same' && bishops.some((one) => one !== shade)) continue;
      board[square] = code;
      const mate = found(index + 1, isBishop ? [...bishops, shade] : bishops);
      board[square] = 0;
      if (mate) return true;
    }
    return false;
  };
  // By symmetry the black king stands in a quarter of the board; pawns tell up from down.
  for (const king of Array.from({ length: 64 }, (_, square) => square)) {
    if (fileOf(king) > 3 || (rankOf(king) > 3 && !other.includes('P') && !own.includes('P')))
      continue;
    board[king] = -KING;
    for (let white = 0; white < 64; white += 1) {
      if (white === king) continue;
      board[white] = KING;
      const mate = found(0, []);
      board[white] = 0;
      if (mate) return true;
    }
    board[king] = 0;
  }
  return false;
}

describe('material that never mates, by every placement', () => {
  const CASES: readonly (readonly [Letter[], Letter[], 'any' | 'same', boolean, string])[] = [
    [['N'], [], 'any', false, '8/8/4k3/8/8/4K3/8/1N6'],
    [['B'], [], 'any', false, '8/8/4k3/8/8/4K3/8/1B6'],
    [['N'], ['N'], 'any', true, '8/8/4k1n1/8/8/4K3/8/1N6'],
    [['N'], ['R'], 'any', true, '8/8/4k1r1/8/8/4K3/8/1N6'],
    [['N'], ['P'], 'any', true, '8/8/4k1p1/8/8/4K3/8/1N6'],
    [['B'], ['P'], 'any', true, '8/8/4k1p1/8/8/4K3/8/1B6'],
    [['B'], ['N'], 'any', true, '8/8/4k1n1/8/8/4K3/8/1B6'],
    [['B'], ['B'], 'any', true, '8/5b2/4k3/8/8/4K3/8/2B5'],
    [['N', 'N'], [], 'any', true, '8/8/4k3/8/8/4K3/8/1NN5'],
    [['N'], ['Q'], 'any', false, '8/8/4k1q1/8/8/4K3/8/1N6'],
    [['B'], ['Q'], 'any', false, '8/8/4k1q1/8/8/4K3/8/1B6'],
    [['B'], ['R'], 'any', false, '8/8/4k1r1/8/8/4K3/8/1B6'],
    [['B'], ['B'], 'same', false, '8/8/4k1b1/8/8/4K3/8/1B6'],
    [['B', 'B'], [], 'same', false, '8/8/4k3/8/8/4K3/8/1B1B4'],
  ];
  // Those without a mate visit every placement: the last ones belong to the long run.
  const tried = CASES.filter((_, index) => index < 9 || inject('sizes').shareOfCases === 1);
  it.each(tried)(
    '[E.01 6.9] %j against %j (%s bishops): a mate exists: %s',
    (own, other, colours, mate, fen) => {
      expect(someMate(own, other, colours)).toBe(mate);
      expect(withoutMate(position(`${fen} w - - 0 1`).board, 1) === null).toBe(mate);
    },
  );
});
