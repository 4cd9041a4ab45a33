import type { KindCosts } from '../matching/kind-costs.ts';
import type { CandidateGraph } from './candidate-graph.ts';
import { UNPLACED, type CriteriaRules } from './criteria.ts';
import { addEdge, type CostVertex } from './edge-terms.ts';

/** The costs of a candidate graph: one component a criterion and size, packed into limbs. */
export function candidateCosts(space: CandidateGraph, rules: CriteriaRules): KindCosts {
  const { graph } = space;
  const kindOf = new Int32Array(graph.size);
  const kinds: CostVertex[] = [];
  const known = new Map<string, number>();
  for (let u = 0; u < graph.size; u++) {
    const vertex = costVertex(space, u);
    const key = kindKey(vertex, rules);
    let kind = known.get(key);
    if (kind === undefined) {
      kind = kinds.push(vertex) - 1;
      known.set(key, kind);
    }
    kindOf[u] = kind;
  }
  return { kindOf, ...packedTable(kinds, rules, graph.size) };
}

export function costVertex({ roles, places, bracket }: CandidateGraph, u: number): CostVertex {
  return {
    role: roles[u] ?? 'below',
    player: bracket.field.players[places[u] ?? -1] ?? null,
  };
}

/** Everything about a vertex that a criterion can see: vertices of one kind are interchangeable. */
function kindKey({ role, player }: CostVertex, rules: CriteriaRules): string {
  if (!player || (role !== 'moved' && role !== 'resident')) return role;
  const { colours, score, lastFloat, floatTwoRoundsAgo, unplayedGames } = player;
  const { preference, strength, difference, repeated } = colours;
  const unplayed = rules.weighByeUnplayedGames ? unplayedGames : 0;
  return `${role} ${score} ${preference ?? '-'} ${strength} ${Math.abs(difference)} ${repeated ?? '-'} ${lastFloat ?? '-'} ${floatTwoRoundsAgo ?? '-'} ${unplayed}`;
}

/** Sizes lie between −SIZES and SIZES: a component's number orders criteria, then sizes. */
const SIZES = 2 * (UNPLACED + 1);

/** Below this a limb and the potentials built on it stay exact. */
const LIMB = 2 ** 36;

function packedTable(
  kinds: readonly CostVertex[],
  rules: CriteriaRules,
  vertices: number,
): Omit<KindCosts, 'kindOf'> {
  const priority = new Map(
    rules.edition.dutch.articles.criteria.map(({ criterion }, place) => [criterion, place]),
  );
  const count = kinds.length;
  const most = new Map<number, number>();
  const tallies: (readonly number[])[] = [];
  for (let a = 0; a < count; a++) {
    for (let b = 0; b <= a; b++) {
      const tally: number[] = [];
      const [first, second] = [kinds[a], kinds[b]];
      if (first && second) {
        addEdge(first, second, rules, (criterion, size) => {
          // Smaller numbers weigh more: earlier criteria, then larger sizes.
          tally.push((priority.get(criterion) ?? 0) * SIZES - size);
        });
      }
      tallies.push(tally);
      for (const component of tally) {
        const amount = tally.filter((other) => other === component).length;
        most.set(component, Math.max(most.get(component) ?? 0, amount));
      }
    }
  }
  const { limbs, places } = packComponents(most, vertices);
  const table = new Float64Array(count * count * limbs);
  let index = 0;
  for (let a = 0; a < count; a++) {
    for (let b = 0; b <= a; b++) {
      for (const component of tallies[index++] ?? []) {
        const place = places.get(component);
        if (!place) continue;
        const at = (a * count + b) * limbs + place.limb;
        table[at] = (table[at] ?? 0) + place.unit;
      }
      for (let l = 0; l < limbs; l++) {
        table[(b * count + a) * limbs + l] = table[(a * count + b) * limbs + l] ?? 0;
      }
    }
  }
  return { limbs, kinds: count, table };
}

interface ComponentPlace {
  readonly limb: number;
  readonly unit: number;
}

/** Gives each component its digits, wide enough for its largest total, the weightiest in the first limb. */
function packComponents(
  most: ReadonlyMap<number, number>,
  vertices: number,
): { limbs: number; places: Map<number, ComponentPlace> } {
  const lightestFirst = [...most].sort(([a], [b]) => b - a);
  const fromLast: [number, ComponentPlace][] = [];
  let limb = 0;
  let unit = 1;
  for (const [component, amount] of lightestFirst) {
    const range = (vertices >> 1) * amount + 1;
    if (unit * range > LIMB) {
      limb++;
      unit = 1;
    }
    fromLast.push([component, { limb, unit }]);
    unit *= range;
  }
  const places = fromLast.map(([component, place]): [number, ComponentPlace] => [
    component,
    { limb: limb - place.limb, unit: place.unit },
  ]);
  return { limbs: limb + 1, places: new Map(places) };
}
