import { Face } from '../dutch/face.ts';
import { bitsOf } from '../matching/bits.ts';
import type { KindCosts } from '../matching/kind-costs.ts';
import type { FieldPlayer, LegalField } from './legal-field.ts';
import { range } from './upfloaters.ts';

/** The members of a bracket in order of number, by places in the field. */
export function byNumber<P extends FieldPlayer>(
  { players }: LegalField<P>,
  places: readonly number[],
): number[] {
  const number = (place: number): number => players[place]?.tpn ?? 0;
  return [...places].sort((a, b) => number(a) - number(b));
}

/**
 * The pairing of a bracket whose identifier comes first (C.04.5 and C.04.6, 3.6.2 and 3.6.3), of those of
 * least cost; null when it cannot be paired. Members are in order of number; pairs have the top member first.
 */
export function firstPairing<P extends FieldPlayer>(
  { legal }: LegalField<P>,
  members: readonly number[],
  costs: KindCosts,
): (readonly [number, number])[] | null {
  const face = Face.cheapest(legal.subgraph(members), costs);
  if (!face) return null;
  const { graph } = face;
  const tops = [...members.keys()].filter((member) => {
    if (face.restrict(member, range(graph, member + 1, members.length))) return true;
    face.restrict(member, range(graph, 0, member));
    return false;
  });
  const everybody = bitsOf(graph.size, [...members.keys()]);
  return tops.map((top) => [members[top] ?? -1, members[face.choose(top, everybody)] ?? -1]);
}
