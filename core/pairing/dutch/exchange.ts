import type { BitGraph } from '../matching/bit-graph.ts';
import { emptyBits, members, setRange, type Bits } from '../matching/bits.ts';
import { span } from './bracket.ts';
import { cheapestCandidates } from './cheapest-candidates.ts';
import type { Face } from './face.ts';

/** Places moved between the original S1 and S2; empty without an exchange. */
export interface Exchange {
  readonly fromS1: readonly number[];
  readonly fromS2: readonly number[];
}

export const NO_EXCHANGE: Exchange = { fromS1: [], fromS2: [] };

/** A homogeneous bracket or remainder: S1 is the first so many players as there are pairs. */
interface Halves {
  readonly players: number;
  readonly pairs: number;
}

/** The first exchange that leaves a best candidate (C.04.3 D.2, 2026: 4.3). */
export function firstExchange(face: Face, players: number, pairs: number): Exchange {
  const halves = { players, pairs };
  const fewest = fewestExchanged(face, halves);
  const exchanged = leaversOf(fewest.mate, halves).length;
  const narrowed = nearestExchange(fewest, halves, exchanged);
  const { size } = face.graph;
  const fromS1: number[] = [];
  const fromS2: number[] = [];
  // D.2.c: the highest different BSN among those that leave S1.
  for (let place = pairs - 1; place >= 0; place--) {
    const leaves =
      fromS1.length < exchanged && narrowed.restrict(place, partnersOfLeaver(size, players, place));
    if (leaves) fromS1.push(place);
    else narrowed.restrict(place, range(size, place + 1, players));
  }
  // D.2.d: the lowest different BSN among those that enter it.
  for (let place = pairs; place < players && fromS2.length < exchanged; place++) {
    if (narrowed.restrict(place, range(size, place + 1, players))) fromS2.push(place);
  }
  return { fromS1, fromS2 };
}

/** D.2.a: the candidates with the smallest number of players exchanged. */
function fewestExchanged(face: Face, { players, pairs }: Halves): Face {
  const half = (place: number): number => (place < pairs ? 0 : place < players ? 1 : 2);
  const cost = (a: number, b: number): number => Number(a === 0 && b !== 1);
  const fewest = cheapestCandidates(face, face.graph, half, cost);
  if (!fewest) throw new Error('no candidate to exchange players in');
  return fewest;
}

/**
 * D.2.b: those with the smallest difference of the BSN sums. Where players within `near` places of
 * the middle can be exchanged, none beyond `reach` can be part of so small a difference.
 */
function nearestExchange(face: Face, halves: Halves, exchanged: number): Face {
  let near = exchanged;
  while (near < halves.players && !face.within(exchangesWithin(face, halves, near))) near *= 2;
  const reach = exchanged * (2 * near - 2 * exchanged + 1);
  const { players, pairs } = halves;
  const [first, end] = middle(halves, reach);
  const standing = (place: number): number => {
    if (place >= players) return players;
    return place < first ? first - 1 : Math.min(place, end);
  };
  const distance = (a: number, b: number): number => {
    if (b === players) return a < pairs ? pairs - a : 0;
    if (b < pairs) return pairs - b;
    return a >= pairs ? a - pairs : 0;
  };
  const graph = exchangesWithin(face, halves, reach);
  const nearest = cheapestCandidates(face, graph, standing, distance);
  if (!nearest) throw new Error('no candidate to exchange players in');
  return nearest;
}

/** From the first to after the last place so near the middle. */
const middle = ({ players, pairs }: Halves, reach: number): [number, number] => [
  Math.max(0, pairs - reach),
  Math.min(players, pairs + reach),
];

/** The pairs that exchange only players so near the middle. */
function exchangesWithin({ graph }: Face, halves: Halves, reach: number): BitGraph {
  const { size } = graph;
  const [first, end] = middle(halves, reach);
  const result = graph.clone();
  const above = range(size, 0, first);
  const whereTheyLeave = range(size, halves.players, size);
  setRange(whereTheyLeave, 0, first);
  forbid(result, above, whereTheyLeave);
  const below = range(size, end, halves.players);
  forbid(result, below, below);
  return result;
}

function forbid(graph: BitGraph, vertices: Bits, others: Bits): void {
  for (const u of members(vertices)) graph.forbid(u, others);
}

function range(size: number, from: number, to: number): Bits {
  const bits = emptyBits(size);
  setRange(bits, from, to);
  return bits;
}

/** Partners of a player of S1 who goes to S2: those before, and what is below. */
function partnersOfLeaver(size: number, players: number, place: number): Bits {
  const bits = range(size, players, size);
  setRange(bits, 0, place);
  return bits;
}

/** The players a candidate moves from the original S1 to S2. */
function leaversOf(mate: Int32Array, { players, pairs }: Halves): number[] {
  return span(0, pairs).filter((place) => {
    const partner = mate[place] ?? -1;
    return partner < place || partner >= players;
  });
}
