import { inBoth } from '../../../../words/in-both.ts';

/** How a team is rated, and in what order its players sit. */
export const TEAM_LIST_WORDS = inBoth(
  {
    ratingOf: 'Rating of a team: whose',
    of: {
      firstBoards: 'the first of the list, one a board',
      highestRated: 'the highest rated, one a board',
      everybody: 'everybody on the list',
    },
    ratingAs: 'Rating of a team: what',
    as: { mean: 'mean', sum: 'sum' },
    ratingHint: 'Gives the initial order. Whoever has no rating counts as 0.',
    order: 'Order of the players',
    orders: {
      free: 'free: the captain decides',
      fixed: 'fixed: as in the list handed in',
      rating: 'by rating, within a tolerance',
    },
    tolerance: 'Tolerance in rating points',
    toleranceHint: 'Nobody sits below a player rated lower by more than this.',
  },
  {
    ratingOf: 'Elo d’une équipe : de qui',
    of: {
      firstBoards: 'les premiers de la liste, un par échiquier',
      highestRated: 'les meilleurs Elo, un par échiquier',
      everybody: 'toute la liste',
    },
    ratingAs: 'Elo d’une équipe : quoi',
    as: { mean: 'moyenne', sum: 'somme' },
    ratingHint: 'Donne l’ordre initial. Sans Elo, un joueur compte 0.',
    order: 'Ordre des joueurs',
    orders: {
      free: 'libre : le capitaine décide',
      fixed: 'fixe : celui de la liste remise',
      rating: 'par Elo, avec une tolérance',
    },
    tolerance: 'Tolérance en points Elo',
    toleranceHint: 'Personne ne joue sous un joueur dont l’Elo est inférieur de plus que cela.',
  },
);
