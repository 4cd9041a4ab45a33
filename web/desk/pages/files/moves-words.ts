import { inBoth } from '../../../words/in-both.ts';
import type { FileWords } from './files-words.ts';

/** The file of games for those who run the event; the palette does not say it. */
export const MOVES_WORDS = inBoth<FileWords>(
  {
    name: 'Games with moves (PGN)',
    about: 'The moves that are kept of each board; a game in conflict goes without them.',
  },
  {
    name: 'Parties avec les coups (PGN)',
    about: 'Les coups gardés de chaque échiquier ; une partie en désaccord sort sans eux.',
  },
);
