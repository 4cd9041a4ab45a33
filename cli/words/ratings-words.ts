import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde ratings` and `ronde performance` say in one language; holes are `{name}`. */
export interface RatingCommandWords {
  readonly about_ratings: string;
  readonly about_performance: string;
  readonly argument_performanceFile: string;
  readonly option_kind: string;
  readonly option_edition: string;
  readonly option_k: string;
  readonly option_registered: string;
  readonly option_with: string;
  readonly option_why: string;
  readonly option_score: string;
  readonly option_games: string;
  readonly option_average: string;
  readonly option_table: string;
  readonly notATable: string;
  readonly notInTable: string;
  readonly notAK: string;
  readonly notADay: string;
  readonly noFileNoScore: string;
  readonly notAScore: string;
  readonly notACount: string;
  readonly notARating: string;
  readonly performanceHeader: readonly [
    number: string,
    name: string,
    rating: string,
    games: string,
    score: string,
    fide: string,
    book: string,
    ffe: string,
    perfect: string,
    estimate: string,
  ];
  readonly performanceOf: string;
}

export const RATING_COMMAND_WORDS = inBoth<RatingCommandWords>(
  {
    about_ratings: 'rating changes and first ratings of an event, and whether it can be rated',
    about_performance: 'the performance of every player, by FIDE, by the book and by the FFE',
    argument_performanceFile: 'file or event; none where a score is given',
    option_kind: 'standard, rapid or blitz (default: by the rate of play)',
    option_edition: 'edition of the rating regulations (default: in force on the first day)',
    option_k: 'K of players whose list says none, such as 12=40,7=10',
    option_registered: 'day the event was registered, such as 2026-11-15',
    option_with: 'other events of the same rating period',
    option_why: 'the working of one player, game by game',
    option_score: 'points, such as 6 or 6.5, instead of a file',
    option_games: 'games the points were made in',
    option_average: 'average rating of the opponents',
    option_table:
      'the table for the score: fide, book (Livre de l’Arbitre 5.2) or 2003; fide when absent',
    notATable: '“{value}” is no table. Write fide, book or 2003.',
    notInTable:
      'That table ends at 13 games and begins at 4: it has no row for {games}. Use --table fide.',
    notAK:
      '“{value}” is no K of a player. Write number=K, such as 12=40, with commas between and K from 1 to 100.',
    notADay: '“{value}” is not a day. Write it as 2026-11-15.',
    noFileNoScore: 'Name a file or an event, or give --score, --games and --average.',
    notAScore: '“{value}” is no score of {games} games. Write points in halves, such as 6 or 6.5.',
    notACount: '“{value}” is no number of games. Write a whole number from 1.',
    notARating: '“{value}” is no average rating. Write a whole number, such as 2326.',
    performanceHeader: [
      ...(['no.', 'name', 'rating', 'games', 'score', 'FIDE', 'book', 'FFE'] as const),
      ...(['perfect', 'estimate'] as const),
    ],
    performanceOf: '{average} {difference} = {performance}',
  },
  {
    about_ratings:
      'variations et classements initiaux d’un tournoi, et s’il peut être compté pour le classement',
    about_performance: 'la performance de chaque joueur, selon la FIDE, le livre et la FFE',
    argument_performanceFile: 'fichier ou tournoi ; aucun si un score est donné',
    option_kind: 'standard, rapid ou blitz (par défaut : selon la cadence)',
    option_edition: 'édition du règlement du classement (par défaut : en vigueur le premier jour)',
    option_k: 'K de joueurs dont la liste n’en donne pas, par exemple 12=40,7=10',
    option_registered: 'jour de l’homologation, par exemple 2026-11-15',
    option_with: 'autres tournois de la même période de classement',
    option_why: 'le calcul d’un joueur, partie par partie',
    option_score: 'points, par exemple 6 ou 6.5, à la place d’un fichier',
    option_games: 'nombre de parties où ces points ont été marqués',
    option_average: 'classement moyen des adversaires',
    option_table: 'la table du score : fide, book (Livre de l’Arbitre 5.2) ou 2003 ; fide à défaut',
    notATable: '« {value} » n’est pas une table. Écrivez fide, book ou 2003.',
    notInTable:
      'Cette table va de 4 à 13 parties : elle n’a pas de ligne pour {games}. Utilisez --table fide.',
    notAK:
      '« {value} » n’est pas le K d’un joueur. Écrivez numéro=K, par exemple 12=40, séparés par des virgules, K de 1 à 100.',
    notADay: '« {value} » n’est pas un jour. Écrivez-le sous la forme 2026-11-15.',
    noFileNoScore: 'Indiquez un fichier ou un tournoi, ou donnez --score, --games et --average.',
    notAScore:
      '« {value} » n’est pas un score de {games} parties. Écrivez des points et demi-points, par exemple 6 ou 6.5.',
    notACount:
      '« {value} » n’est pas un nombre de parties. Écrivez un nombre entier à partir de 1.',
    notARating:
      '« {value} » n’est pas un classement moyen. Écrivez un nombre entier, par exemple 2326.',
    performanceHeader: [
      ...(['n°', 'nom', 'Elo', 'parties', 'score', 'FIDE', 'livre', 'FFE'] as const),
      ...(['parfaite', 'estimation'] as const),
    ],
    performanceOf: '{average} {difference} = {performance}',
  },
);
