import type { Colour } from '../../rules/colour.ts';
import {
  at,
  attackersOf,
  BISHOP,
  colourOfSide,
  fileOf,
  isInCheck,
  KING,
  kingSquare,
  otherSide,
  PAWN,
  QUEEN,
  rankOf,
  ROOK,
  KNIGHT,
  squareName,
  type Board,
  type PieceSign,
} from './board.ts';
import type { Position } from './position.ts';

export const POSITION_FAULTS = [
  'noKing',
  'severalKings',
  'kingsTouch',
  'bothInCheck',
  'opponentInCheck',
  'pawnOnLastRank',
  'tooManyPawns',
  'tooManyPromoted',
  'tooManyChecks',
  'passedSquare',
] as const;
export type PositionFaultCode = (typeof POSITION_FAULTS)[number];

/** Why no series of legal moves leads to a position (Laws 3.10.3), as far as it shows. */
export interface PositionFault {
  readonly code: PositionFaultCode;
  readonly colour: Colour | null;
  readonly square: string | null;
}

/** With these a game cannot go on, so that nothing can be asked of the moves to come. */
const STOPPING: readonly PositionFaultCode[] = [
  'noKing',
  'severalKings',
  'kingsTouch',
  'bothInCheck',
  'opponentInCheck',
  'pawnOnLastRank',
];

export const isPlayable = (faults: readonly PositionFault[]): boolean =>
  !faults.some(({ code }) => STOPPING.includes(code));

export function positionFaults(position: Position): PositionFault[] {
  const { board, turn } = position;
  const faults = SIDES.flatMap((side) => faultsOfSide(board, side));
  const [white, black] = [kingSquare(board, 1), kingSquare(board, -1)];
  if (white >= 0 && black >= 0) {
    const apart = Math.max(
      Math.abs(fileOf(white) - fileOf(black)),
      Math.abs(rankOf(white) - rankOf(black)),
    );
    const [own, other] = [isInCheck(board, turn), isInCheck(board, otherSide(turn))];
    if (apart <= 1) faults.push(fault('kingsTouch'));
    else if (own && other) faults.push(fault('bothInCheck'));
    else if (other) faults.push(fault('opponentInCheck', colourOfSide(otherSide(turn))));
    const king = kingSquare(board, turn);
    if (attackersOf(board, king, otherSide(turn)).length > 2) {
      faults.push(fault('tooManyChecks', colourOfSide(turn)));
    }
  }
  if (position.passed >= 0 && !hasPassed(position)) {
    faults.push(fault('passedSquare', null, squareName(position.passed)));
  }
  return faults;
}

const SIDES: readonly PieceSign[] = [1, -1];

const fault = (
  code: PositionFaultCode,
  colour: Colour | null = null,
  square: string | null = null,
): PositionFault => ({ code, colour, square });

function faultsOfSide(board: Board, side: PieceSign): PositionFault[] {
  const colour = colourOfSide(side);
  const squares = (code: number): number[] =>
    Array.from(board).flatMap((held, square) => (held === side * code ? [square] : []));
  const count = (code: number): number => squares(code).length;
  const faults: PositionFault[] = [];
  if (count(KING) === 0) faults.push(fault('noKing', colour));
  if (count(KING) > 1) faults.push(fault('severalKings', colour));
  for (const square of squares(PAWN)) {
    if (rankOf(square) === 0 || rankOf(square) === 7) {
      faults.push(fault('pawnOnLastRank', colour, squareName(square)));
    }
  }
  if (count(PAWN) > 8) faults.push(fault('tooManyPawns', colour));
  const dark = squares(BISHOP).filter((square) => (fileOf(square) + rankOf(square)) % 2 === 0);
  const light = count(BISHOP) - dark.length;
  const beyond = (held: number, first: number): number => Math.max(0, held - first);
  const promoted =
    beyond(count(QUEEN), 1) +
    beyond(count(ROOK), 2) +
    beyond(count(KNIGHT), 2) +
    beyond(dark.length, 1) +
    beyond(light, 1);
  if (count(PAWN) <= 8 && promoted > 8 - count(PAWN)) faults.push(fault('tooManyPromoted', colour));
  return faults;
}

/** A pawn stands behind the square it passed, which is empty, as is the one it came from. */
function hasPassed({ board, turn, passed }: Position): boolean {
  return (
    rankOf(passed) === (turn === 1 ? 5 : 2) &&
    at(board, passed) === 0 &&
    at(board, passed + 8 * turn) === 0 &&
    at(board, passed - 8 * turn) === -turn * PAWN
  );
}
