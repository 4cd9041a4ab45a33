import { inBoth } from '../../../words/in-both.ts';

export const LISTS_OF_MONTHS_WORDS = inBoth(
  {
    kept: (month: string, players: number) =>
      `${month}: ratings of ${players} ${players === 1 ? 'player' : 'players'} are kept`,
    none: (month: string) => `${month}: no ratings are kept`,
    take: 'Take from the FIDE list',
    takeOf: (month: string) => `Take from the FIDE list of ${month}`,
    noList: (month: string) =>
      `The FIDE list of ${month} is not kept here. Read it in on the page of lists, or type the rating of a player with “Type K…”.`,
    nobody: (month: string) =>
      `The FIDE list of ${month} knows none of the players. Enter their FIDE numbers first.`,
    failed: 'The list could not be read. Try again.',
  },
  {
    kept: (month: string, players: number) =>
      `${month} : classements gardés de ${players} ${players > 1 ? 'joueurs' : 'joueur'}`,
    none: (month: string) => `${month} : aucun classement gardé`,
    take: 'Prendre de la liste FIDE',
    takeOf: (month: string) => `Prendre de la liste FIDE de ${month}`,
    noList: (month: string) =>
      `La liste FIDE de ${month} n’est pas gardée ici. Lisez-la à la page des listes, ou saisissez le classement d’un joueur par « Saisir K… ».`,
    nobody: (month: string) =>
      `La liste FIDE de ${month} ne connaît aucun des joueurs. Entrez d’abord leurs numéros FIDE.`,
    failed: 'La liste n’a pas pu être lue. Réessayez.',
  },
);
