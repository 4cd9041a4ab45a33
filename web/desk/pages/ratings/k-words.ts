import { inBoth } from '../../../words/in-both.ts';

export const K_WORDS = inBoth(
  {
    type: 'Type K…',
    heading: (player: string, kind: string) => `K of ${player}, ${kind} list`,
    kinds: { standard: 'standard', rapid: 'rapid', blitz: 'blitz' },
    text: 'Where the list says none, or a wrong one. What is typed here counts before the list; K counts before the number of games.',
    k: 'K',
    games: 'Rated games so far',
    notAK: 'Write a whole number from 1 to 100.',
    notGames: 'Write a whole number from 0.',
    sayOne: 'Write K, or the number of games.',
    keep: 'Keep',
    cancel: 'Cancel',
    none: 'As on the list',
  },
  {
    type: 'Saisir K…',
    heading: (player: string, kind: string) => `K de ${player}, liste ${kind}`,
    kinds: { standard: 'standard', rapid: 'rapide', blitz: 'blitz' },
    text: 'Si la liste n’en donne pas, ou un faux. Ce qui est saisi ici l’emporte sur la liste ; K l’emporte sur le nombre de parties.',
    k: 'K',
    games: 'Parties classées à ce jour',
    notAK: 'Écrivez un nombre entier de 1 à 100.',
    notGames: 'Écrivez un nombre entier à partir de 0.',
    sayOne: 'Écrivez K, ou le nombre de parties.',
    keep: 'Garder',
    cancel: 'Annuler',
    none: 'Selon la liste',
  },
);
