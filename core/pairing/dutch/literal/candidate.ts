import type { Bracket } from './bracket.ts';
import { maskOf, type Mask, type MayMeet } from './field.ts';
import type { MovedDownSet } from './moved-down-sets.ts';
import type { Participant } from './participant.ts';
import { residentExchanges } from './resident-exchanges.ts';
import { transpositions } from './transpositions.ts';

/** Two players of a candidate; the higher ranked comes first (A.2, 2026: 1.2). */
export interface CandidatePair {
  readonly higher: Participant;
  readonly lower: Participant;
}

/** Pairs, and players bound to be downfloaters (B.3, 2026: 3.3). */
export interface Candidate {
  readonly pairs: readonly CandidatePair[];
  /** Ranked. */
  readonly downfloaters: readonly Participant[];
  readonly downfloaterMask: Mask;
}

interface Part {
  readonly pairs: readonly CandidatePair[];
  readonly unpaired: readonly Participant[];
}

const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

function at<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`no element ${index}`);
  return element;
}

/**
 * B.6 (2026: 3.6): a homogeneous bracket or a remainder. First every transposition of the original
 * S2, then, exchange by exchange, every transposition of the altered S2. The players are tagged
 * with consecutive numbers of this bracket or remainder (D, 2026: 4.1.1).
 */
export function* alterationsOfHomogeneous(
  players: readonly Participant[],
  n1: number,
  mayMeet: MayMeet,
): Generator<Part> {
  const bsns = players.map((_, index) => index + 1);
  const [originalS1, originalS2] = [bsns.slice(0, n1), bsns.slice(n1)];
  const tagged = (bsn: number): Participant => at(players, bsn - 1);

  function* preparation(s1: readonly number[], s2: readonly number[]): Generator<Part> {
    const top = s1.map(tagged);
    for (const { first, rest } of transpositions(s2, n1, (place, bsn) =>
      mayMeet(at(top, place), tagged(bsn)),
    )) {
      yield {
        pairs: first.map((bsn, place) => inRank(at(top, place), tagged(bsn))),
        unpaired: rest.map(tagged),
      };
    }
  }

  yield* preparation(originalS1, originalS2);
  for (const { down, up } of residentExchanges(originalS1, originalS2)) {
    yield* preparation(
      inOrder([...originalS1.filter((bsn) => !down.includes(bsn)), ...up]),
      inOrder([...originalS2.filter((bsn) => !up.includes(bsn)), ...down]),
    );
  }
}

/**
 * B.7 (2026: 3.7): for each choice of S1 and Limbo every transposition of S2 makes an MDP-pairing;
 * each MDP-pairing is followed by all the candidates of its remainder. Without moved-down players
 * the bracket is its own remainder.
 */
export function* candidates(
  bracket: Bracket,
  maxPairs: number,
  sets: readonly MovedDownSet[],
  mayMeet: MayMeet,
): Generator<Candidate> {
  const residents = bracket.residents;
  const bsns = residents.map((_, index) => index + 1);
  const tagged = (bsn: number): Participant => at(residents, bsn - 1);
  for (const { s1, limbo } of sets) {
    for (const { first, rest } of transpositions(bsns, s1.length, (place, bsn) =>
      mayMeet(at(s1, place), tagged(bsn)),
    )) {
      const mdpPairing = first.map((bsn, place) => inRank(at(s1, place), tagged(bsn)));
      const remainder = rest.map(tagged);
      for (const part of alterationsOfHomogeneous(remainder, maxPairs - s1.length, mayMeet)) {
        const downfloaters = [...limbo, ...part.unpaired];
        yield {
          pairs: [...mdpPairing, ...part.pairs],
          downfloaters,
          downfloaterMask: maskOf(downfloaters),
        };
      }
    }
  }
}

function inRank(a: Participant, b: Participant): CandidatePair {
  const aFirst = a.score > b.score || (a.score === b.score && a.tpn < b.tpn);
  return aFirst ? { higher: a, lower: b } : { higher: b, lower: a };
}
