import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What the posting board says in the terminal. */
export const POSTED_WORDS = inBoth(
  {
    option_up: 'a sheet that was hung up: {papers}',
    option_down: 'a sheet that was taken down',
    option_round: 'the round of the sheets; the latest when missing',
    option_asOf: 'the position in the log the sheets were printed from; the last when missing',
  },
  {
    option_up: 'une feuille affichée : {papers}',
    option_down: 'une feuille retirée',
    option_round: 'la ronde des feuilles ; la dernière par défaut',
    option_asOf: 'la position du journal à l’impression ; la dernière par défaut',
  },
);
