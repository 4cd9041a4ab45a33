import { inBoth } from '../../../words/in-both.ts';

/** How a round by Keizer's system is explained on its ladder. */
export const LADDER_PANEL_WORDS = inBoth(
  {
    ladder: 'Those who play, in order of Keizer’s points',
    rank: 'Rank',
    player: 'Player',
    points: 'Points',
    value: 'Value',
    board: 'Board',
    bye: 'bye',
    notOnLadder: 'The ladder does not have this pair: the board was changed by hand.',
    coloursTurned: (white: string) =>
      `The rules give White to ${white}: the colours of this board were changed by hand.`,
    largeTitle: (round: number) => `Round ${round} on the ladder`,
    departsMark: 'Not as on the ladder: see Why?',
  },
  {
    ladder: 'Les joueurs de la ronde, par points Keizer',
    rank: 'Rang',
    player: 'Joueur',
    points: 'Points',
    value: 'Valeur',
    board: 'Éch.',
    bye: 'exempt',
    notOnLadder: 'L’échelle n’a pas cette rencontre : l’échiquier a été modifié à la main.',
    coloursTurned: (white: string) =>
      `Les règles donnent les Blancs à ${white} : les couleurs de cet échiquier ont été changées à la main.`,
    largeTitle: (round: number) => `La ronde ${round} sur l’échelle`,
    departsMark: 'Pas comme sur l’échelle : voir Pourquoi ?',
  },
);
