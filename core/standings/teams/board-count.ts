import type { Figure } from '../figure.ts';
import { splitByFigure } from '../tied-groups.ts';
import { leftTied, stepOf } from './board-by-board.ts';
import { sheetsOfArticle12, weightedBoards, type BoardSheet } from './boards.ts';
import type { TeamField, TeamIndex } from './team-field.ts';
import type { BrokenTeamTie, TeamGroupTieBreak } from './team-tie-break.ts';
import { NAMED } from '../tie-break-names.ts';

/** C.07 12.1: board number times points on the board, added up; the lower first. */
export function byBoardCount(
  field: TeamField,
  group: readonly TeamIndex[],
  sheets: ReadonlyMap<TeamIndex, BoardSheet>,
  explain: boolean,
): BrokenTeamTie {
  const figureOf = (team: TeamIndex): Figure =>
    weightedBoards(sheets.get(team) ?? [], (board) => board, explain);
  const order = splitByFigure(group, figureOf, 'lower');
  const article = field.edition.codes.BC ?? field.edition.articles.announcement;
  return {
    order,
    figures: new Map(group.map((team) => [team, figureOf(team)])),
    ...(explain && { steps: [stepOf(field, group, order, figureOf, article)] }),
  };
}

/** BC over all matches. */
export const boardCount: TeamGroupTieBreak = {
  scope: 'group',
  ...NAMED.BC,
  type: 'B',
  formula: {
    en: 'Sum of each board’s number times the points on it, the lowest first; only among teams with the same game points.',
    fr: 'Somme des numéros d’échiquier multipliés par les points de l’échiquier, la plus petite d’abord ; seulement à égalité de points de partie.',
  },
  better: 'lower',
  variants: [],
  scores: [],
  needsBoards: true,
  breakTie(field, group, _choice, explain) {
    const sheets = sheetsOfArticle12(field, group);
    if (!sheets) return leftTied(group, explain);
    const counted = byBoardCount(field, group, sheets, explain);
    const { scores } = field.gamePoints;
    const equal = group.every((team) => scores[team] === scores[group[0] ?? 0]);
    // C.07 12.1: of no use where game points differ, fewer points making a lower count.
    return equal ? counted : { ...leftTied(group, explain), figures: counted.figures };
  },
};
