import { failure, success, type Result } from '../../rules/result.ts';
import type { CupRules } from '../../rules/cup-rules.ts';
import { bracketPairs } from './bracket.ts';
import { planCup, type CupRefusal } from './cup-plan.ts';

/** Where an entrant comes into a bracket. */
export interface CupSeat {
  /** Rank in the list, from 1. */
  readonly entrant: number;
  /** The first round of matches played, from 1. */
  readonly round: number;
  /** Which of the two places of which match of that round: 2 · match + side, from 0 at the top. */
  readonly place: number;
}

export interface Seating {
  readonly rounds: number;
  readonly seats: readonly CupSeat[];
}

/** Ranks of the places of a bracket of so many rounds, from the top, 1 first and 2 last of all. */
function placesFromTop(rounds: number): number[] {
  if (rounds === 0) return [1];
  return bracketPairs(rounds).flatMap(([one, other], index) =>
    index % 2 === 0 ? [one, other] : [other, one],
  );
}

/**
 * Who comes into which place of a cup: late entries and the exempt take the best places of the round
 * they enter, the others those left of the first, each by rank.
 */
export function seating(
  entrants: number,
  { late, lateAt = [] }: Pick<CupRules, 'late' | 'lateAt'>,
): Result<Seating, CupRefusal> {
  const plan = planCup(entrants, [...late, ...lateAt]);
  if (!plan.ok) return plan;
  const { rounds, exempt, late: skipping } = plan.value;
  const skips = [
    ...[...skipping]
      .sort((a, b) => b.roundsSkipped - a.roundsSkipped)
      .flatMap(({ count, roundsSkipped }) => Array.from({ length: count }, () => roundsSkipped)),
    ...Array.from({ length: exempt }, () => 1),
  ].sort((a, b) => b - a);
  if (skips.some((skipped) => skipped >= rounds)) {
    return failure({ code: 'afterTheFinal', skipped: Math.max(...skips), rounds });
  }
  const taken = new Set<number>();
  const placesAfter = new Map<number, readonly number[]>();
  const seats = Array.from({ length: entrants }, (_, index): CupSeat => {
    const skipped = skips[index] ?? 0;
    const known = placesAfter.get(skipped) ?? placesFromTop(rounds - skipped);
    placesAfter.set(skipped, known);
    const width = 2 ** skipped;
    const isFree = (place: number): boolean =>
      Array.from({ length: width }, (__, offset) => place * width + offset).every(
        (leaf) => !taken.has(leaf),
      );
    let best = -1;
    for (const [place, rank] of known.entries()) {
      if ((best < 0 || rank < (known[best] ?? Infinity)) && isFree(place)) best = place;
    }
    for (let offset = 0; offset < width; offset += 1) taken.add(best * width + offset);
    return { entrant: index + 1, round: skipped + 1, place: best };
  });
  return success({ rounds, seats });
}
