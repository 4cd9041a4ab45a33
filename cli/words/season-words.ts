import { inBoth } from '@ronde/core/rules/in-both.ts';

interface SeasonWords {
  readonly argument_table: string;
  readonly option_day: string;
  readonly option_time: string;
  readonly option_place: string;
  readonly option_series: string;
  readonly option_promoted: string;
  readonly option_division: string;
  readonly option_fixedAfter: string;
  readonly option_promotionPlayOff: string;
  readonly option_relegated: string;
  readonly option_relegationPlayOff: string;
  readonly option_boards: string;
  readonly option_boardColours: string;
  readonly option_matchPoints: string;
  readonly option_primary: string;
  readonly option_colourPreferences: string;
  readonly option_secondaryScore: string;
  readonly option_order: string;
  readonly option_lineUpDeadline: string;
  readonly notATable: string;
  readonly notColours: string;
  readonly notMatchPoints: string;
  readonly notAPrimary: string;
  readonly notPreferences: string;
  readonly notASwissOfTeams: string;
  readonly notAnOrder: string;
  readonly notOfTeams: string;
  readonly foreseen: string;
}

/** What commands on seasons and on rules of teams say. */
export const SEASON_WORDS = inBoth<SeasonWords>(
  {
    argument_table: 'the table of the match in its round',
    option_day: 'the day it is played, YYYY-MM-DD, or open where it is still to be agreed',
    option_time: 'the hour it begins, HH:MM',
    option_place: 'where it is played; at home where nothing is said',
    option_series:
      'the series of pools and divisions it belongs to, shown together on one page; none for none',
    option_promoted: 'teams promoted, from the first place down',
    option_division: 'its division in the series, 1 for the highest; none for none',
    option_fixedAfter:
      'matches for a team after which nobody plays for one below it; none for none',
    option_promotionPlayOff: 'teams after them in a play-off for promotion',
    option_relegated: 'teams relegated, from the last place up',
    option_relegationPlayOff: 'teams above them in a play-off to stay',
    option_boards: 'of a team event: boards of a match',
    option_boardColours:
      'of a team event: colours of the first-named team from board 1 down, such as WBWB',
    option_matchPoints: 'of a team event: match points won, drawn and lost, such as 2-1-0 or 3-2-1',
    option_primary: 'of a team event: the score that ranks first, match or game',
    option_colourPreferences:
      'of a Swiss for teams: colour preferences of type A or B, or none (C.04.6 1.7)',
    option_secondaryScore:
      'of a Swiss for teams: whether the other score decides colours (C.04.6 1.2.1, 4.2.2)',
    option_order:
      'of a team event: order of the players, free, fixed, or rating with a tolerance, rating:100',
    option_lineUpDeadline:
      'of a team event: minutes before a round by which line-ups are handed in, or none',
    notATable: 'Not a table: {value}. Give its number, such as 3.',
    notColours: 'Not colours of {boards} boards: {value}. Write one letter a board, such as WBWB.',
    notMatchPoints: 'Not match points: {value}. Write won-drawn-lost, such as 2-1-0.',
    notAPrimary: 'Not a score: {value}. It is match or game.',
    notPreferences: 'Not colour preferences: {value}. Write A, B or none.',
    notASwissOfTeams:
      'Only a Swiss for teams has colour preferences and a secondary score (C.04.6 1.2.1, 1.7).',
    notAnOrder: 'Not an order of players: {value}. It is free, fixed, or rating:100.',
    notOfTeams: 'This is not a team event: rules of teams do not apply to it.',
    foreseen: '(not public yet)',
  },
  {
    argument_table: 'la table du match dans sa ronde',
    option_day: 'le jour du match, AAAA-MM-JJ, ou open s’il reste à convenir',
    option_time: 'l’heure du début, HH:MM',
    option_place: 'où il se joue ; à domicile si rien n’est dit',
    option_series:
      'la série de poules et de divisions à laquelle il appartient, montrée sur une page ; none pour aucune',
    option_promoted: 'équipes qui montent, à partir de la première place',
    option_division: 'sa division dans la série, 1 pour la plus haute ; none pour aucune',
    option_fixedAfter:
      'matchs pour une équipe après lesquels nul ne joue pour une équipe inférieure ; none pour aucun',
    option_promotionPlayOff: 'équipes suivantes, en barrage de montée',
    option_relegated: 'équipes qui descendent, à partir de la dernière place',
    option_relegationPlayOff: 'équipes au-dessus d’elles, en barrage de maintien',
    option_boards: 'tournoi par équipes : échiquiers d’un match',
    option_boardColours:
      'tournoi par équipes : couleurs de l’équipe citée en premier à partir du 1er échiquier, par exemple WBWB',
    option_matchPoints:
      'tournoi par équipes : points de match gagné, nul et perdu, par exemple 2-1-0 ou 3-2-1',
    option_primary: 'tournoi par équipes : le score qui classe d’abord, match ou game',
    option_colourPreferences:
      'suisse par équipes : préférences de couleur de type A ou B, ou none pour aucune (C.04.6 1.7)',
    option_secondaryScore:
      'suisse par équipes : si l’autre score décide des couleurs (C.04.6 1.2.1, 4.2.2)',
    option_order:
      'tournoi par équipes : ordre des joueurs, free (libre), fixed (la liste), ou rating avec une tolérance, rating:100',
    option_lineUpDeadline:
      'tournoi par équipes : minutes avant une ronde pour remettre les compositions, ou none',
    notATable: 'Pas une table : {value}. Donnez son numéro, par exemple 3.',
    notColours:
      'Pas les couleurs de {boards} échiquiers : {value}. Une lettre par échiquier, par exemple WBWB.',
    notMatchPoints:
      'Pas des points de match : {value}. Écrivez gagné-nul-perdu, par exemple 2-1-0.',
    notAPrimary: 'Pas un score : {value}. C’est match ou game.',
    notPreferences: 'Pas des préférences de couleur : {value}. Écrivez A, B ou none.',
    notASwissOfTeams:
      'Seul un suisse par équipes a des préférences de couleur et un score secondaire (C.04.6 1.2.1, 1.7).',
    notAnOrder: 'Pas un ordre des joueurs : {value}. C’est free, fixed ou rating:100.',
    notOfTeams:
      'Ce n’est pas un tournoi par équipes : les règles des équipes ne s’y appliquent pas.',
    foreseen: '(pas encore publique)',
  },
);
