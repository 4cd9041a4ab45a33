import { cell, numberOf, opponentAt, pointsAt } from '../field.ts';
import { UNALTERED, type Contribution, type Figure } from '../figure.ts';
import { gamesOf, type TeamGame } from './games.ts';
import { everyRound, teamNumber, type TeamField, type TeamIndex } from './team-field.ts';
import type { SingleTeamTieBreak } from './team-tie-break.ts';
import { NAMED } from '../tie-break-names.ts';

/** Adds up lines of working. */
function sumOf(working: readonly Contribution[], per: number, explain: boolean): Figure {
  const value = working.reduce((sum, line) => sum + line.value, 0);
  return explain ? { value, per, working } : { value, per };
}

/** One line a game. */
function gameByGame(
  field: TeamField,
  team: TeamIndex,
  per: number,
  explain: boolean,
  valueOf: (game: TeamGame) => number,
): Figure {
  const lines = gamesOf(field, team).map((game) => ({
    round: game.round,
    board: game.board,
    opponent: teamNumber(field, game.opponent),
    value: valueOf(game),
    counts: true,
    alterations: UNALTERED,
  }));
  return sumOf(lines, per, explain);
}

/** Game points for less game points against; a round without an opponent brings nothing. */
export const gamePointDifferential: SingleTeamTieBreak = {
  scope: 'team',
  ...NAMED.OTHER_GAME_POINT_DIFFERENTIAL,
  aliases: [{ name: 'Différentiel' }],
  type: 'B',
  formula: {
    en: 'Game points scored less game points given away, over all matches.',
    fr: 'Points de partie marqués moins points de partie concédés, sur tous les matchs.',
  },
  better: 'higher',
  variants: [],
  scores: [],
  molter: true,
  compute(field, team, _choice, explain) {
    if (field.request.kind === 'molter') {
      return gameByGame(field, team, 10, explain, ({ own, theirs }) => own - theirs);
    }
    const { gamePoints } = field;
    const lines = everyRound(field).flatMap((round): Contribution[] => {
      const at = cell(gamePoints, team, round);
      const opponent = opponentAt(gamePoints, at);
      if (opponent === null) return [];
      const against = pointsAt(gamePoints, cell(gamePoints, opponent, round));
      return [
        {
          round,
          opponent: numberOf(gamePoints, opponent),
          value: pointsAt(gamePoints, at) - against,
          counts: true,
          alterations: UNALTERED,
        },
      ];
    });
    return sumOf(lines, 10, explain);
  },
};

/** Games won less games lost (« différentiel gain - perte »). */
export const boardDifferential: SingleTeamTieBreak = {
  scope: 'team',
  ...NAMED.OTHER_BOARD_DIFFERENTIAL,
  aliases: [{ name: 'Différentiel gain - perte' }],
  type: 'B',
  formula: {
    en: 'Games won less games lost, over all boards of all matches.',
    fr: 'Parties gagnées moins parties perdues, sur tous les échiquiers de tous les matchs.',
  },
  better: 'higher',
  variants: [],
  scores: [],
  molter: true,
  needsBoards: true,
  compute(field, team, _choice, explain) {
    const { win } = field.request.gameScoring;
    return gameByGame(
      field,
      team,
      1,
      explain,
      ({ own, theirs }) => Number(own === win) - Number(theirs === win),
    );
  },
};

/** Games won by the team's players (LA 3.2). */
export const individualWins: SingleTeamTieBreak = {
  scope: 'team',
  ...NAMED.OTHER_INDIVIDUAL_WINS,
  type: 'B',
  formula: {
    en: 'Number of games won by the players of the team.',
    fr: 'Nombre de parties gagnées par les joueurs de l’équipe.',
  },
  better: 'higher',
  variants: [],
  scores: [],
  molter: true,
  needsBoards: true,
  compute: (field, team, _choice, explain) =>
    gameByGame(field, team, 1, explain, ({ own }) => Number(own === field.request.gameScoring.win)),
};
