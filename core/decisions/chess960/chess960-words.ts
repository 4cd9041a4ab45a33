import { inBoth } from '../../rules/in-both.ts';
import type { CastlingMove, CastlingSide } from './castling-move.ts';

/** What is said of a starting position of Chess960; holes are `{name}`. */
export interface Chess960Said {
  readonly position: string;
  readonly castling: Readonly<Record<CastlingSide, string>>;
  readonly moves: Readonly<Record<CastlingMove, string>>;
}

export const CHESS960_SAID = inBoth<Chess960Said>(
  {
    position: 'Position {id}',
    castling: { c: 'Castling to the c-file: {move}.', g: 'Castling to the g-file: {move}.' },
    moves: {
      both: 'king and rook both move',
      exchange: 'king and rook exchange places',
      king: 'the king alone moves',
      rook: 'the rook alone moves',
    },
  },
  {
    position: 'Position {id}',
    castling: { c: 'Roque vers la colonne c : {move}.', g: 'Roque vers la colonne g : {move}.' },
    moves: {
      both: 'le roi et la tour se déplacent tous deux',
      exchange: 'le roi et la tour échangent leurs places',
      king: 'le roi seul se déplace',
      rook: 'la tour seule se déplace',
    },
  },
);
