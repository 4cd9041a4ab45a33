import { COLOURS, type Colour } from '../../rules/colour.ts';
import { sideOf } from '../position/board.ts';
import { played, type ChessMove, type Position } from '../position/position.ts';
import { writeMove } from '../position/written-move.ts';
import { withoutMate, type WithoutMate } from './mating-material.ts';
import { searchMate } from './mate-search.ts';

/** Whether a side could still mate by some series of legal moves, and what proves it. */
export type CanMate =
  | { readonly answer: 'yes'; readonly line: readonly string[] }
  | { readonly answer: 'no'; readonly because: WithoutMate | 'everyPositionVisited' }
  | { readonly answer: 'arbiterJudges' };

/** Yes only with a line that ends in mate: it is never wrong towards a loss (Laws 6.9). */
export function canMate(position: Position, colour: Colour): CanMate {
  const side = sideOf(colour);
  const material = withoutMate(position.board, side);
  if (material !== null) return { answer: 'no', because: material };
  const searched = searchMate(position, side);
  if (searched.found === 'line') return { answer: 'yes', line: written(position, searched.moves) };
  return searched.found === 'none'
    ? { answer: 'no', because: 'everyPositionVisited' }
    : { answer: 'arbiterJudges' };
}

export type DeadPosition =
  | { readonly dead: 'yes' }
  | { readonly dead: 'no'; readonly mates: Colour; readonly line: readonly string[] }
  | { readonly dead: 'arbiterJudges' };

/** Dead: neither side can mate by any series of legal moves (Laws 5.2.2). */
export function deadPosition(position: Position): DeadPosition {
  const answers = COLOURS.map((colour) => ({ colour, can: canMate(position, colour) }));
  for (const { colour, can } of answers) {
    if (can.answer === 'yes') return { dead: 'no', mates: colour, line: can.line };
  }
  return answers.every(({ can }) => can.answer === 'no')
    ? { dead: 'yes' }
    : { dead: 'arbiterJudges' };
}

function written(position: Position, moves: readonly ChessMove[]): string[] {
  let at = position;
  return moves.map((move) => {
    const text = writeMove(at, move);
    at = played(at, move);
    return text;
  });
}
