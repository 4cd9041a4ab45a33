import { breakBoardByBoard, leftTied } from './board-by-board.ts';
import { sheetsOfArticle12, totalOfBoard, type BoardSheet } from './boards.ts';
import type { TeamField, TeamIndex } from './team-field.ts';
import type { BrokenTeamTie, TeamGroupTieBreak } from './team-tie-break.ts';
import { NAMED } from '../tie-break-names.ts';

/** C.07 12.2: board 1, then board 2, and so on. */
export function byTopBoards(
  field: TeamField,
  group: readonly TeamIndex[],
  sheets: ReadonlyMap<TeamIndex, BoardSheet>,
  explain: boolean,
): BrokenTeamTie {
  const comparisons = Array.from({ length: field.request.boards }, (_, place) => ({
    board: place + 1,
    figureOf: (team: TeamIndex) => ({
      value: totalOfBoard(sheets.get(team) ?? [], place + 1),
      per: 10,
    }),
  }));
  const article = field.edition.codes.TBR ?? field.edition.articles.announcement;
  return breakBoardByBoard(field, group, comparisons, article, explain);
}

/** TBR over all matches; its figure is the last board looked at. */
export const topBoardResults: TeamGroupTieBreak = {
  scope: 'group',
  ...NAMED.TBR,
  type: 'B',
  formula: {
    en: 'Points on board 1, then on board 2, and so on.',
    fr: 'Points au premier échiquier, puis au deuxième, et ainsi de suite.',
  },
  better: 'higher',
  variants: [],
  scores: [],
  needsBoards: true,
  breakTie(field, group, _choice, explain) {
    const sheets = sheetsOfArticle12(field, group);
    return sheets ? byTopBoards(field, group, sheets, explain) : leftTied(group, explain);
  },
};
