import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What the commands say by which an arbiter gives K, or keeps later lists. */
export const RATING_DEED_WORDS = inBoth(
  {
    option_kind: 'standard, rapid or blitz (default: that of the event)',
    option_k: 'the K of these players, from 1 to 100',
    option_games: 'rated games they have played so far',
    option_none: 'take away what was typed: K as the list has it',
    notAK: '“{value}” is no K. Write a whole number from 1 to 100.',
    notGames: '“{value}” is no number of games. Write a whole number from 0.',
    argument_ratings: 'ratings typed, such as 12=2310; none to take them from a list kept here',
    option_month: 'month of the list, such as 2026-04',
    option_list: 'list to take them from, see ronde lists',
    notAMonth: '“{value}” is no month. Write it as 2026-04.',
    notARating: '“{value}” is no rating of a player. Write number=rating, such as 12=2310.',
    noSuchList:
      'No list “{source}” of {month} is kept here. Read it in with ronde lists import, or type the ratings: 12=2310.',
    sayWhat: 'Say --k, --games or both, or --none to take away what was typed.',
  },
  {
    option_kind: 'standard, rapid ou blitz (par défaut : celle du tournoi)',
    option_k: 'le K de ces joueurs, de 1 à 100',
    option_games: 'parties classées qu’ils ont jouées à ce jour',
    option_none: 'retirer ce qui a été saisi : K selon la liste',
    notAK: '« {value} » n’est pas un K. Écrivez un nombre entier de 1 à 100.',
    notGames: '« {value} » n’est pas un nombre de parties. Écrivez un nombre entier à partir de 0.',
    argument_ratings:
      'classements saisis, par exemple 12=2310 ; aucun pour les prendre d’une liste gardée ici',
    option_month: 'mois de la liste, par exemple 2026-04',
    option_list: 'liste où les prendre, voir ronde lists',
    notAMonth: '« {value} » n’est pas un mois. Écrivez-le comme 2026-04.',
    notARating:
      '« {value} » n’est pas le classement d’un joueur. Écrivez numéro=classement, par exemple 12=2310.',
    noSuchList:
      'Aucune liste « {source} » de {month} n’est gardée ici. Lisez-la par ronde lists import, ou saisissez les classements : 12=2310.',
    sayWhat: 'Indiquez --k, --games ou les deux, ou --none pour retirer ce qui a été saisi.',
  },
);
