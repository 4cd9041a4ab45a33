import type { Colour } from '@ronde/core/rules/colour.ts';
import { opposite } from '@ronde/core/rules/colour.ts';
import { sideOf, type GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { BoardOfOneSide, MatchView } from '@ronde/core/tournament/views/match-view.ts';
import type { BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';
import { playersOfSide } from '../rounds/matches/players-of-side.ts';

/** A board on the sheet, from the side of the team named first. */
export interface SheetLine {
  /** Of the match, from 1. */
  readonly board: number;
  readonly first: ShownPlayer | null;
  readonly second: ShownPlayer | null;
  /** What the team named first has; null where nobody sits. */
  readonly colour: Colour | null;
  /** As the sheet says it, `1-0` for the team named first; empty while it is open. */
  readonly result: string;
}

/** The boards of a match as its sheet has them. */
export function sheetLines(view: Pick<RoundView, 'boards'>, match: MatchView): SheetLine[] {
  const [first, second] = [
    playersOfSide(view, match, 'first'),
    playersOfSide(view, match, 'second'),
  ];
  return Array.from({ length: match.boards }, (_, index): SheetLine => {
    const number = match.firstBoard + index;
    const game = view.boards.find(({ board }) => board === number);
    const empty = match.emptyBoards.find(({ board }) => board === number);
    return {
      board: index + 1,
      first: first[index] ?? null,
      second: second[index] ?? null,
      colour: game?.colourOfFirst ?? null,
      result: game ? resultOf(game) : empty ? forfeitOf(empty) : '',
    };
  });
}

const SIGNS = {
  win: '1',
  draw: '½',
  loss: '0',
  shortWin: '1',
  shortDraw: '½',
  shortLoss: '0',
  forfeitWin: '+',
  forfeitLoss: '−',
} as const;

function resultOf({ outcome, colourOfFirst }: BoardView): string {
  const own = colourOfFirst ?? 'white';
  const sign = (game: GameOutcome, colour: Colour): string => {
    const side = sideOf(game, colour);
    return side in SIGNS ? SIGNS[side as keyof typeof SIGNS] : '';
  };
  const [one, other] = [sign(outcome, own), sign(outcome, opposite(own))];
  return one === '' ? '' : `${one} – ${other}`;
}

function forfeitOf({ side, outcome }: BoardOfOneSide): string {
  if (outcome !== 'forfeitWin') return '− – −';
  return side === 'first' ? '+ – −' : '− – +';
}
