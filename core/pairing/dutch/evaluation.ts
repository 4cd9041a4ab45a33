import type { DutchCriterion } from '../../rules/editions/dutch-criteria.ts';
import { compareValues } from '../compare-values.ts';
import { rulesFor, weighedSpace, type BracketTask } from './bracket-pairing.ts';
import { candidateCosts, costVertex } from './candidate-costs.ts';
import { COUNT, addPair, type AddTerm, type CriteriaRules } from './criteria.ts';
import { addEdge, addLeaving } from './edge-terms.ts';
import { Face } from './face.ts';
import type { PlacePair } from './homogeneous.ts';
import type { RoundOutlook } from './outlook.ts';
import type { CriterionValue } from './trace.ts';

/** Pairs and downfloaters of a bracket, by place in it. */
export interface PlainCandidate {
  readonly pairs: readonly PlacePair[];
  readonly downfloaters: readonly number[];
}

/**
 * The values of all criteria for a candidate that keeps the absolute ones inside the bracket;
 * null when it does not allow the round to be completed and must.
 */
export function evaluate(
  outlook: RoundOutlook,
  task: BracketTask,
  candidate: PlainCandidate,
): CriterionValue[] | null {
  const { members, moved, field } = task.bracket;
  const alone = candidate.downfloaters.length === 1;
  const all = rulesFor(outlook, task);
  const rules = { ...all, weighByeUnplayedGames: all.weighByeUnplayedGames && alone };
  const sums = new Map<DutchCriterion, number[]>();
  const add: AddTerm = (criterion, size) => {
    const terms = sums.get(criterion);
    if (terms) terms.push(size);
    else sums.set(criterion, [size]);
  };
  for (const [a, b] of candidate.pairs) {
    const places = [members[a] ?? 0, members[b] ?? 0].sort((x, y) => x - y);
    const [higher, lower] = places.map((place) => field.players[place]);
    if (higher && lower) addPair(higher, lower, rules.edition, add);
  }
  const own = { ...rules, nextScore: null };
  for (const place of candidate.downfloaters) {
    const player = field.players[members[place] ?? 0] ?? null;
    const role = place < moved ? 'moved' : 'resident';
    const target = rules.weighByeUnplayedGames ? { role: 'bye' as const, player: null } : null;
    addLeaving({ role, player }, target, own, add);
  }
  if (!addConsequences(outlook, task, candidate, rules, add)) return null;
  return rules.edition.dutch.articles.criteria
    .filter(({ criterion }) => criterion !== 'byeScore')
    .map(({ criterion, article }) => valueOf(criterion, article, sums.get(criterion) ?? []));
}

/** Criteria that compare scores or differences in descending order. */
const LISTS: ReadonlySet<DutchCriterion> = new Set([
  'scoreDifferences',
  'downfloaterScores',
  'nextBracket',
  'downfloatLastRoundDifference',
  'upfloatLastRoundDifference',
  'downfloatTwoRoundsAgoDifference',
  'upfloatTwoRoundsAgoDifference',
]);

function valueOf(
  criterion: DutchCriterion,
  article: string,
  terms: readonly number[],
): CriterionValue {
  const sizes = LISTS.has(criterion) ? terms.filter((size) => size < COUNT) : [];
  sizes.sort((a, b) => b - a);
  if (criterion !== 'nextBracket') return { criterion, article, value: terms.length, sizes };
  // C.7 (2026: C8): first the players the next bracket leaves over, or nothing is left for at all.
  return { criterion, article, value: terms.length - sizes.length, sizes, countFirst: true };
}

/** What the downfloaters mean for the next bracket at best; false when the round cannot be completed. */
function addConsequences(
  outlook: RoundOutlook,
  task: BracketTask,
  candidate: PlainCandidate,
  rules: CriteriaRules,
  add: AddTerm,
): boolean {
  const asksNothing = rules.nextScore === null || candidate.downfloaters.length === 0;
  if (asksNothing) {
    if (!task.completes) return true;
    const leaving = candidate.downfloaters.map((place) => task.bracket.members[place] ?? 0);
    return outlook.completion.allows(leaving, followingGroup(outlook, task));
  }
  const space = weighedSpace(outlook, task);
  const count = task.bracket.members.length;
  const paired = new Set(candidate.pairs.flat());
  const kept = Array.from({ length: space.graph.size }, (_, u) => u).filter((u) => !paired.has(u));
  const graph = space.graph.subgraph(kept);
  const leaving = kept.filter((u) => u < count);
  leaving.forEach((member, u) => {
    for (let v = u + 1; v < leaving.length; v++) {
      const bothMoved = Math.max(member, leaving[v] ?? 0) < task.bracket.moved;
      if (!bothMoved) graph.remove(u, v);
    }
  });
  const costs = candidateCosts(space, rules);
  const kindOf = Int32Array.from(kept, (u) => costs.kindOf[u] ?? 0);
  const face = Face.cheapest(graph, { ...costs, kindOf });
  if (!face) return false;
  face.mate.forEach((v, u) => {
    if (v < u) return;
    const [a, b] = [costVertex(space, kept[u] ?? 0), costVertex(space, kept[v] ?? 0)];
    addEdge(a, b, rules, (criterion, size) => {
      if (criterion === 'nextBracket') add(criterion, size);
    });
  });
  return true;
}

function followingGroup({ field }: RoundOutlook, { bracket }: BracketTask): number {
  const following = field.groups.findIndex(({ from }) => from >= bracket.restFrom);
  return following < 0 ? field.groups.length : following;
}

/** Negative when `a` is better: the first criterion that differs decides. */
export function compareEvaluations(
  a: readonly CriterionValue[],
  b: readonly CriterionValue[],
): { readonly place: number; readonly order: number } | null {
  for (let place = 0; place < a.length; place++) {
    const [mine, theirs] = [a[place], b[place]];
    if (!mine || !theirs) continue;
    const order = compareValues(mine, theirs);
    if (order !== 0) return { place, order };
  }
  return null;
}
