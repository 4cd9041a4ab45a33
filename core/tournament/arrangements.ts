import { arrangement, startPosition } from '../decisions/chess960/arrangement.ts';
import {
  castlingMove,
  type CastlingMove,
  type CastlingSide,
} from '../decisions/chess960/castling-move.ts';

/** The starting position of a round of Chess960: the same for all its boards. */
export interface StartingPosition {
  /** 0 to 959. */
  readonly id: number;
  /** Of the lot it was drawn by; null where it was chosen. */
  readonly seed: string | null;
}

export interface ShownArrangement extends StartingPosition {
  /** From a to h, in English letters. */
  readonly rank: string;
  /** As a FEN. */
  readonly position: string;
  readonly castling: Readonly<Record<CastlingSide, CastlingMove>>;
}

interface Arranged {
  readonly arrangements?: ReadonlyMap<number, StartingPosition>;
}

/** The position a round begins with, where it is not the usual one. */
export function arrangementOf(state: Arranged, round: number): ShownArrangement | null {
  const set = state.arrangements?.get(round);
  const rank = set === undefined ? null : arrangement(set.id);
  if (set === undefined || rank === null) return null;
  const castling = { c: castlingMove(rank, 'c'), g: castlingMove(rank, 'g') };
  return { ...set, rank, position: startPosition(rank), castling };
}
