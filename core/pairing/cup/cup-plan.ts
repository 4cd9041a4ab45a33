import type { CupEntryAt, CupLateEntry } from '../../rules/cup-rules.ts';
import { failure, success, type Result } from '../../rules/result.ts';

/** Entrants who come in later: after so many rounds, or in a round that is named. */
export type LateEntry = CupLateEntry | CupEntryAt;

/** The quantities of the book, tried with a number of preliminary rounds (LA 3.3, lines 6588-6626). */
export interface CupQuantities {
  readonly preliminaryRounds: number;
  /** D: entrants not qualified for a later round. */
  readonly available: number;
  /** F: 2^x for everybody exempt from x rounds. */
  readonly fictitious: number;
  /** PN = D + F. */
  readonly net: number;
  /** The smallest r with 2^r ≥ PN. */
  readonly rounds: number;
  /** E = 2^r − PN: who of the available is exempt from the first round. */
  readonly exempt: number;
}

/** One line of the plan that verifies the count (lines 6684-6705). */
export interface PlannedRound {
  readonly round: number;
  readonly isPreliminary: boolean;
  /** Entrants who come in with this round. */
  readonly entering: number;
  readonly participants: number;
  readonly qualified: number;
  /**
   * 1 for the final, 16 for the sixteenth-finals; null for a round that is counted: one with free places, or in
   * which entrants exempt from some rounds come in (LA 3.3: the eighth of 7,971).
   */
  readonly stage: number | null;
}

export interface CupPlan extends CupQuantities {
  readonly entrants: number;
  /** What was tried and given up, because as many were exempt as there were to play. */
  readonly givenUp: readonly CupQuantities[];
  /** Rounds everybody who comes in late skips, preliminary ones included. */
  readonly late: readonly { readonly count: number; readonly roundsSkipped: number }[];
  readonly plan: readonly PlannedRound[];
}

export type CupRefusal =
  | { readonly code: 'tooFewEntrants' | 'tooManyEntrants'; readonly entrants: number }
  | { readonly code: 'nobodyAvailable'; readonly entrants: number; readonly late: number }
  | { readonly code: 'afterTheFinal'; readonly skipped: number; readonly rounds: number }
  | { readonly code: 'noPlan'; readonly tried: CupQuantities };

/** More than any cup has. */
export const MOST_ENTRANTS = 1_000_000;
/** Cups whose rounds the book names from the first on, whoever is exempt from it. */
const MOST_OF_NAMED_ROUNDS = 16;
/** Four matches: from the quarter-finals on a round has its name, whoever comes in. */
const QUARTERS = 4;
/** A million entrants play twenty rounds. */
const MOST_ROUNDS = 30;

/**
 * Plans a cup as the book does. Where as many or more would be exempt from the first round as there are to
 * play it, one more preliminary round is played without the qualified, and everything is counted again
 * (lines 6624-6626). An entry at a named round supposes a number of rounds, and is counted again with one
 * more until that number comes out (lines 6717-6734).
 */
export function planCup(entrants: number, late: readonly LateEntry[]): Result<CupPlan, CupRefusal> {
  if (!Number.isInteger(entrants) || entrants < 2) {
    return failure({ code: 'tooFewEntrants', entrants });
  }
  if (entrants > MOST_ENTRANTS) return failure({ code: 'tooManyEntrants', entrants });
  const qualified = late.reduce((sum, { count }) => sum + count, 0);
  const available = entrants - qualified;
  if (available < 1) return failure({ code: 'nobodyAvailable', entrants, late: qualified });
  const longest = Math.max(0, ...late.map((entry) => skippedBy(entry, 0, 0).roundsSkipped));
  if (longest >= MOST_ROUNDS) {
    return failure({ code: 'afterTheFinal', skipped: longest, rounds: MOST_ROUNDS });
  }
  const beyond = late.find((entry) => outlasts(entry, late, entrants));
  if (beyond !== undefined && 'roundsSkipped' in beyond) {
    const rounds = othersBefore(beyond, late, entrants) - 1;
    return failure({ code: 'afterTheFinal', skipped: beyond.roundsSkipped, rounds });
  }
  const isNamed = late.some((entry) => 'entersAt' in entry);
  const least = Math.ceil(Math.log2(entrants));
  const givenUp: CupQuantities[] = [];
  for (let supposed = least; supposed <= (isNamed ? MOST_ROUNDS : least); supposed += 1) {
    for (let preliminary = 0; preliminary <= MOST_ROUNDS; preliminary += 1) {
      const skipping = late.map((entry) => skippedBy(entry, supposed, preliminary));
      // A named round before the second is none of a late entry.
      if (skipping.some(({ roundsSkipped }) => roundsSkipped < 1)) break;
      const tried = quantities(available, skipping, preliminary);
      if (tried.rounds > MOST_ROUNDS) break;
      const fits = tried.exempt < available;
      if (fits && (!isNamed || tried.rounds === supposed)) {
        const isCounted = (round: number): boolean =>
          late.some(
            (entry, at) => !('entersAt' in entry) && skipping[at]?.roundsSkipped === round - 1,
          );
        return success(planned(entrants, tried, skipping, givenUp, isCounted));
      }
      if (!fits) givenUp.push(tried);
    }
  }
  const skipping = late.map((entry) => {
    const { count, roundsSkipped } = skippedBy(entry, least, 0);
    return { count, roundsSkipped: Math.max(0, roundsSkipped) };
  });
  return failure({ code: 'noPlan', tried: quantities(available, skipping, 0) });
}

/** Those who have come in before an entry. */
const othersBefore = (
  { roundsSkipped }: CupLateEntry,
  late: readonly LateEntry[],
  entrants: number,
): number =>
  late.reduce(
    (left, one) =>
      'roundsSkipped' in one && one.roundsSkipped >= roundsSkipped ? left - one.count : left,
    entrants,
  );

/** Every round has a match and puts one out: so many others play one round fewer than they are at most. */
function outlasts(entry: LateEntry, late: readonly LateEntry[], entrants: number): boolean {
  const others = 'roundsSkipped' in entry ? othersBefore(entry, late, entrants) : 0;
  return others > 1 && 'roundsSkipped' in entry && entry.roundsSkipped >= others;
}

interface Skipping {
  readonly count: number;
  readonly roundsSkipped: number;
}

function skippedBy(entry: LateEntry, supposed: number, preliminary: number): Skipping {
  const { count } = entry;
  return 'entersAt' in entry
    ? { count, roundsSkipped: supposed - 1 - Math.log2(entry.entersAt) }
    : { count, roundsSkipped: entry.roundsSkipped + preliminary };
}

function quantities(
  available: number,
  late: readonly Skipping[],
  preliminaryRounds: number,
): CupQuantities {
  const fictitious = late.reduce(
    (sum, { count, roundsSkipped }) => sum + count * 2 ** roundsSkipped,
    0,
  );
  const net = available + fictitious;
  let rounds = 0;
  while (2 ** rounds < net) rounds += 1;
  return { preliminaryRounds, available, fictitious, net, rounds, exempt: 2 ** rounds - net };
}

function planned(
  entrants: number,
  found: CupQuantities,
  late: readonly Skipping[],
  givenUp: readonly CupQuantities[],
  isCounted: (round: number) => boolean,
): CupPlan {
  const { available, exempt, rounds, preliminaryRounds } = found;
  const plan: PlannedRound[] = [];
  let survivors = 0;
  const isSmall = late.length === 0 && entrants <= MOST_OF_NAMED_ROUNDS;
  for (let round = 1; round <= rounds; round += 1) {
    const entering =
      (round === 1 ? available - exempt : round === 2 ? exempt : 0) +
      late.reduce((sum, one) => sum + (one.roundsSkipped === round - 1 ? one.count : 0), 0);
    const participants = survivors + entering;
    survivors = participants / 2;
    const stage = 2 ** (rounds - round);
    plan.push({
      round,
      isPreliminary: round <= preliminaryRounds,
      entering,
      participants,
      qualified: survivors,
      stage:
        isSmall || (participants === 2 * stage && !(stage > QUARTERS && isCounted(round)))
          ? stage
          : null,
    });
  }
  return { entrants, ...found, givenUp, late, plan };
}
