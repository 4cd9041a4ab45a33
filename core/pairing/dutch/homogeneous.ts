import type { BitGraph } from '../matching/bit-graph.ts';
import { bitsOf, emptyBits, hasBit, setRange, type Bits } from '../matching/bits.ts';
import type { KindCosts } from '../matching/kind-costs.ts';
import { span } from './bracket.ts';
import { Face } from './face.ts';

/** Two players by their places in a bracket or remainder, the one of S1 first. */
export type PlacePair = readonly [number, number];

/** Places moved between the original S1 and S2; empty without an exchange. */
export interface Exchange {
  readonly fromS1: readonly number[];
  readonly fromS2: readonly number[];
}

export interface HomogeneousPairing {
  readonly pairs: readonly PlacePair[];
  readonly downfloaters: readonly number[];
  readonly exchange: Exchange;
}

const NO_EXCHANGE: Exchange = { fromS1: [], fromS2: [] };

/**
 * The first of the best candidates of a homogeneous bracket or remainder (C.04.3 B.6, 2026: 3.6):
 * the smallest exchange, then the first transposition. Players are vertices 0 … players − 1 of
 * the face in BSN order; other vertices stand for what is below.
 */
export function firstCandidate(face: Face, players: number, pairs: number): HomogeneousPairing {
  const straight = face.within(splitGraph(face.graph, players, span(0, pairs)));
  if (straight) return transpose(straight, players, span(0, pairs), NO_EXCHANGE);
  const exchange = firstExchange(face, players, pairs);
  const s1 = exchangedS1(pairs, exchange);
  const exchanged = face.within(splitGraph(face.graph, players, s1));
  if (!exchanged) throw new Error('an exchange lost its candidate');
  return transpose(exchanged, players, s1, exchange);
}

/** S1 in rank order after an exchange. */
function exchangedS1(pairs: number, { fromS1, fromS2 }: Exchange): number[] {
  const left = new Set(fromS1);
  return [...span(0, pairs).filter((place) => !left.has(place)), ...fromS2].sort((a, b) => a - b);
}

/** Only pairs of S1 with S2, and downfloaters from S2. */
export function splitGraph(graph: BitGraph, players: number, top: readonly number[]): BitGraph {
  const s1 = bitsOf(graph.size, top);
  const s2 = range(graph.size, 0, players);
  const below = range(graph.size, players, graph.size);
  for (let word = 0; word < s2.length; word++) s2[word] = (s2[word] ?? 0) & ~(s1[word] ?? 0);
  const split = graph.clone();
  for (let u = 0; u < graph.size; u++) {
    const row = split.row(u);
    const inS1 = hasBit(s1, u);
    for (let word = 0; word < row.length; word++) {
      const [top, bottom, rest] = [s1[word] ?? 0, s2[word] ?? 0, below[word] ?? 0];
      const across = u >= players ? bottom | rest : inS1 ? bottom : top | rest;
      row[word] = (row[word] ?? 0) & across;
    }
  }
  return split;
}

/** The first transposition (C.04.3 D.1, 2026: 4.2): each of S1 in turn its first possible opponent. */
function transpose(
  face: Face,
  players: number,
  s1: readonly number[],
  exchange: Exchange,
): HomogeneousPairing {
  const residents = range(face.graph.size, 0, players);
  const left = new Set(span(0, players));
  const pairs = s1.map((place): PlacePair => {
    const opponent = face.choose(place, residents);
    left.delete(place);
    left.delete(opponent);
    return [place, opponent];
  });
  return { pairs, downfloaters: [...left], exchange };
}

/** The first exchange that leaves a best candidate (C.04.3 D.2, 2026: 4.3). */
function firstExchange(face: Face, players: number, pairs: number): Exchange {
  const costs = exchangeCosts(face, players, pairs);
  const narrowed = Face.cheapest(face.graph, costs);
  if (!narrowed) throw new Error('no candidate to exchange players in');
  const size = face.graph.size;
  const exchanged = tally(narrowed.mate, players, pairs);
  const fromS1: number[] = [];
  const fromS2: number[] = [];
  // D.2.c: the highest different BSN among those that leave S1.
  for (let place = pairs - 1; place >= 0; place--) {
    const leaves =
      fromS1.length < exchanged && narrowed.restrict(place, leaving(size, players, place));
    if (leaves) fromS1.push(place);
    else narrowed.restrict(place, range(size, place + 1, players));
  }
  // D.2.d: the lowest different BSN among those that enter it.
  for (let place = pairs; place < players && fromS2.length < exchanged; place++) {
    if (narrowed.restrict(place, range(size, place + 1, players))) fromS2.push(place);
  }
  return { fromS1, fromS2 };
}

function range(size: number, from: number, to: number): Bits {
  const bits = emptyBits(size);
  setRange(bits, from, to);
  return bits;
}

/** Partners of a player of S1 who goes to S2: those before, and what is below. */
function leaving(size: number, players: number, place: number): Bits {
  const bits = range(size, players, size);
  setRange(bits, 0, place);
  return bits;
}

/** How many players a candidate moves from the original S1 to S2. */
function tally(mate: Int32Array, players: number, pairs: number): number {
  let moved = 0;
  for (let place = 0; place < pairs; place++) {
    const partner = mate[place] ?? -1;
    if (partner < place || partner >= players) moved++;
  }
  return moved;
}

/** D.2.a, then D.2.b: the number of players exchanged, then the difference of their BSN sums. */
function exchangeCosts(face: Face, players: number, pairs: number): KindCosts {
  const size = face.graph.size;
  const unit = 2 ** Math.ceil(Math.log2(size * size + 1));
  const base = face.costs;
  const limbs = (base?.limbs ?? 0) + 1;
  const table = new Float64Array(size * size * limbs);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      for (const at of [(a * size + b) * limbs, (b * size + a) * limbs]) {
        if (base) {
          const from = ((base.kindOf[a] ?? 0) * base.kinds + (base.kindOf[b] ?? 0)) * base.limbs;
          for (let l = 0; l < base.limbs; l++) table[at + l] = base.table[from + l] ?? 0;
        }
        table[at + limbs - 1] = exchangeCost(a, b, players, pairs, unit);
      }
    }
  }
  const kindOf = Int32Array.from({ length: size }, (_, u) => u);
  return { limbs, kinds: size, kindOf, table };
}

function exchangeCost(a: number, b: number, players: number, pairs: number, unit: number): number {
  if (a >= players) return 0;
  if (b < pairs) return unit - (b + 1);
  if (b >= players) return a < pairs ? unit - (a + 1) : 0;
  return a >= pairs ? a + 1 : 0;
}
