import { parsePoints } from '@ronde/core/rules/points.ts';
import { MATCH_SCALES, type MatchScale, type MatchScoring } from '@ronde/core/rules/scoring.ts';
import { inTurn } from '@ronde/core/tournament/board-colours.ts';

export const COLOUR_CHOICES = ['white', 'black', 'own'] as const;
export type ColourChoice = (typeof COLOUR_CHOICES)[number];

export function colourChoice(boardColours: string): ColourChoice {
  const boards = boardColours.length;
  if (boardColours === inTurn(boards, 'white')) return 'white';
  return boardColours === inTurn(boards, 'black') ? 'black' : 'own';
}

/** The colours where the boards become more or fewer: those chosen board by board go on in turn. */
export function coloursFor(boards: number, before: string): string {
  const choice = colourChoice(before);
  if (choice !== 'own') return inTurn(boards, choice);
  return (before + inTurn(boards, 'white').slice(before.length)).slice(0, boards);
}

/** Colours as typed, `wbbw` too; null where they do not fit the boards. */
export function readColours(text: string, boards: number): string | null {
  const typed = text.trim().toUpperCase();
  return typed.length === boards && /^[WB]+$/.test(typed) ? typed : null;
}

/** The scale match points are of; null for figures of the event's own. */
export function scaleOf({ win, draw, loss, pairingAllocatedBye }: MatchScoring): MatchScale | null {
  const scales = Object.entries(MATCH_SCALES) as [MatchScale, MatchScoring][];
  const found = scales.find(
    ([, scale]) =>
      scale.win === win &&
      scale.draw === draw &&
      scale.loss === loss &&
      scale.pairingAllocatedBye === pairingAllocatedBye,
  );
  return found?.[0] ?? null;
}

export const MATCH_FIGURES = ['win', 'draw', 'loss', 'pairingAllocatedBye'] as const;
export type MatchFigure = (typeof MATCH_FIGURES)[number];

/** The match points with one figure typed anew; null when it is no number of points. */
export function withMatchFigure(
  scoring: MatchScoring,
  figure: MatchFigure,
  text: string,
): MatchScoring | null {
  const value = parsePoints(text.replace('½', '.5'));
  return value === null || value < 0 ? null : { ...scoring, [figure]: value };
}
