import type { Figure } from '../figure.ts';
import { splitByFigure } from '../tied-groups.ts';
import { breakBoardByBoard, leftTied, stepOf } from './board-by-board.ts';
import { gamesOf, type TeamGame } from './games.ts';
import type { TeamIndex } from './team-field.ts';
import type { TeamGroupTieBreak } from './team-tie-break.ts';
import { NAMED } from '../tie-break-names.ts';

const ARTICLE = NAMED.OTHER_TEAM_ENCOUNTERS.article;

/** The points of the tied teams' players against each other, when every two of the teams have met. */
export const encountersOnBoards: TeamGroupTieBreak = {
  scope: 'group',
  ...NAMED.OTHER_TEAM_ENCOUNTERS,
  type: 'A',
  formula: {
    en: 'Points of the games between players of the tied teams, when every two of the teams have met.',
    fr: 'Points des parties entre joueurs des équipes à égalité, si elles se sont toutes rencontrées.',
  },
  better: 'higher',
  variants: [],
  scores: [],
  molter: true,
  needsBoards: true,
  breakTie(field, group, _choice, explain) {
    const members = new Set(group);
    const mutual = new Map<TeamIndex, readonly TeamGame[]>(
      group.map((team) => [
        team,
        gamesOf(field, team).filter(({ opponent }) => members.has(opponent)),
      ]),
    );
    const met = [...mutual.values()].every(
      (games) => new Set(games.map(({ opponent }) => opponent)).size === group.length - 1,
    );
    if (!met) return leftTied(group, explain);
    const figureOf = (team: TeamIndex): Figure => ({
      value: (mutual.get(team) ?? []).reduce((sum, { own }) => sum + own, 0),
      per: 10,
    });
    const order = splitByFigure(group, figureOf, 'higher');
    return {
      order,
      figures: new Map(group.map((team) => [team, figureOf(team)])),
      ...(explain && { steps: [stepOf(field, group, order, figureOf, ARTICLE)] }),
    };
  },
};

/** Wins on board 1, then on board 2, and so on: « la victoire au 1er échiquier ». */
export const winsOnTopBoards: TeamGroupTieBreak = {
  scope: 'group',
  ...NAMED.OTHER_TOP_BOARD_WINS,
  type: 'B',
  formula: {
    en: 'Games won on board 1, then on board 2, and so on.',
    fr: 'Parties gagnées au premier échiquier, puis au deuxième, et ainsi de suite.',
  },
  better: 'higher',
  variants: [],
  scores: [],
  molter: true,
  needsBoards: true,
  breakTie(field, group, _choice, explain) {
    const { win } = field.request.gameScoring;
    const games = new Map(group.map((team) => [team, gamesOf(field, team)]));
    const comparisons = Array.from({ length: field.request.boards }, (_, place) => ({
      board: place + 1,
      figureOf: (team: TeamIndex): Figure => ({
        value: (games.get(team) ?? []).filter(
          ({ board, own }) => board === place + 1 && own === win,
        ).length,
        per: 1,
      }),
    }));
    return breakBoardByBoard(field, group, comparisons, ARTICLE, explain);
  },
};

/** After the points of the games: Berlin, wins, the games between the tied, then wins board by board (LA 3.2). */
export const MOLTER_RANKING_ORDER: readonly string[] = [
  'OTHER_BERLIN',
  'OTHER_INDIVIDUAL_WINS',
  'OTHER_TEAM_ENCOUNTERS',
  'OTHER_TOP_BOARD_WINS',
];
