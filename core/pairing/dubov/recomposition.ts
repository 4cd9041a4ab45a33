import { Face } from '../dutch/face.ts';
import type { BitGraph } from '../matching/bit-graph.ts';
import { bitsOf, clearBit, fullBits, hasBit, type Bits } from '../matching/bits.ts';
import type { KindCosts } from '../matching/kind-costs.ts';
import type { PlayerState } from './player-state.ts';
import { possibleShifters } from './readings.ts';
import { byAverage, fromTheMiddle, type Subgroups } from './subgroups.ts';

/** Players who change subgroups, by place among the members of the bracket. */
export interface Shift {
  readonly purpose: 'unavoidablePairs' | 'equalSizes';
  readonly from: 'g1' | 'g2';
  /** Who would be shifted first (4.3.3). */
  readonly sequence: readonly number[];
  readonly shifted: readonly number[];
}

export interface Recomposition extends Subgroups {
  readonly shifts: readonly Shift[];
  /** The legal pairings of G1 with G2. */
  readonly pairings: Face;
}

/** Shifts players between the subgroups until they can be paired one against the other (3.2.4). */
export function recompose(
  graph: BitGraph,
  members: readonly PlayerState[],
  { g1, g2 }: Subgroups,
): Recomposition {
  const smaller = g2.length < g1.length ? 'g2' : 'g1';
  const larger = smaller === 'g1' ? 'g2' : 'g1';
  const [few, many] = smaller === 'g1' ? [g1, g2] : [g2, g1];
  const sequenceOf = (side: 'g1' | 'g2', places: readonly number[]): number[] =>
    fromTheMiddle(side === 'g1' ? byAverage(places, members) : places);

  const firstSequence = sequenceOf(smaller, possibleShifters(few, new Set()));
  const first = shiftUnavoidable(graph, few, firstSequence);
  const shiftedIn = new Set(first.shifted);
  const joined = [...many, ...first.shifted];
  const secondSequence = sequenceOf(larger, possibleShifters(joined, shiftedIn));
  const surplus = (many.length - few.length) / 2 + first.shifted.length;
  const second = firstTransversal(
    first.pairings,
    bitsOf(graph.size, many),
    secondSequence,
    surplus,
  );

  const leaving = new Set([...first.shifted, ...second]);
  const isInG1 = (place: number): boolean => g1.includes(place) !== leaving.has(place);
  const places = [...members.keys()];
  const subgroups = {
    g1: places.filter(isInG1),
    g2: places.filter((place) => !isInG1(place)),
  };
  const across = graph.clone();
  for (const group of [subgroups.g1, subgroups.g2]) {
    const bits = bitsOf(graph.size, group);
    for (const place of group) across.forbid(place, bits);
  }
  const pairings = Face.perfect(across, first.pairings.mate);
  if (!pairings) throw new Error('the shifts leave no legal pairing');
  const shifts: Shift[] = [
    {
      purpose: 'unavoidablePairs',
      from: smaller,
      sequence: firstSequence,
      shifted: first.shifted,
    },
    { purpose: 'equalSizes', from: larger, sequence: secondSequence, shifted: second },
  ];
  return { ...subgroups, pairings, shifts: shifts.filter(({ shifted }) => shifted.length > 0) };
}

/** The first shift: one player of each pair that the smaller subgroup cannot avoid (U5). */
function shiftUnavoidable(
  graph: BitGraph,
  few: readonly number[],
  sequence: readonly number[],
): { readonly shifted: readonly number[]; readonly pairings: Face } {
  const inside = bitsOf(graph.size, few);
  const apart = graph.clone();
  for (const place of few) apart.forbid(place, inside);
  const avoided = Face.perfect(apart, null);
  if (avoided) return { shifted: [], pairings: avoided };
  const fewest = Face.cheapest(graph.clone(), insidePairs(graph.size, inside));
  if (!fewest) throw new Error('the bracket cannot be paired');
  const unavoidable = few.filter((place) => hasBit(inside, fewest.mate[place] ?? 0)).length / 2;
  const shifted = firstTransversal(fewest, inside, sequence, unavoidable);
  const kept = inside.slice();
  for (const place of shifted) clearBit(kept, place);
  const divided = graph.clone();
  for (const place of few) {
    if (shifted.includes(place)) divided.restrict(place, kept);
    else divided.forbid(place, kept);
  }
  const pairings = Face.perfect(divided, fewest.mate);
  if (!pairings) throw new Error('the first shift leaves no legal pairing');
  return { shifted, pairings };
}

/** A pair inside the set costs one. */
function insidePairs(size: number, inside: Bits): KindCosts {
  const kindOf = Int32Array.from({ length: size }, (_, place) => Number(hasBit(inside, place)));
  return { limbs: 1, kinds: 2, kindOf, table: Float64Array.of(0, 0, 0, 1) };
}

/**
 * The first `count` of a sequence, as its sets are sorted (4.1.3), who are one each of the pairs
 * that some pairing has inside the set; keeps the pairings in which they are.
 */
function firstTransversal(
  pairings: Face,
  inside: Bits,
  sequence: readonly number[],
  count: number,
): number[] {
  const chosen: number[] = [];
  const partners = inside.slice();
  const others = fullBits(pairings.graph.size);
  for (const place of sequence) {
    if (chosen.length === count) break;
    if (pairings.restrict(place, partners)) {
      chosen.push(place);
      clearBit(partners, place);
    } else {
      // Of two who are both passed over neither could be the one shifted.
      clearBit(others, place);
      pairings.restrict(place, others);
    }
  }
  return chosen;
}
