import type { BitGraph } from '../matching/bit-graph.ts';
import { hasBit, members, setBit, type Bits } from '../matching/bits.ts';
import type { Bracket } from './bracket.ts';
import type { Face } from './face.ts';

/**
 * Narrows the candidates to those that keep the colour criteria (2017: C.8 to C.11, 2026: C10 to
 * C13) as well as counting the preferences allows; null when no candidate does as well, and the
 * criteria must be weighed.
 *
 * When more players want one colour than all others together, each pair beyond them refuses
 * one preference: no pair may then be without a player who wants it. Otherwise no pair need
 * refuse any. A strong preference is refused only when those who mildly want the same colour
 * are too few to take the refusals. `settled` vertices are matched to each other already.
 */
export function keepColourBounds(face: Face, bracket: Bracket, settled: Bits): Face | null {
  const wants = preferences(bracket, settled);
  const apart = wants.absolutesMayMeet ? withoutAbsolutePairs(face, wants) : face;
  if (!apart) return null;
  const { size } = face.graph;
  const majority = wants.white.count >= wants.black.count ? wants.white : wants.black;
  const others = size - members(settled).length - majority.count;
  if (majority.count <= others) return apart.within(withoutRefusals(apart.graph, wants));
  const refusals = (majority.count - others) / 2;
  const graph = apart.graph.clone();
  if (majority.mild >= refusals) {
    // Others meet the majority; two of the majority meet only if one wants its colour mildly.
    for (let u = 0; u < size; u++) {
      if (hasBit(settled, u)) continue;
      if (!hasBit(majority.all, u)) keepOnly(graph, u, majority.all, false);
      else if (hasBit(majority.firm, u)) keepOnly(graph, u, majority.firm, true);
    }
  } else {
    for (let u = 0; u < size; u++) {
      if (!hasBit(settled, u) && !hasBit(majority.firm, u))
        keepOnly(graph, u, majority.firm, false);
    }
  }
  return apart.within(graph);
}

interface Want {
  readonly all: Bits;
  /** Strong or absolute preferences. */
  readonly firm: Bits;
  readonly absolute: Bits;
  count: number;
  mild: number;
}

interface Preferences {
  readonly white: Want;
  readonly black: Want;
  absolutesMayMeet: boolean;
}

function preferences(bracket: Bracket, settled: Bits): Preferences {
  const want = (): Want => ({
    all: new Int32Array(settled.length),
    firm: new Int32Array(settled.length),
    absolute: new Int32Array(settled.length),
    count: 0,
    mild: 0,
  });
  const wants: Preferences = { white: want(), black: want(), absolutesMayMeet: false };
  bracket.members.forEach((member, place) => {
    const player = bracket.field.players[member];
    const preference = player?.colours.preference;
    if (!player || !preference || hasBit(settled, place)) return;
    const { strength } = player.colours;
    const colour = wants[preference];
    setBit(colour.all, place);
    colour.count++;
    if (strength === 'mild') colour.mild++;
    else setBit(colour.firm, place);
    if (strength === 'absolute') setBit(colour.absolute, place);
    wants.absolutesMayMeet ||= player.topscorer;
  });
  return wants;
}

/** No two players with the same absolute preference: each such pair costs a topscorer criterion. */
function withoutAbsolutePairs(face: Face, wants: Preferences): Face | null {
  const graph = face.graph.clone();
  for (const { absolute } of [wants.white, wants.black]) {
    for (let u = 0; u < graph.size; u++) {
      if (hasBit(absolute, u)) keepOnly(graph, u, absolute, true);
    }
  }
  return face.within(graph);
}

function withoutRefusals(from: BitGraph, wants: Preferences): BitGraph {
  const graph = from.clone();
  for (let u = 0; u < graph.size; u++) {
    if (hasBit(wants.white.all, u)) keepOnly(graph, u, wants.white.all, true);
    else if (hasBit(wants.black.all, u)) keepOnly(graph, u, wants.black.all, true);
  }
  return graph;
}

/** Masks a row; whoever loses an edge is masked by the same rule from its other end. */
function keepOnly(graph: BitGraph, u: number, set: Bits, inverted: boolean): void {
  const start = u * graph.words;
  for (let word = 0; word < graph.words; word++) {
    const mask = inverted ? ~(set[word] ?? 0) : (set[word] ?? 0);
    graph.rows[start + word] = (graph.rows[start + word] ?? 0) & mask;
  }
}
