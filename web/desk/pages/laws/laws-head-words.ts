import { inBoth } from '../../../words/in-both.ts';

/** Before the catalogue is there. */
export const LAWS_HEAD_WORDS = inBoth(
  {
    heading: 'Laws of Chess',
    decide: 'Decide at the board, question by question',
    about:
      'Each article in our own words. Look for a number, a word or what happened at the board.',
  },
  {
    heading: 'Règles du jeu',
    decide: 'Décider à l’échiquier, question par question',
    about:
      'Chaque article dans nos propres mots. Cherchez un numéro, un mot ou ce qui s’est passé à l’échiquier.',
  },
);
