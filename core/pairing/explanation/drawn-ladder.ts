import type { Tpn } from '../../rules/identity.ts';

/** Somebody who plays, with what the place on the ladder rests on. */
export interface LadderPlace {
  readonly player: Tpn;
  /** In the whole ranking, from 1. */
  readonly rank: number;
  /** Points as printed. */
  readonly points: string;
  /** What the opponent plays for. */
  readonly value: number;
}

/** Two players who meet, the higher first, and why nobody nearer was taken. */
export interface LadderGame {
  readonly white: Tpn;
  readonly black: Tpn;
  readonly sentences: readonly string[];
}

/** A round paired from the top of a ranking down (docs/reference/keizer.md 3). */
export interface DrawnLadder {
  /** Those who play, the first on top. */
  readonly places: readonly LadderPlace[];
  /** In order of board. */
  readonly games: readonly LadderGame[];
  readonly bye: Tpn | null;
  /** What holds for the whole round. */
  readonly sentences: readonly string[];
}
