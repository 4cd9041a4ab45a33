import { Face } from '../dutch/face.ts';
import type { BitGraph } from '../matching/bit-graph.ts';
import { emptyBits, setRange, type Bits } from '../matching/bits.ts';
import { cheapestPerfectMatching } from '../matching/cheapest-matching.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { Field } from './field.ts';
import { criteriaCosts, kindOf, numberCosts, type Candidate } from './upfloater-costs.ts';

/** A scoregroup whose turn it is, by places in the field. */
export interface ScoregroupTask {
  readonly field: Field;
  readonly isLastRound: boolean;
  /** Players of the score who have not been paired above. */
  readonly residents: readonly number[];
  /** Everybody below, by score and pairing number: the sequence of 4.2.2. */
  readonly pool: readonly number[];
}

/** Chooses the upfloaters of a scoregroup (3.2.1 and 3.2.2), in the sequence of 4.2. */
export function chooseUpfloaters(task: ScoregroupTask): readonly number[] {
  const { residents, pool } = task;
  const { legal } = task.field;
  const needed = new MaximumMatching(legal.subgraph(residents)).maximise().length;
  const likely = needed === 0 ? [] : likelyUpfloaters(task, needed);
  if (likely !== null && isPairable(legal, without(pool, likely))) return likely;
  return weighedUpfloaters(task);
}

/** Whether these players can be paired off among themselves. */
export function isPairable(legal: BitGraph, places: readonly number[]): boolean {
  return places.length % 2 === 0 && new MaximumMatching(legal.subgraph(places)).makePerfect();
}

const without = (places: readonly number[], taken: readonly number[]): number[] =>
  places.filter((place) => !taken.includes(place));

/** Residents with players below them, of whom some float up and the others stay among themselves. */
interface Contest {
  /** Residents first, then those below. */
  readonly graph: BitGraph;
  readonly candidates: readonly Candidate[];
  /** Places in the field of those below, in the sequence of 4.2. */
  readonly below: readonly number[];
}

/**
 * The best set when nobody asks whether the others can be paired: if they can, it is the best of
 * all. Null when more upfloaters are needed than residents who cannot be paired otherwise.
 */
function likelyUpfloaters(task: ScoregroupTask, needed: number): number[] | null {
  for (let groups = 1; groups <= groupStarts(task).length; groups++) {
    const set = bestSet(task, shortlist(task, groups, needed), groups);
    if (set?.length === needed) return set;
  }
  return null;
}

/** The best set among all that leave the others a pairing (C4), with everybody weighed. */
export function weighedUpfloaters(task: ScoregroupTask): number[] {
  const all = groupStarts(task).length;
  const { graph, candidates } = wholePool(task, all);
  const fewest = cheapestPerfectMatching(graph, numberCosts(candidates))?.cost[0];
  for (let groups = 1; groups <= all; groups++) {
    const set = bestSet(task, wholePool(task, groups), groups);
    if (set !== null && set.length === fewest) return set;
  }
  throw new Error('the players left cannot all be paired');
}

/** The first set (4.1.3) of those that comply at best with C5 to C10; null when there is none. */
function bestSet(
  { residents, isLastRound }: ScoregroupTask,
  { graph, candidates, below }: Contest,
  groups: number,
): number[] | null {
  const face = Face.cheapest(graph, criteriaCosts(candidates, groups, isLastRound));
  if (!face) return null;
  const above = residentPlaces(residents.length, graph);
  const needed = residents.filter((_, u) => (face.mate[u] ?? 0) >= residents.length).length;
  const chosen: number[] = [];
  for (const [index, place] of below.entries()) {
    if (chosen.length === needed) break;
    if (face.restrict(residents.length + index, above)) chosen.push(place);
  }
  return chosen;
}

function residentPlaces(residents: number, { size }: BitGraph): Bits {
  const bits = emptyBits(size);
  setRange(bits, 0, residents);
  return bits;
}

/** Everybody below, of whom only the first scoregroups may float up. */
function wholePool(task: ScoregroupTask, groups: number): Contest {
  const { field, residents, pool } = task;
  const graph = field.legal.subgraph([...residents, ...pool]);
  const above = residentPlaces(residents.length, graph);
  const reach = groupStarts(task)[groups] ?? pool.length;
  for (let index = reach; index < pool.length; index++) {
    graph.forbid(residents.length + index, above);
  }
  const lower = possibleUpfloaters(task, reach);
  const rest = pool.slice(reach).map((): Candidate => ({ role: 'rest' }));
  return { graph, candidates: [...residentsOf(task), ...lower, ...rest], below: pool };
}

/**
 * Of the first scoregroups only whom a resident can need: of players whom the criteria cannot tell
 * apart, the first so many that it may meet. Those not needed stay aside, whoever they may meet.
 */
function shortlist(task: ScoregroupTask, groups: number, needed: number): Contest {
  const { field, residents, pool } = task;
  const reach = groupStarts(task)[groups] ?? pool.length;
  const possible = possibleUpfloaters(task, reach);
  const kinds = possible.map(kindOf);
  const wanted = new Set<number>();
  for (const resident of residents) {
    const met = new Map<string, number>();
    kinds.forEach((kind, index) => {
      const before = met.get(kind) ?? 0;
      if (before === needed || !field.legal.has(resident, pool[index] ?? 0)) return;
      met.set(kind, before + 1);
      wanted.add(index);
    });
  }
  const listed = [...wanted].sort((a, b) => a - b);
  const below = listed.map((index) => pool[index] ?? 0);
  const odd = (residents.length + below.length) % 2;
  const graph = field.legal.subgraph([...residents, ...below], odd);
  for (let u = residents.length; u < graph.size; u++) {
    for (let v = u + 1; v < graph.size; v++) graph.add(u, v);
  }
  const candidates: Candidate[] = [
    ...residentsOf(task),
    ...listed.flatMap((index) => possible[index] ?? []),
    ...Array.from({ length: odd }, (): Candidate => ({ role: 'rest' })),
  ];
  return { graph, candidates, below };
}

/** Where each scoregroup begins in the pool. */
function groupStarts({ field, pool }: ScoregroupTask): number[] {
  const score = (index: number): number => field.players[pool[index] ?? -1]?.score ?? -1;
  return [...pool.keys()].filter((index) => index === 0 || score(index) !== score(index - 1));
}

const residentsOf = ({ field, residents }: ScoregroupTask): Candidate[] =>
  residents.flatMap((place): Candidate[] => {
    const player = field.players[place];
    return player ? [{ role: 'resident', player }] : [];
  });

/** The pool up to `reach`, each with the number of its scoregroup from the highest on. */
function possibleUpfloaters({ field, pool }: ScoregroupTask, reach: number): Candidate[] {
  const scores: number[] = [];
  return pool.slice(0, reach).flatMap((place): Candidate[] => {
    const player = field.players[place];
    if (!player) return [];
    if (scores.at(-1) !== player.score) scores.push(player.score);
    return [{ role: 'upfloater', player, group: scores.length - 1 }];
  });
}
