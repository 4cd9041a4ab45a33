import type { Colour } from '@ronde/core/rules/colour.ts';
import { sideOf, type GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { MatchView } from '@ronde/core/tournament/views/match-view.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';

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

/** The boards of a match as its sheet has them, as many as the event has. */
export const sheetLines = ({ boards, seats }: Pick<MatchView, 'boards' | 'seats'>): SheetLine[] =>
  Array.from({ length: boards }, (_, index): SheetLine => {
    const seat = seats[index];
    if (seat === undefined) {
      return { board: index + 1, first: null, second: null, colour: null, result: '' };
    }
    const { first, second, table, colour, outcome } = seat;
    const isEmpty = first === null && second === null;
    return {
      board: index + 1,
      first,
      second,
      colour: table === null ? null : colour,
      result: isEmpty ? '' : resultOf(outcome),
    };
  });

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

function resultOf(outcome: GameOutcome): string {
  const sign = (colour: Colour): string => {
    const side = sideOf(outcome, colour);
    return side in SIGNS ? SIGNS[side as keyof typeof SIGNS] : '';
  };
  // Written first–second: the team named first stands where White does.
  const [one, other] = [sign('white'), sign('black')];
  return one === '' ? '' : `${one} – ${other}`;
}
