import type { BitGraph } from '../matching/bit-graph.ts';
import { bitsOf, emptyBits, hasBit, setRange, type Bits } from '../matching/bits.ts';
import { span } from './bracket.ts';
import { firstExchange, NO_EXCHANGE, type Exchange } from './exchange.ts';
import type { Face } from './face.ts';

/** Two players by their places in a bracket or remainder, the one of S1 first. */
export type PlacePair = readonly [number, number];

export interface HomogeneousPairing {
  readonly pairs: readonly PlacePair[];
  readonly downfloaters: readonly number[];
  readonly exchange: Exchange;
}

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

function range(size: number, from: number, to: number): Bits {
  const bits = emptyBits(size);
  setRange(bits, from, to);
  return bits;
}
