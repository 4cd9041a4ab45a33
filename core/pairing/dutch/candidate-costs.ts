import type { DutchCriterion } from '../../rules/editions/dutch-criteria.ts';
import type { KindCosts } from '../matching/kind-costs.ts';
import type { CandidateGraph, Role } from './candidate-graph.ts';
import {
  byeTerms,
  downfloaterTerms,
  nextDownfloaterTerms,
  nextPairTerms,
  pairTerms,
  unplacedTerms,
  type CriteriaRules,
  type Term,
} from './criteria.ts';
import type { PlayerState } from './player-state.ts';

/** A vertex as the criteria see it: players of one kind are interchangeable. */
export interface CostVertex {
  readonly role: Role;
  /** Null for the bye and for the room below. */
  readonly player: PlayerState | null;
}

/** What an edge of a candidate graph adds to the criteria. */
export function edgeTerms(a: CostVertex, b: CostVertex, rules: CriteriaRules): Term[] {
  const [aIn, bIn] = [isMember(a), isMember(b)];
  if (aIn && bIn) {
    if (a.role === 'moved' && b.role === 'moved') {
      return [...leavingTerms(a, null, rules), ...leavingTerms(b, null, rules)];
    }
    const [first, second] = ranked(a.player, b.player);
    return pairTerms(first, second, rules.edition);
  }
  if (aIn) return leavingTerms(a, b, rules);
  if (bIn) return leavingTerms(b, a, rules);
  return [...passingTerms(a, b, rules), ...passingTerms(b, a, rules)];
}

/** A member who leaves the bracket for `target`, or for a later bracket. */
function leavingTerms(member: CostVertex, target: CostVertex | null, rules: CriteriaRules): Term[] {
  const { player, role } = member;
  if (!player) return [];
  const terms = downfloaterTerms(player, role === 'moved', rules);
  if (target?.role === 'bye') terms.push(...byeTerms(player, rules));
  if (target?.role === 'below') terms.push(...unplacedTerms(rules));
  terms.push(
    ...(target?.role === 'next'
      ? nextPairTerms(player, rules)
      : nextDownfloaterTerms(player.score, rules)),
  );
  return terms;
}

/** A resident of the next bracket whom it would not pair. */
function passingTerms(a: CostVertex, b: CostVertex, rules: CriteriaRules): Term[] {
  if (a.role !== 'next' || b.role === 'next' || !a.player) return [];
  const terms = nextDownfloaterTerms(a.player.score, rules);
  return b.role === 'below' ? [...terms, ...unplacedTerms(rules)] : terms;
}

const isMember = (vertex: CostVertex): boolean =>
  vertex.role === 'moved' || vertex.role === 'resident';

function ranked(a: PlayerState | null, b: PlayerState | null): [PlayerState, PlayerState] {
  if (!a || !b) throw new Error('a member without a player');
  return a.score > b.score || (a.score === b.score && a.tpn < b.tpn) ? [a, b] : [b, a];
}

/** The costs of a candidate graph: one component a criterion and size, packed into limbs. */
export function candidateCosts(space: CandidateGraph, rules: CriteriaRules): KindCosts {
  const { bracket, roles, graph } = space;
  const { players } = bracket.field;
  const kindOf = new Int32Array(graph.size);
  const kinds: CostVertex[] = [];
  const known = new Map<string, number>();
  roles.forEach((role, u) => {
    const place = placeOf(space, u);
    const vertex: CostVertex = { role, player: players[place] ?? null };
    const key = kindKey(vertex, rules);
    let kind = known.get(key);
    if (kind === undefined) {
      kind = kinds.push(vertex) - 1;
      known.set(key, kind);
    }
    kindOf[u] = kind;
  });
  return { kindOf, ...packedTable(kinds, rules, bracket.members.length) };
}

function placeOf({ bracket }: CandidateGraph, u: number): number {
  const count = bracket.members.length;
  return u < count ? (bracket.members[u] ?? -1) : bracket.restFrom + u - count;
}

/** Everything about a vertex that a criterion can see. */
function kindKey({ role, player }: CostVertex, rules: CriteriaRules): string {
  if (!player || role === 'rest' || role === 'below' || role === 'bye') return role;
  if (role === 'next') return role;
  const { colours, score, lastFloat, floatTwoRoundsAgo, unplayedGames } = player;
  return [
    role,
    score,
    colours.preference,
    colours.strength,
    Math.abs(colours.difference),
    colours.repeated,
    lastFloat,
    floatTwoRoundsAgo,
    rules.weighByeUnplayedGames ? unplayedGames : 0,
  ].join(' ');
}

interface Component {
  readonly priority: number;
  readonly size: number;
  most: number;
}

/** Below this a limb and the potentials built on it stay exact. */
const LIMB = 2 ** 44;

function packedTable(
  kinds: readonly CostVertex[],
  rules: CriteriaRules,
  members: number,
): Omit<KindCosts, 'kindOf'> {
  const priority = new Map<DutchCriterion, number>(
    rules.edition.dutch.articles.criteria.map(({ criterion }, place) => [criterion, place]),
  );
  const components = new Map<string, Component>();
  const count = kinds.length;
  const tallies = new Array<Map<string, number>>(count * count);
  for (let a = 0; a < count; a++) {
    for (let b = a; b < count; b++) {
      const [first, second] = [kinds[a], kinds[b]];
      const tally = new Map<string, number>();
      for (const term of first && second ? edgeTerms(first, second, rules) : []) {
        const key = `${term.criterion} ${term.size}`;
        const amount = (tally.get(key) ?? 0) + 1;
        tally.set(key, amount);
        const component = components.get(key) ?? {
          priority: priority.get(term.criterion) ?? 0,
          size: term.size,
          most: 0,
        };
        component.most = Math.max(component.most, amount);
        components.set(key, component);
      }
      tallies[a * count + b] = tally;
      tallies[b * count + a] = tally;
    }
  }
  const places = packComponents(components, members);
  const limbs = Math.max(1, places.limbs);
  const table = new Float64Array(count * count * limbs);
  tallies.forEach((tally, index) => {
    for (const [key, amount] of tally) {
      const place = places.of.get(key);
      if (!place) continue;
      const at = index * limbs + place.limb;
      table[at] = (table[at] ?? 0) + amount * place.unit;
    }
  });
  return { limbs, kinds: count, table };
}

interface ComponentPlace {
  readonly limb: number;
  readonly unit: number;
}

/** Gives each component, in descending priority, its digits: wide enough for its largest total. */
function packComponents(
  components: ReadonlyMap<string, Component>,
  members: number,
): { limbs: number; of: Map<string, ComponentPlace> } {
  const ordered = [...components].sort(
    ([, a], [, b]) => b.priority - a.priority || (a.size === b.size ? 0 : a.size - b.size),
  );
  const fromLowest: { key: string; limb: number; unit: number }[] = [];
  let limb = 0;
  let unit = 1;
  for (const [key, { most }] of ordered) {
    const range = members * most + 1;
    if (unit * range > LIMB) {
      limb++;
      unit = 1;
    }
    fromLowest.push({ key, limb, unit });
    unit *= range;
  }
  return {
    limbs: limb + 1,
    of: new Map(fromLowest.map((place) => [place.key, { limb: limb - place.limb, unit: place.unit }])),
  };
}
