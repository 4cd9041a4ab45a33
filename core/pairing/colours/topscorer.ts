import type { Colour } from '../../rules/colour.ts';
import type { PairingRequest } from '../system.ts';
import { colourState } from './colour-preference.ts';

/** Where an event stands when a round is paired. */
export type RoundAsked = Pick<PairingRequest, 'round' | 'rounds' | 'scoring'>;

/**
 * More than half of the points one could have before the last round (C.04.3 A.7, 2026: 1.8).
 * Virtual points make scoregroups (C.04.7 1.5); half the maximum is a matter of real points.
 */
export const isTopscorer = (points: number, { round, rounds, scoring }: RoundAsked): boolean =>
  round >= rounds && 2 * points > (round - 1) * scoring.win;

/** A player's points, and the colours of the games played. */
interface PastOfPlayer {
  readonly points: number;
  readonly colours: readonly Colour[];
}

/**
 * Whether two who must both have the same colour may meet, because one of them is a topscorer
 * (C.04.3 C.3): one of the two then breaks the sequence or the difference, and may.
 */
export function isExemptPair(
  pair: readonly [PastOfPlayer, PastOfPlayer],
  asked: RoundAsked,
): boolean {
  const [one, other] = [colourState(pair[0].colours), colourState(pair[1].colours)];
  return (
    one.strength === 'absolute' &&
    other.strength === 'absolute' &&
    one.preference === other.preference &&
    pair.some(({ points }) => isTopscorer(points, asked))
  );
}
