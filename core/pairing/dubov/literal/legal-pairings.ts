import type { PairingRequest } from '../../system.ts';
import type { Participant } from './participant.ts';

export type LiteralPair = readonly [Participant, Participant];
export type MayMeet = (a: Participant, b: Participant) => boolean;

/** C1, C3 and the pairs the event prohibits. */
export function absoluteCriteria({ prohibited }: PairingRequest): MayMeet {
  return (a, b) => {
    if (a.opponents.includes(b.tpn)) return false;
    if (prohibited.some((group) => group.includes(a.tpn) && group.includes(b.tpn))) return false;
    const bothAbsolute = a.preference.strength === 3 && b.preference.strength === 3;
    return !(bothAbsolute && a.preference.colour === b.preference.colour);
  };
}

/** Every way of pairing these players off. */
export function* legalPairings(
  players: readonly Participant[],
  mayMeet: MayMeet,
): Generator<LiteralPair[]> {
  const [first, ...others] = players;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const opponent of others) {
    if (!mayMeet(first, opponent)) continue;
    const left = others.filter((player) => player !== opponent);
    for (const rest of legalPairings(left, mayMeet)) yield [[first, opponent], ...rest];
  }
}

/** Whether there is one. */
export function canBePairedOff(players: readonly Participant[], mayMeet: MayMeet): boolean {
  return legalPairings(players, mayMeet).next().done !== true;
}

/** C7: players who do not get their colour preference. */
export const missedPreferences = (pairs: readonly LiteralPair[]): number =>
  pairs.filter(([a, b]) => a.preference.colour === b.preference.colour).length;
