import type { Colour } from './colour.ts';
import type { Tpn } from './identity.ts';
import type { PlayerOutcome } from './outcome.ts';
import type { Points } from './points.ts';

/** One player's round, as pairing systems, tie-breaks and ratings read it. */
export interface RoundRecord {
  /** The scheduled opponent; null without one. */
  readonly opponent: Tpn | null;
  /** The colour had (or scheduled, when the game was not played); null without an opponent. */
  readonly colour: Colour | null;
  readonly outcome: PlayerOutcome;
  /** What the round brought, where it is not what the scoring system gives (TRF26 record 299). */
  readonly points?: Points;
}

/** One player's line of the crosstable: everything a rule may ask about a player. */
export interface PlayerRecord {
  readonly tpn: Tpn;
  readonly name: string;
  /** Strength used for the initial order; 0 when unknown. */
  readonly rating: number;
  /** Round r at index r − 1; may be shorter than the event. */
  readonly rounds: readonly RoundRecord[];
}
