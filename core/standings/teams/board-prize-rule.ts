/** What the best of a board is best by. */
export const BOARD_PRIZE_FIGURES = ['percentage', 'points', 'performance'] as const;
export type BoardPrizeFigure = (typeof BOARD_PRIZE_FIGURES)[number];

/** No regulation fixes board prizes: the event says by what, and after how many games. */
export interface BoardPrizeRule {
  readonly by: BoardPrizeFigure;
  /** Games over the board that are needed. */
  readonly least: number;
}
