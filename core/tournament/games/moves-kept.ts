import type { PgnGame } from '../../formats/pgn/read-pgn.ts';
import type { PgnMoves } from '../../formats/pgn/write-pgn.ts';

/** What is kept of a game that was read: its text, and where it starts from if elsewhere. */
export const movesKept = ({ text, tags }: Pick<PgnGame, 'text' | 'tags'>): PgnMoves => ({
  text,
  start: tags.get('FEN') ?? null,
});
