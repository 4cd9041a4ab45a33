import type { Colour } from '@ronde/core/rules/colour.ts';
import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde draw molter` says in one language; holes are `{name}`. */
export interface MolterCliWords {
  readonly about: string;
  readonly option_boards: string;
  readonly option_teams: string;
  readonly option_players: string;
  readonly option_rounds: string;
  readonly option_short: string;
  readonly option_grids: string;
  readonly option_pack: string;
  readonly notACount: string;
  readonly notShort: string;
  readonly title: string;
  readonly round: string;
  readonly roundTitle: string;
  readonly board: string;
  readonly emptyTitle: string;
  readonly emptyBoard: string;
  readonly emptyBoth: string;
  readonly colours: Readonly<Record<Colour, string>>;
}

export const MOLTER_CLI_WORDS = inBoth<MolterCliWords>(
  {
    about: 'draw up a Molter event, in which the players of a team meet different teams',
    option_boards: 'boards of a match of teams, or players a team by Molter tables (4)',
    option_teams: 'teams, from 3 to 13',
    option_players: 'players a team, an even number from 4',
    option_rounds: 'rounds, played two by two; an odd number ends with the autonomous round',
    option_short: 'teams with too few players, as C=5: says which boards stay empty',
    option_grids: 'also show a grid for each team: colour and opponent of every player',
    option_pack: 'also draw up the event with one team less, and with two',
    notACount: '“{value}” is no number for {option}. Write a whole number from 1.',
    notShort:
      '“{value}” names no team with too few players. Write a letter of {teams} and fewer than {players} players, such as C=3.',
    title: 'Table {table}: {teams} teams of {players}, {boards} boards',
    round: 'round {round}: {of}, {status}',
    roundTitle: 'round {round}',
    board: 'board',
    emptyTitle:
      'Empty boards, lost by forfeit (the order of the players stays, nobody is moved up):',
    emptyBoard: 'round {round}, board {board}: {missing} is missing, {wins} has the point',
    emptyBoth: 'round {round}, board {board}: {missing} and the opponent are missing, no point',
    colours: { white: 'w', black: 'b' },
  },
  {
    about: 'dresser un tournoi Molter, où les joueurs d’une équipe rencontrent diverses équipes',
    option_boards:
      'échiquiers d’un match par équipes, ou joueurs par équipe avec les tableaux Molter (4)',
    option_teams: 'équipes, de 3 à 13',
    option_players: 'joueurs par équipe, un nombre pair à partir de 4',
    option_rounds:
      'rondes, jouées par deux ; un nombre impair finit par la ronde autonome du tableau',
    option_short: 'équipes incomplètes, comme C=5 : dit quels échiquiers restent vides',
    option_grids: 'montrer aussi une grille par équipe : couleur et adversaire de chacun',
    option_pack: 'dresser aussi le tournoi avec une équipe de moins, et avec deux',
    notACount:
      '« {value} » n’est pas un nombre pour {option}. Écrivez un nombre entier à partir de 1.',
    notShort:
      '« {value} » ne nomme pas une équipe incomplète. Écrivez une lettre de {teams} et moins de {players} joueurs, comme C=3.',
    title: 'Tableau {table} : {teams} équipes de {players}, {boards} échiquiers',
    round: 'ronde {round} : {of}, {status}',
    roundTitle: 'ronde {round}',
    board: 'échiquier',
    emptyTitle:
      'Échiquiers vides, perdus par forfait (l’ordre des joueurs reste, personne ne remonte) :',
    emptyBoard: 'ronde {round}, échiquier {board} : {missing} manque, {wins} a le point',
    emptyBoth:
      'ronde {round}, échiquier {board} : {missing} et son adversaire manquent, aucun point',
    colours: { white: 'b', black: 'n' },
  },
);
