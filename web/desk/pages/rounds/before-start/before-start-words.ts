import { inBoth } from '../../../../words/in-both.ts';

export const BEFORE_START_WORDS = inBoth(
  {
    title: 'Somebody left or came after the draw',
    about: (article: string, kept: number) =>
      `The announced pairings stand: do not draw again. If those concerned agree, change only this; ${
        kept === 1 ? '1 other board stays' : `${kept} other boards stay`
      } (${article}).`,
    pair: (white: string, black: string) => `${white} – ${black}`,
    change: 'Make this change',
  },
  {
    title: 'Départ ou arrivée après le tirage',
    about: (article: string, kept: number) =>
      `Les appariements annoncés restent : ne tirez pas à nouveau. Si les joueurs concernés sont d’accord, ne changez que ceci ; ${
        kept < 2 ? `${kept} autre échiquier reste` : `${kept} autres échiquiers restent`
      } (${article}).`,
    pair: (white: string, black: string) => `${white} – ${black}`,
    change: 'Faire ce changement',
  },
);
