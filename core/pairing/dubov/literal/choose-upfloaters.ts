import {
  canBePairedOff,
  legalPairings,
  missedPreferences,
  type MayMeet,
} from './legal-pairings.ts';
import type { Participant } from './participant.ts';
import { firstBest, sortedSets } from './sorted-sets.ts';

/** 3.2.1 and 3.2.2: the first set of upfloaters that complies at best with C5 to C10. */
export function chooseUpfloaters(
  residents: readonly Participant[],
  lower: readonly Participant[],
  mayMeet: MayMeet,
  isLastRound: boolean,
): readonly Participant[] {
  const sequence = [...lower].sort((a, b) => b.score - a.score || a.tpn - b.tpn); // 4.2.2
  for (let size = 0; size <= lower.length; size += 1) {
    const chosen = firstBest(sortedSets(sequence, size), (set) => {
      const rest = lower.filter((player) => !set.includes(player));
      if (!canBePairedOff(rest, mayMeet)) return null; // C4
      const least = leastMissed([...residents, ...set], mayMeet);
      return least === null ? null : criteria(set, least, isLastRound);
    });
    if (chosen !== null) return chosen;
  }
  throw new Error('the players left cannot all be paired');
}

/** C7 of the best legal pairing; null when there is none. */
function leastMissed(bracket: readonly Participant[], mayMeet: MayMeet): number | null {
  let least: number | null = null;
  for (const pairs of legalPairings(bracket, mayMeet)) {
    least = Math.min(least ?? Infinity, missedPreferences(pairs));
  }
  return least;
}

/** C6 to C10 as numbers to be minimised one after the other; C5 is the size of the set. */
function criteria(set: readonly Participant[], missed: number, isLastRound: boolean): number[] {
  const ascending = set.map(({ score }) => score).sort((a, b) => a - b);
  const maximum = set.filter((player) => player.maximumUpfloater);
  const times = maximum.reduce((sum, player) => sum + player.timesUpfloated, 0); // U2
  const again = set.filter((player) => player.upfloatedBefore);
  return [
    ...ascending.map((score) => -score),
    missed,
    ...(isLastRound ? [] : [maximum.length, times, again.length]),
  ];
}
