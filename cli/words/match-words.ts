import { inBoth } from '@ronde/core/rules/in-both.ts';

interface MatchWords {
  readonly option_boards: string;
  readonly option_last: string;
  readonly option_late: string;
  readonly option_allLate: string;
  readonly option_irregular: string;
  readonly option_contested: string;
  readonly option_matchPoints: string;
  readonly option_gamePoints: string;
  readonly option_reason: string;
  readonly oneLineUp: string;
  readonly noMatch: string;
  readonly noLast: string;
  readonly tooMany: string;
  readonly notPoints: string;
  readonly whichPoints: string;
}

/** What the commands of matches between teams say in the terminal. */
export const MATCH_WORDS = inBoth<MatchWords>(
  {
    option_boards:
      'players from board 1 down by number, name or id, with ; between them; - for a board left empty',
    option_last: 'as handed in the last time',
    option_allLate: 'teams without one play the first of their list (LA 6.9 VII 1)',
    option_late: 'not handed in by the hour: the first players of the list (LA 6.9 VII 1)',
    option_irregular:
      'the first board of an irregular line-up: it and all below it are lost; without it the team is absent',
    option_contested: 'it is not signed: what the captain contests',
    option_matchPoints: 'match points given, or taken with a minus: -1',
    option_gamePoints: 'game points given, or taken with a minus: -0.5',
    option_reason: 'why, for the log',
    oneLineUp: 'Say one of --boards, --last and --late.',
    noMatch: '{team} hands in no line-up for round {round}: it has no match there.',
    noLast: '{team} has handed in no line-up before. Say --boards.',
    tooMany: '{players} players for {boards} boards. Leave some out.',
    notPoints: '“{value}” is no number of points. Write 1, -1 or -0.5.',
    whichPoints: 'Say --match-points or --game-points, with a minus for a penalty.',
  },
  {
    option_boards:
      'joueurs depuis l’échiquier 1 par numéro, nom ou identifiant, séparés par ; ; - pour un échiquier vide',
    option_last: 'comme la dernière composition remise',
    option_allLate:
      'les équipes sans composition jouent avec les premiers de leur liste (LA 6.9 VII 1)',
    option_late: 'pas remise à l’heure : les premiers joueurs de la liste (LA 6.9 VII 1)',
    option_irregular:
      'le premier échiquier d’une composition irrégulière : il est perdu avec tous les suivants ; sans cette option, l’équipe est absente',
    option_contested: 'elle n’est pas signée : ce que le capitaine conteste',
    option_matchPoints: 'points de match accordés, ou retirés avec un moins : -1',
    option_gamePoints: 'points de partie accordés, ou retirés avec un moins : -0.5',
    option_reason: 'pourquoi, pour le journal',
    oneLineUp: 'Donnez --boards, --last ou --late, une seule des trois.',
    noMatch:
      '{team} ne remet pas de composition pour la ronde {round} : elle n’y joue pas de match.',
    noLast: '{team} n’a encore remis aucune composition. Donnez --boards.',
    tooMany: '{players} joueurs pour {boards} échiquiers. Retirez-en.',
    notPoints: '« {value} » n’est pas un nombre de points. Écrivez 1, -1 ou -0.5.',
    whichPoints: 'Donnez --match-points ou --game-points, avec un moins pour une pénalité.',
  },
);
