import type { Role } from './candidate-graph.ts';
import {
  addBye,
  addDownfloater,
  addNextDownfloater,
  addNextPair,
  addPair,
  addUnplaced,
  type AddTerm,
  type CriteriaRules,
} from './criteria.ts';
import type { PlayerState } from './player-state.ts';

/** A vertex of a candidate graph as the criteria see it. */
export interface CostVertex {
  readonly role: Role;
  /** Null for the bye and for the room below. */
  readonly player: PlayerState | null;
}

/** What an edge of a candidate graph adds to the criteria. */
export function addEdge(a: CostVertex, b: CostVertex, rules: CriteriaRules, add: AddTerm): void {
  const [aIn, bIn] = [isMember(a), isMember(b)];
  if (aIn && bIn) {
    if (a.role === 'moved' && b.role === 'moved') {
      addLeaving(a, null, rules, add);
      addLeaving(b, null, rules, add);
    } else if (a.player && b.player) {
      const aFirst = isHigher(a.player, b.player);
      addPair(aFirst ? a.player : b.player, aFirst ? b.player : a.player, rules.edition, add);
    }
  } else if (aIn) addLeaving(a, b, rules, add);
  else if (bIn) addLeaving(b, a, rules, add);
  else {
    addPassing(a, b, rules, add);
    addPassing(b, a, rules, add);
  }
}

/** A member who leaves the bracket for `target`, or for a later bracket. */
export function addLeaving(
  { player, role }: CostVertex,
  target: CostVertex | null,
  rules: CriteriaRules,
  add: AddTerm,
): void {
  if (!player) return;
  addDownfloater(player, role === 'moved', rules, add);
  if (target?.role === 'bye') addBye(player, rules, add);
  if (target?.role === 'below') addUnplaced(rules, add);
  if (target?.role === 'next') addNextPair(player, rules, add);
  else addNextDownfloater(player.score, rules, add);
}

/** A resident of the next bracket whom it would not pair. */
function addPassing(a: CostVertex, b: CostVertex, rules: CriteriaRules, add: AddTerm): void {
  if (a.role !== 'next' || b.role === 'next' || !a.player) return;
  addNextDownfloater(a.player.score, rules, add);
  if (b.role === 'below') addUnplaced(rules, add);
}

const isMember = (vertex: CostVertex): boolean =>
  vertex.role === 'moved' || vertex.role === 'resident';

const isHigher = (a: PlayerState, b: PlayerState): boolean =>
  a.score > b.score || (a.score === b.score && a.tpn < b.tpn);
