import { inBoth } from '../../../words/in-both.ts';

/** How a round robin is explained on its table. */
export const TABLE_PANEL_WORDS = inBoth(
  {
    tableOf: (size: number) => `Berger table for ${size}, a line a round`,
    round: 'Round',
    pairs: 'White – Black, by number',
    rests: 'Rests',
    cycle: (number: number) => `Cycle ${number}${number % 2 === 0 ? ', colours reversed' : ''}`,
    meetAgain: 'they meet again',
    game: (numbers: string, white: string, black: string) => `${numbers}: ${white} – ${black}`,
    notOnTable: 'The table does not have this pair in this round: it was changed by hand.',
    coloursTurned: (white: string) =>
      `The table gives White to ${white}: the colours were changed by hand.`,
    numbers: 'Numbers and names',
    freePlace: 'free place',
    largeTitle: (round: number) => `Round ${round} on the Berger table`,
    departsMark: 'Not as in the Berger table: see Why?',
    facts: 'The facts of this board',
  },
  {
    tableOf: (size: number) => `Table de Berger à ${size}, une ligne par ronde`,
    round: 'Ronde',
    pairs: 'Blancs – Noirs, par numéro',
    rests: 'Au repos',
    cycle: (number: number) => `Tour ${number}${number % 2 === 0 ? ', couleurs inversées' : ''}`,
    meetAgain: 'ils se rencontrent à nouveau',
    game: (numbers: string, white: string, black: string) => `${numbers} : ${white} – ${black}`,
    notOnTable: 'La table n’a pas cette rencontre à cette ronde : elle a été modifiée à la main.',
    coloursTurned: (white: string) =>
      `La table donne les Blancs à ${white} : les couleurs ont été changées à la main.`,
    numbers: 'Numéros et noms',
    freePlace: 'place libre',
    largeTitle: (round: number) => `La ronde ${round} sur la table de Berger`,
    departsMark: 'Pas comme sur la table de Berger : voir Pourquoi ?',
    facts: 'Les faits de cet échiquier',
  },
);
