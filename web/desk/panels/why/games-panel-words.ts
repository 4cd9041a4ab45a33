import { inBoth } from '../../../words/in-both.ts';

/** How a round is explained whose games each have their own reason. */
export const GAMES_PANEL_WORDS = inBoth(
  {
    notByRules: 'The rules do not have this pair: the board was changed by hand.',
    coloursTurned: (white: string) =>
      `The rules give White to ${white}: the colours of this board were changed by hand.`,
    departsMark: 'Not as the rules pair it: see Why?',
  },
  {
    notByRules: 'Les règles n’ont pas cette rencontre : l’échiquier a été modifié à la main.',
    coloursTurned: (white: string) =>
      `Les règles donnent les Blancs à ${white} : les couleurs de cet échiquier ont été changées à la main.`,
    departsMark: 'Pas comme les règles l’apparient : voir Pourquoi ?',
  },
);
