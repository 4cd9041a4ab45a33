import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What the commands say by which an arbiter gives K. */
export const RATING_DEED_WORDS = inBoth(
  {
    option_kind: 'standard, rapid or blitz (default: that of the event)',
    option_k: 'the K of these players, from 1 to 100',
    option_games: 'rated games they have played so far',
    option_none: 'take away what was typed: K as the list has it',
    notAK: '“{value}” is no K. Write a whole number from 1 to 100.',
    notGames: '“{value}” is no number of games. Write a whole number from 0.',
    sayWhat: 'Say --k, --games or both, or --none to take away what was typed.',
  },
  {
    option_kind: 'standard, rapid ou blitz (par défaut : celle du tournoi)',
    option_k: 'le K de ces joueurs, de 1 à 100',
    option_games: 'parties classées qu’ils ont jouées à ce jour',
    option_none: 'retirer ce qui a été saisi : K selon la liste',
    notAK: '« {value} » n’est pas un K. Écrivez un nombre entier de 1 à 100.',
    notGames: '« {value} » n’est pas un nombre de parties. Écrivez un nombre entier à partir de 0.',
    sayWhat: 'Indiquez --k, --games ou les deux, ou --none pour retirer ce qui a été saisi.',
  },
);
