import type { Colour } from '../rules/colour.ts';
import type { Hand } from './round.ts';

/** What becomes of an envelope: somebody holds it, it was opened at the board, or it cannot be found. */
export const ENVELOPE_STATES = ['held', 'opened', 'lost'] as const;
export type EnvelopeState = (typeof ENVELOPE_STATES)[number];

/** What stands on the envelope of an adjourned game (Guidelines I.2); the move itself is nobody's to know. */
export interface SealedMove {
  /** Who sealed a move. */
  readonly sealer: Colour;
  /** The number of the sealed move. */
  readonly moveNumber?: number;
  /** Seconds used. */
  readonly white?: number;
  readonly black?: number;
  /** The position before the sealed move, as a FEN or in words. */
  readonly position?: string;
  /** Whose offer of a draw stands. */
  readonly drawOffer?: Colour;
  /** When and where the game goes on, as it was announced. */
  readonly resumes?: string;
}

export interface Custody extends Hand {
  readonly state: EnvelopeState;
  /** Who has it; for one that was opened or lost, who had it last. */
  readonly holder: string;
  readonly remark?: string;
}

/** An adjourned game with the way of its envelope, from the first hand to the last. */
export interface Adjournment extends SealedMove, Hand {
  readonly round: number;
  readonly board: number;
  readonly custody: readonly Custody[];
}

export const adjournmentKey = ({
  round,
  board,
}: {
  readonly round: number;
  readonly board: number;
}) => `${round}:${board}`;

export const adjournmentOf = (
  state: { readonly adjournments?: ReadonlyMap<string, Adjournment> },
  place: { readonly round: number; readonly board: number },
): Adjournment | null => state.adjournments?.get(adjournmentKey(place)) ?? null;
