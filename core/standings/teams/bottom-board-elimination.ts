import { breakBoardByBoard, leftTied } from './board-by-board.ts';
import { sheetsOfArticle12, totalOfBoard, type BoardSheet } from './boards.ts';
import type { TeamField, TeamIndex } from './team-field.ts';
import type { BrokenTeamTie, TeamGroupTieBreak } from './team-tie-break.ts';
import { NAMED } from '../tie-break-names.ts';

/** C.07 12.3: all boards but the last, then all but the last two, and so on. */
export function byBottomElimination(
  field: TeamField,
  group: readonly TeamIndex[],
  sheets: ReadonlyMap<TeamIndex, BoardSheet>,
  explain: boolean,
): BrokenTeamTie {
  const comparisons = Array.from({ length: field.request.boards - 1 }, (_, gone) => {
    const board = field.request.boards - 1 - gone;
    const figureOf = (team: TeamIndex) => {
      let value = 0;
      for (let kept = 1; kept <= board; kept += 1) {
        value += totalOfBoard(sheets.get(team) ?? [], kept);
      }
      return { value, per: 10 };
    };
    return { board, upTo: true, figureOf } as const;
  });
  const article = field.edition.codes.BBE ?? field.edition.articles.announcement;
  return breakBoardByBoard(field, group, comparisons, article, explain);
}

/** BBE over all matches; its figure is the last sum looked at. */
export const bottomBoardElimination: TeamGroupTieBreak = {
  scope: 'group',
  ...NAMED.BBE,
  type: 'B',
  formula: {
    en: 'Points on all boards but the last, then on all but the last two, and so on.',
    fr: 'Points de tous les échiquiers sauf le dernier, puis sauf les deux derniers, et ainsi de suite.',
  },
  better: 'higher',
  variants: [],
  scores: [],
  needsBoards: true,
  breakTie(field, group, _choice, explain) {
    const sheets = sheetsOfArticle12(field, group);
    return sheets ? byBottomElimination(field, group, sheets, explain) : leftTied(group, explain);
  },
};
