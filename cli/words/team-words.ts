import { inBoth } from '@ronde/core/rules/in-both.ts';

interface TeamWords {
  readonly argument_newTeam: string;
  readonly argument_team: string;
  readonly option_name: string;
  readonly option_nickname: string;
  readonly option_division: string;
  readonly option_venue: string;
  readonly option_captain: string;
  readonly option_phone: string;
  readonly option_email: string;
  readonly option_strength: string;
  readonly option_players: string;
  readonly option_withdraw: string;
  readonly option_return: string;
  readonly option_bye: string;
  readonly option_order: string;
  readonly option_lots: string;
  readonly option_csv: string;
  readonly header: readonly [string, string, string, string, string, string, string];
  readonly rosterHeader: readonly string[];
  readonly reserve: string;
  readonly withdrawn: string;
  readonly lacks: Readonly<Record<'nobody' | 'tooFew', string>>;
  readonly outranks: string;
  readonly noTeams: string;
  readonly notTeams: string;
  readonly noSuchTeam: string;
  readonly severalTeams: string;
  readonly notAStrength: string;
  readonly noTeamColumn: string;
  readonly oneOrder: string;
}

/** What the commands of teams say in the terminal. */
export const TEAM_WORDS = inBoth<TeamWords>(
  {
    argument_newTeam:
      'the name of the team; or a table with a column of teams (.csv, .xlsx, .ods), - for one on standard input',
    argument_team: 'a team by number, by name or part of it, or by id',
    option_name: 'another name',
    option_nickname: 'a short name',
    option_division: 'division or pool',
    option_venue: 'where it plays at home',
    option_captain: 'who speaks for the team',
    option_phone: 'the captain’s telephone, for those who run the event',
    option_email: 'the captain’s e-mail, likewise',
    option_strength: 'the rating of the team, given instead of worked out; none to work it out',
    option_players:
      'the list from board 1 down: entered players by number, name or id, with ; between them',
    option_withdraw: 'the team leaves the event',
    option_return: 'the team takes part again',
    option_bye: 'a bye: half, zero or full; none takes it back',
    option_order: 'as you say: teams by number or name from number 1 on, with ; between them',
    option_lots: 'by lot, with this seed or one that is drawn',
    option_csv: 'as CSV, one line a player',
    header: ['No.', 'Team', 'Club', 'Fed.', 'Captain', 'Players', 'Rating'],
    rosterHeader: ['No.', 'Team', 'Club', 'Fed.', 'Captain', 'Rating', 'Board', 'Player', 'Elo'],
    reserve: 'R',
    withdrawn: '{team}: withdrawn from round {round}',
    lacks: {
      nobody: '{team}: no player',
      tooFew: '{team}: fewer players than boards',
    },
    outranks: '{team}: board {board} outranks board {above} by {by}',
    noTeams: 'No team is entered. Enter one: ronde enter-team EVENT "Name".',
    notTeams: 'This event is one of individuals; it has no teams.',
    noSuchTeam: 'No team is “{team}”. `ronde teams` lists them.',
    severalTeams: '“{team}” may be several: {teams}. Say more of the name, or the number.',
    notAStrength: '“{value}” is no rating of a team. Write a whole number, or none.',
    noTeamColumn: 'No column of {file} holds teams. Head it Team, or say --columns team=3.',
    oneOrder: '--lots and --order are two ways to number teams. Give one of them.',
  },
  {
    argument_newTeam:
      'le nom de l’équipe ; ou un tableau avec une colonne d’équipes (.csv, .xlsx, .ods), - pour un tableau sur l’entrée standard',
    argument_team: 'une équipe par numéro, par nom ou partie du nom, ou par identifiant',
    option_name: 'un autre nom',
    option_nickname: 'un nom court',
    option_division: 'division ou poule',
    option_venue: 'où elle joue à domicile',
    option_captain: 'qui parle pour l’équipe',
    option_phone: 'le téléphone du capitaine, pour les responsables du tournoi',
    option_email: 'le courriel du capitaine, de même',
    option_strength: 'l’Elo de l’équipe, donné au lieu d’être calculé ; none pour le calculer',
    option_players:
      'la liste depuis l’échiquier 1 : joueurs inscrits par numéro, nom ou identifiant, séparés par ;',
    option_withdraw: 'l’équipe quitte le tournoi',
    option_return: 'l’équipe revient',
    option_bye: 'un bye : half (demi-point), zero ou full (un point) ; none le retire',
    option_order: 'à la main : équipes par numéro ou nom à partir du numéro 1, séparées par ;',
    option_lots: 'par tirage au sort, avec cette graine ou une graine tirée',
    option_csv: 'en CSV, une ligne par joueur',
    header: ['N°', 'Équipe', 'Club', 'Féd.', 'Capitaine', 'Joueurs', 'Elo'],
    rosterHeader: [
      ...['N°', 'Équipe', 'Club', 'Féd.', 'Capitaine', 'Elo équipe'],
      ...['Échiquier', 'Joueur', 'Elo'],
    ],
    reserve: 'R',
    withdrawn: '{team} : forfait à partir de la ronde {round}',
    lacks: {
      nobody: '{team} : aucun joueur',
      tooFew: '{team} : moins de joueurs que d’échiquiers',
    },
    outranks: '{team} : l’échiquier {board} dépasse l’échiquier {above} de {by}',
    noTeams: 'Aucune équipe n’est inscrite. Inscrivez-en une : ronde enter-team TOURNOI "Nom".',
    notTeams: 'Ce tournoi est individuel ; il n’a pas d’équipes.',
    noSuchTeam: 'Aucune équipe n’est « {team} ». `ronde teams` les liste.',
    severalTeams:
      '« {team} » peut désigner plusieurs équipes : {teams}. Précisez le nom, ou le numéro.',
    notAStrength: '« {value} » n’est pas l’Elo d’une équipe. Écrivez un nombre entier, ou none.',
    noTeamColumn:
      'Aucune colonne de {file} ne contient d’équipes. Intitulez-la Équipe, ou écrivez --columns team=3.',
    oneOrder: '--lots et --order sont deux façons de numéroter. Donnez l’une des deux.',
  },
);
