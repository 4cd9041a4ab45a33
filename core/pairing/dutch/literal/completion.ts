import type { Points } from '../../../rules/points.ts';
import { maskOf, type Mask, type MayMeet } from './field.ts';
import type { Participant } from './participant.ts';

/** Brute force: whether these players can be paired off to the last one. */
export function pairingOff(
  players: readonly Participant[],
  mayMeet: MayMeet,
): (mask: Mask) => boolean {
  const known = new Map<Mask, boolean>([[0, true]]);
  const tryAll = (mask: Mask): boolean => {
    const before = known.get(mask);
    if (before !== undefined) return before;
    const first = players.find((player) => (player.bit & mask) !== 0);
    const possible =
      first !== undefined &&
      players.some(
        (other) =>
          other !== first &&
          (other.bit & mask) !== 0 &&
          mayMeet(first, other) &&
          tryAll(mask & ~first.bit & ~other.bit),
      );
    known.set(mask, possible);
    return possible;
  };
  return tryAll;
}

/** The completion of the round-pairing (A.9 and C.4, 2026: 1.9.1 and C4). */
export interface Completion {
  /** Whether a legal pairing of all these players exists, one of them at most with the bye. */
  canBeCompleted(players: readonly Participant[]): boolean;
  /** C5 (2026): the lowest score at which the bye can fall; null when nobody needs to have it. */
  lowestByeScore(players: readonly Participant[]): Points | null;
}

export function completionOf(field: readonly Participant[], mayMeet: MayMeet): Completion {
  const canBePairedOff = pairingOff(field, mayMeet);
  const possibleByes = (players: readonly Participant[]): Participant[] => {
    const everyone = maskOf(players);
    return players.filter((one) => one.mayHaveBye && canBePairedOff(everyone & ~one.bit));
  };
  const lowest = new Map<Mask, Points | null>();
  return {
    canBeCompleted: (players) =>
      players.length % 2 === 0 ? canBePairedOff(maskOf(players)) : possibleByes(players).length > 0,
    lowestByeScore: (players) => {
      if (players.length % 2 === 0) return null;
      const mask = maskOf(players);
      const before = lowest.get(mask);
      if (before !== undefined) return before;
      const score = possibleByes(players)
        .map((one) => one.score)
        .reduce<Points | null>((least, s) => (least === null || s < least ? s : least), null);
      lowest.set(mask, score);
      return score;
    },
  };
}
