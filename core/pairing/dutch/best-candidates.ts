import { bitsOf, members as membersOf } from '../matching/bits.ts';
import type { Bracket } from './bracket.ts';
import { candidateCosts } from './candidate-costs.ts';
import { keepColourBounds } from './colour-bounds.ts';
import type { CriteriaRules } from './criteria.ts';
import { simpleCandidates, type Leaving, type SimpleCandidates } from './downfloaters.ts';
import { Face } from './face.ts';
import { keepFloatBounds } from './float-bounds.ts';

/**
 * The best candidates of a bracket that leaves at most one player who has opponents in it, found
 * by counting where the counts can be met and by weighing the criteria otherwise; null when more
 * players leave.
 */
export function bestSimpleCandidates(
  bracket: Bracket,
  leavingWith: (bound: readonly number[]) => Leaving,
  rules: CriteriaRules,
): Face | null {
  const simple = simpleCandidates(bracket, leavingWith);
  if (!simple) return null;
  if (rules.weighByeUnplayedGames) preferFewUnplayedGames(simple, bracket);
  const coloured = keepColourBounds(simple.face, bracket, simple.bound);
  const floated = coloured && keepFloatBounds(coloured, simple, bracket);
  if (floated) return floated;
  // What follows the bracket is settled: only its own criteria are left to weigh.
  const costs = candidateCosts(simple.space, { ...rules, nextScore: null });
  return Face.cheapest(simple.space.graph, costs);
}

/** C9 (2026): the bye goes to a player with as few unplayed games as possible. */
function preferFewUnplayedGames({ face, below }: SimpleCandidates, bracket: Bracket): void {
  if (below < 0) return;
  const unplayed = (place: number): number =>
    bracket.field.players[bracket.members[place] ?? 0]?.unplayedGames ?? 0;
  const possible = membersOf(face.partnersOf(below));
  const fewest = Math.min(...possible.map(unplayed));
  const best = possible.filter((place) => unplayed(place) === fewest);
  face.restrict(below, bitsOf(face.graph.size, best));
}
