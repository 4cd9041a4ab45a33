import type { SwissProperties } from '../../../rules/editions/swiss.ts';
import type { NoLegalPairing } from '../../system.ts';
import { pairingOff } from './completion.ts';
import { maskOf, type MayMeet } from './field.ts';
import type { Participant } from './participant.ts';
import { subsets } from './subsets.ts';

/**
 * A.9 (2026: 1.9.3): why no round-pairing exists: one smallest group of players whom every way of
 * pairing the others leaves over, with the opponents each of them may still have.
 */
export function noLegalPairing(
  field: readonly Participant[],
  mayMeet: MayMeet,
  edition: SwissProperties,
): NoLegalPairing {
  return {
    code: 'noLegalPairing',
    article: edition.articles.noRematch,
    stuck: leftOver(field, mayMeet).map((player) => ({
      player: player.tpn,
      allowed: field
        .filter((other) => other !== player && mayMeet(player, other))
        .map((other) => other.tpn)
        .sort((a, b) => a - b),
      mayHaveBye: player.mayHaveBye,
    })),
  };
}

function leftOver(field: readonly Participant[], mayMeet: MayMeet): readonly Participant[] {
  const everyone = maskOf(field);
  const canBePairedOff = pairingOff(field, mayMeet);
  for (let size = field.length % 2; size <= field.length; size += 2) {
    for (const set of subsets(field, size)) {
      if (canBePairedOff(everyone & ~maskOf(set))) return set;
    }
  }
  return field;
}
