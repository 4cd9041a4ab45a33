import { Face } from '../dutch/face.ts';
import type { BitGraph } from '../matching/bit-graph.ts';
import { emptyBits, setRange, type Bits } from '../matching/bits.ts';
import { costOf, type KindCosts } from '../matching/kind-costs.ts';
import type { FieldPlayer, LegalField } from './legal-field.ts';

/** What the choice of upfloaters asks about a participant (C.04.5 and C.04.6, 3.5). */
export interface UpfloatingPlayer extends FieldPlayer {
  readonly score: number;
  readonly floatedLastRound: boolean;
}

/** The top-scoregroup with everybody below it (3.2, 3.5.1), by places in the field. */
export interface UpfloaterTask<P extends UpfloatingPlayer> {
  readonly field: LegalField<P>;
  /** Whether it counts who floated in the round before (C7). */
  readonly countsFloats: boolean;
  readonly residents: readonly number[];
  /** By score and number. */
  readonly pool: readonly number[];
}

/** The first set (3.5.4) of those that comply best with C4 to C7. */
export function chooseUpfloaters<P extends UpfloatingPlayer>(task: UpfloaterTask<P>): number[] {
  const { residents, pool } = task;
  const { graph, costs } = weighed(task);
  const face = Face.cheapest(graph, costs);
  if (!face) throw new Error('the players left cannot all be paired');
  const above = range(face.graph, 0, residents.length);
  const needed = residents.filter((_, u) => (face.mate[u] ?? 0) >= residents.length).length;
  const chosen: number[] = [];
  for (const [index, place] of pool.entries()) {
    if (chosen.length === needed) break;
    if (face.restrict(residents.length + index, above)) chosen.push(place);
  }
  return chosen;
}

/** How a set of upfloaters does, in descending priority: by C4, C5, C6 and C7. */
export interface UpfloaterFigures {
  readonly upfloaters: number;
  /** Of the upfloaters, the lowest score first. */
  readonly scores: readonly number[];
  /** Upfloaters that what is left of the following scoregroup needs. */
  readonly following: number;
  readonly floatedBefore: number;
}

/** The figures of the best sets that have these upfloaters; null when none has. */
export function upfloaterFigures<P extends UpfloatingPlayer>(
  task: UpfloaterTask<P>,
  among: readonly number[],
): UpfloaterFigures | null {
  const { residents, pool } = task;
  const { graph, costs, players } = weighed(task);
  const above = range(graph, 0, residents.length);
  for (const [index, place] of pool.entries()) {
    if (among.includes(place)) graph.restrict(residents.length + index, above);
  }
  const face = Face.cheapest(graph, costs);
  if (!face) return null;
  const cost = costOf(face.mate, costs);
  const scores = residents.flatMap((_, u) => {
    const mate = face.mate[u] ?? 0;
    return mate < residents.length ? [] : [players[mate]?.score ?? 0];
  });
  return {
    upfloaters: cost[0] ?? 0,
    scores: scores.sort((a, b) => a - b),
    following: cost.at(-2) ?? 0,
    floatedBefore: cost.at(-1) ?? 0,
  };
}

/** Residents and pool as a graph of who may meet whom, with what a pairing of all of them costs. */
function weighed<P extends UpfloatingPlayer>(task: UpfloaterTask<P>) {
  const { field, countsFloats, residents, pool } = task;
  const graph = field.legal.subgraph([...residents, ...pool]);
  const players = [...residents, ...pool].flatMap((place) => field.players[place] ?? []);
  return { graph, players, costs: setCosts(players, residents.length, countsFloats) };
}

/** The vertices from one on, up to another. */
export function range({ size }: BitGraph, from: number, to: number): Bits {
  const bits = emptyBits(size);
  setRange(bits, from, to);
  return bits;
}

/**
 * C4, C5 (the fewest of the lowest score first), C6 (who of the following scoregroup is paired
 * with somebody below it) and C7 as one vector.
 */
function setCosts(
  players: readonly UpfloatingPlayer[],
  residents: number,
  countsFloats: boolean,
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
    if (kind % 2 === 1 && countsFloats) set(kind, kinds - 1, limbs - 1);
    if (group > 0) for (const following of [0, 1]) set(kind, following, limbs - 2);
  }
  return { limbs, kinds, kindOf, table };
}
