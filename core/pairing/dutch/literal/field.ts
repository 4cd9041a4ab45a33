import type { Tpn } from '../../../rules/identity.ts';
import type { PairingRequest } from '../../system.ts';
import type { Participant } from './participant.ts';

/** Participants as a set of bits: the key of everything remembered about a set of players. */
export type Mask = number;

export function maskOf(players: readonly Participant[]): Mask {
  let mask = 0;
  for (const player of players) mask |= player.bit;
  return mask;
}

/** Whether two participants may be paired, by the absolute criteria between two. */
export type MayMeet = (a: Participant, b: Participant) => boolean;

/**
 * C.1 and C.3 (2026: C1 and C3), and the pairs the event's rules prohibit. A pair with a topscorer
 * is free of C.3: C.8 and C.9 (2026: C10 and C11) count what happens to "topscorers' opponents".
 */
export function absoluteCriteria(prohibited: PairingRequest['prohibited']): MayMeet {
  const keptApart = prohibitedPairs(prohibited);
  return (a, b) => {
    if (a.met.has(b.tpn)) return false;
    if (keptApart.get(a.tpn)?.has(b.tpn)) return false;
    if (a.topscorer || b.topscorer) return true;
    return !(
      a.preference?.strength === 'absolute' &&
      b.preference?.strength === 'absolute' &&
      a.preference.colour === b.preference.colour
    );
  };
}

function prohibitedPairs(groups: PairingRequest['prohibited']): Map<Tpn, Set<Tpn>> {
  const apart = new Map<Tpn, Set<Tpn>>();
  for (const group of groups) {
    for (const one of group) {
      const others = apart.get(one) ?? new Set<Tpn>();
      for (const other of group) if (other !== one) others.add(other);
      apart.set(one, others);
    }
  }
  return apart;
}
