import { Face } from '../dutch/face.ts';
import type { BitGraph } from '../matching/bit-graph.ts';
import { bitsOf, emptyBits, setRange, type Bits } from '../matching/bits.ts';
import type { KindCosts } from '../matching/kind-costs.ts';
import type { MatchField, PlayerState } from './player-state.ts';

/** The top-scoregroup with everybody below it (3.2, 3.5.1), by places in the field. */
export interface BracketTask {
  readonly field: MatchField;
  readonly isLastRound: boolean;
  readonly residents: readonly number[];
  /** By score and number. */
  readonly pool: readonly number[];
}

/** A bracket as it was paired (3.6); pairs by places in the field, the top member first. */
export interface PairedBracket {
  readonly task: BracketTask;
  readonly upfloaters: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
}

export function pairBracket(task: BracketTask): PairedBracket {
  const upfloaters = chooseUpfloaters(task);
  return { task, upfloaters, pairs: firstPairing(task, upfloaters) };
}

/** The first set (3.5.4) of those that comply best with C4 to C7. */
export function chooseUpfloaters({ field, isLastRound, residents, pool }: BracketTask): number[] {
  const graph = field.legal.subgraph([...residents, ...pool]);
  const players = [...residents, ...pool].flatMap((place) => field.players[place] ?? []);
  const face = Face.cheapest(graph, setCosts(players, residents.length, isLastRound));
  if (!face) throw new Error('the players left cannot all be paired');
  const above = range(graph, 0, residents.length);
  const needed = residents.filter((_, u) => (face.mate[u] ?? 0) >= residents.length).length;
  const chosen: number[] = [];
  for (const [index, place] of pool.entries()) {
    if (chosen.length === needed) break;
    if (face.restrict(residents.length + index, above)) chosen.push(place);
  }
  return chosen;
}

function range({ size }: BitGraph, from: number, to: number): Bits {
  const bits = emptyBits(size);
  setRange(bits, from, to);
  return bits;
}

/**
 * C4, C5 (the fewest of the lowest score first), C6 (who of the following scoregroup is paired
 * with somebody below it, S2) and C7 as one vector.
 */
function setCosts(
  players: readonly PlayerState[],
  residents: number,
  isLastRound: boolean,
): KindCosts {
  const scores = [...new Set(players.slice(residents).map(({ score }) => score))];
  const limbs = scores.length + 3;
  // A kind is a scoregroup of the pool, floaters of the last round apart; the last is the residents'.
  const kinds = 2 * scores.length + 1;
  const kindOf = Int32Array.from(players, ({ score, floatedLastRound }, index) =>
    index < residents ? kinds - 1 : 2 * scores.indexOf(score) + Number(floatedLastRound),
  );
  const table = new Float64Array(kinds * kinds * limbs);
  const set = (a: number, b: number, limb: number): void => {
    table[(a * kinds + b) * limbs + limb] = 1;
    table[(b * kinds + a) * limbs + limb] = 1;
  };
  for (let kind = 0; kind < kinds - 1; kind++) {
    const group = kind >> 1;
    set(kind, kinds - 1, 0);
    set(kind, kinds - 1, scores.length - group);
    if (kind % 2 === 1 && !isLastRound) set(kind, kinds - 1, limbs - 1);
    if (group > 0) for (const following of [0, 1]) set(kind, following, limbs - 2);
  }
  return { limbs, kinds, kindOf, table };
}

/** The first pairing by its identifier (3.6.2, 3.6.3) of those that comply best with C8. */
function firstPairing(
  { field, isLastRound, residents }: BracketTask,
  upfloaters: readonly number[],
): (readonly [number, number])[] {
  const number = (place: number): number => field.players[place]?.tpn ?? 0;
  const members = [...residents, ...upfloaters].sort((a, b) => number(a) - number(b));
  const isUpfloater = new Set(upfloaters);
  // Kinds: an upfloater, a resident who floated in the last round, any other.
  const kindOf = Int32Array.from(members, (place) =>
    isUpfloater.has(place) ? 0 : field.players[place]?.floatedLastRound && !isLastRound ? 1 : 2,
  );
  const table = Float64Array.of(0, 1, 0, 1, 0, 0, 0, 0, 0);
  const face = Face.cheapest(field.legal.subgraph(members), { limbs: 1, kinds: 3, kindOf, table });
  if (!face) throw new Error('a bracket that cannot be paired');
  const { graph } = face;
  const tops = [...members.keys()].filter((member) => {
    if (face.restrict(member, range(graph, member + 1, members.length))) return true;
    face.restrict(member, range(graph, 0, member));
    return false;
  });
  const everybody = bitsOf(graph.size, [...members.keys()]);
  return tops.map((top) => [members[top] ?? -1, members[face.choose(top, everybody)] ?? -1]);
}
