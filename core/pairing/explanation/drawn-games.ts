import type { Tpn } from '../../rules/identity.ts';

/** Two players who meet, and why, in sentences. */
export interface SaidGame {
  readonly white: Tpn;
  readonly black: Tpn;
  readonly sentences: readonly string[];
}

/** A round whose games each have their own reason, and no picture. */
export interface SaidGames {
  /** In order of board. */
  readonly games: readonly SaidGame[];
  /** What holds for the whole round. */
  readonly sentences: readonly string[];
}
