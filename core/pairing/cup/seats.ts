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

/** Places of a bracket of so many rounds, numbered from 0 at the top, those of the best ranks first. */
function placesByRank(rounds: number): number[] {
  if (rounds === 0) return [0];
  const ranks = bracketPairs(rounds).flatMap(([one, other], index) =>
    index % 2 === 0 ? [one, other] : [other, one],
  );
  const places: number[] = [];
  for (const [place, rank] of ranks.entries()) places[rank - 1] = place;
  return places;
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
  /** By the rounds skipped; all before the next are taken. */
  const placesAfter = new Map<number, { readonly places: readonly number[]; next: number }>();
  const seats = Array.from({ length: entrants }, (_, index): CupSeat => {
    const skipped = skips[index] ?? 0;
    const known = placesAfter.get(skipped) ?? { places: placesByRank(rounds - skipped), next: 0 };
    placesAfter.set(skipped, known);
    const width = 2 ** skipped;
    const isTaken = (place: number): boolean => {
      for (let offset = 0; offset < width; offset += 1) {
        if (taken.has(place * width + offset)) return true;
      }
      return false;
    };
    let best = known.places[known.next] ?? -1;
    while (best >= 0 && isTaken(best)) {
      known.next += 1;
      best = known.places[known.next] ?? -1;
    }
    for (let offset = 0; offset < width; offset += 1) taken.add(best * width + offset);
    return { entrant: index + 1, round: skipped + 1, place: best };
  });
  return success({ rounds, seats });
}
