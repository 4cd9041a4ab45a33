import { emptyBits, setRange } from '../matching/bits.ts';
import { span } from './bracket.ts';
import type { Exchange } from './exchange.ts';
import type { Face } from './face.ts';
import { firstCandidate, type PlacePair } from './homogeneous.ts';

/** The candidate chosen for a bracket; players by their place in it, BSN − 1. */
export interface Candidate {
  /** Moved-down players with their opponents: the MDP-pairing. */
  readonly movedPairs: readonly PlacePair[];
  readonly limbo: readonly number[];
  /** Residents left for the remainder; all of them in a homogeneous bracket. */
  readonly remainder: readonly number[];
  readonly remainderPairs: readonly PlacePair[];
  readonly exchange: Exchange;
  readonly downfloaters: readonly number[];
}

/**
 * The first of the best candidates of a bracket (C.04.3 B.6 and B.7, 2026: 3.6 and 3.7): which
 * moved-down players are paired, with whom, then the remainder.
 */
export function chooseCandidate(face: Face, members: number, moved: number): Candidate {
  const size = face.graph.size;
  const residents = emptyBits(size);
  setRange(residents, moved, members);
  const elsewhere = emptyBits(size);
  setRange(elsewhere, 0, moved);
  setRange(elsewhere, members, size);
  const s1: number[] = [];
  const limbo: number[] = [];
  for (let place = 0; place < moved; place++) {
    // D.3 (2026: 4.4.2): the set with the lowest BSN at the first difference.
    if (face.restrict(place, residents)) s1.push(place);
    else {
      face.restrict(place, elsewhere);
      limbo.push(place);
    }
  }
  const movedPairs = s1.map((place): PlacePair => [place, face.choose(place, residents)]);
  const taken = new Set(movedPairs.map(([, resident]) => resident));
  const remainder: number[] = [];
  for (let place = moved; place < members; place++) if (!taken.has(place)) remainder.push(place);
  const rest = moved === 0 ? face : face.induced([...remainder, ...limbo, ...span(members, size)]);
  const pairs = countPairs(rest.mate, remainder.length);
  const found = firstCandidate(rest, remainder.length, pairs);
  const inBracket = (place: number): number => remainder[place] ?? 0;
  return {
    movedPairs,
    limbo,
    remainder,
    remainderPairs: found.pairs.map(([a, b]): PlacePair => [inBracket(a), inBracket(b)]),
    exchange: {
      fromS1: found.exchange.fromS1.map(inBracket),
      fromS2: found.exchange.fromS2.map(inBracket),
    },
    downfloaters: [...limbo, ...found.downfloaters.map(inBracket)],
  };
}

function countPairs(mate: Int32Array, players: number): number {
  let pairs = 0;
  for (let u = 0; u < players; u++) {
    const v = mate[u] ?? -1;
    if (v > u && v < players) pairs++;
  }
  return pairs;
}
