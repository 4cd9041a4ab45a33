import { points } from '../../../rules/points.ts';
import { playersOf, type Bracket } from './bracket.ts';
import { pairingOff } from './completion.ts';
import { maskOf, type Mask, type MayMeet } from './field.ts';
import type { Participant } from './participant.ts';
import { subsets } from './subsets.ts';

/**
 * Every set of downfloaters with the fewest players that `isAllowed` lets go and that leaves the
 * others paired: moved-down players with residents, residents among themselves. They are what
 * MaxPairs and M1 are read from (B.1, 2026: 3.1), without a candidate being built.
 */
export function fewestDownfloaters(
  bracket: Bracket,
  mayMeet: MayMeet,
  isAllowed: (downfloaters: readonly Participant[]) => boolean,
): (readonly Participant[])[] {
  const players = playersOf(bracket);
  const everyone = maskOf(players);
  const movedDown = maskOf(bracket.movedDown);
  const canBePairedOff = pairingOff(players, (a, b) => !bothIn(movedDown, a, b) && mayMeet(a, b));
  for (let size = players.length % 2; size <= players.length; size += 2) {
    const sets = [...subsets(players, size)].filter(
      (set) => canBePairedOff(everyone & ~maskOf(set)) && isAllowed(set),
    );
    if (sets.length > 0) return sets;
  }
  return [];
}

const bothIn = (mask: Mask, a: Participant, b: Participant): boolean =>
  (a.bit & mask) !== 0 && (b.bit & mask) !== 0;

/** C7 (2026): the scores of the downfloaters in descending order. */
export function scoresDescending(downfloaters: readonly Participant[]): number[] {
  return downfloaters.map((player) => player.score).sort((a, b) => b - a);
}

/**
 * A.8 (2017): a downfloater's score difference is taken to an artificial value, one point below
 * the score of the lowest ranked player of the bracket.
 */
export function downfloaterDifference(player: Participant, lowestScore: number): number {
  return player.score - (lowestScore - points(1));
}

export function lowestScoreOf(bracket: Bracket): number {
  return Math.min(...playersOf(bracket).map((player) => player.score));
}
