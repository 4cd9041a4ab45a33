import type { RoundRecord } from '../../rules/record.ts';
import { barsFromBye } from '../dutch/bye-eligibility.ts';
import { hasBit } from '../matching/bits.ts';
import type { MaximumMatching } from '../matching/maximum-matching.ts';
import type { PairingRequest } from '../system.ts';
import type { FieldPlayer, LegalField } from './legal-field.ts';

/** Why a player who came before does not have the bye. */
export type ByeBar = 'barred' | 'completion';

/** The bye of a round, with those who came before but could not have it. */
export interface ByeAssignment {
  readonly place: number;
  readonly passedOver: readonly { readonly place: number; readonly because: ByeBar }[];
}

/**
 * Gives the bye, before anybody is paired, to the first in `order` who may have it and leaves the
 * others a complete pairing; `everybody` is a pairing of all. Null for an even field.
 */
export function assignBye<P extends FieldPlayer>(
  { players, bye }: LegalField<P>,
  everybody: MaximumMatching,
  order: (a: P, b: P) => number,
): ByeAssignment | null {
  if (bye < 0) return null;
  const possible = everybody.partnersOf(bye);
  const passedOver: { place: number; because: ByeBar }[] = [];
  const waiting = players
    .map((player, place) => ({ player, place }))
    .sort((a, b) => order(a.player, b.player));
  for (const { place, player } of waiting) {
    if (hasBit(possible, place)) return { place, passedOver };
    passedOver.push({ place, because: player.mayHaveBye ? 'completion' : 'barred' });
  }
  throw new Error('a complete pairing gives nobody the bye');
}

/** A bye, a win by forfeit, or as many points as a win without playing. */
export const barsFromByeFirst = (record: RoundRecord, request: PairingRequest): boolean =>
  record.outcome === 'forfeitWin' || barsFromBye(record, request);
