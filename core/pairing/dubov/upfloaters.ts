import type { BitGraph } from '../matching/bit-graph.ts';
import { emptyBits, setRange, type Bits } from '../matching/bits.ts';
import { cheapestPerfectMatching } from '../matching/cheapest-matching.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import { Face } from '../dutch/face.ts';
import type { Field } from './field.ts';
import { criteriaCosts, numberCosts, type Candidate } from './upfloater-costs.ts';

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
export function chooseUpfloaters(task: ScoregroupTask): number[] {
  const { field, isLastRound, residents, pool } = task;
  if (isPairable(field.legal, residents) && isPairable(field.legal, pool)) return [];
  const graph = field.legal.subgraph([...residents, ...pool]);
  const groups = fewestGroups(task, graph);
  const face = Face.cheapest(
    reaching(task, graph, groups),
    criteriaCosts(candidates(task, groups), groups, isLastRound),
  );
  if (!face) throw new Error('the players left cannot all be paired');
  const above = residentPlaces(task, graph);
  const needed = residents.filter((_, u) => (face.mate[u] ?? 0) >= residents.length).length;
  const chosen: number[] = [];
  pool.forEach((place, index) => {
    if (chosen.length === needed) return;
    if (face.restrict(residents.length + index, above)) chosen.push(place);
  });
  return chosen;
}

/** Whether these players can be paired off among themselves. */
export function isPairable(legal: BitGraph, places: readonly number[]): boolean {
  return places.length % 2 === 0 && new MaximumMatching(legal.subgraph(places)).makePerfect();
}

/** How many scoregroups, from the highest of the pool on, provide the fewest upfloaters (C5, C6). */
function fewestGroups(task: ScoregroupTask, graph: BitGraph): number {
  const within = (groups: number): number | null =>
    cheapestPerfectMatching(reaching(task, graph, groups), numberCosts(candidates(task, groups)))
      ?.cost[0] ?? null;
  const first = within(1);
  if (first !== null && first <= 2) return 1;
  const all = groupsOf(task).length;
  const fewest = within(all);
  for (let groups = 1; groups < all; groups++) if (within(groups) === fewest) return groups;
  return all;
}

/** The graph in which only the first scoregroups of the pool meet residents. */
function reaching(task: ScoregroupTask, graph: BitGraph, groups: number): BitGraph {
  const reached = graph.clone();
  const above = residentPlaces(task, graph);
  const from = groupsOf(task)[groups] ?? task.pool.length;
  for (let index = from; index < task.pool.length; index++) {
    reached.forbid(task.residents.length + index, above);
  }
  return reached;
}

function residentPlaces({ residents }: ScoregroupTask, { size }: BitGraph): Bits {
  const bits = emptyBits(size);
  setRange(bits, 0, residents.length);
  return bits;
}

/** Where each scoregroup begins in the pool. */
function groupsOf({ field, pool }: ScoregroupTask): number[] {
  const score = (index: number): number => field.players[pool[index] ?? -1]?.score ?? -1;
  return [...pool.keys()].filter((index) => index === 0 || score(index) !== score(index - 1));
}

function candidates(task: ScoregroupTask, groups: number): Candidate[] {
  const { field, residents, pool } = task;
  const starts = groupsOf(task);
  const residentOnes = residents.map((place): Candidate => {
    const player = field.players[place];
    return player ? { role: 'resident', player } : { role: 'rest' };
  });
  const lower = pool.map((place, index): Candidate => {
    const player = field.players[place];
    const group = starts.findLastIndex((start) => start <= index);
    return player && group < groups ? { role: 'upfloater', player, group } : { role: 'rest' };
  });
  return [...residentOnes, ...lower];
}
