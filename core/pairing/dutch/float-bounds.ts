import { emptyBits, firstMember, hasBit, isEmpty, setBit, type Bits } from '../matching/bits.ts';
import type { Bracket } from './bracket.ts';
import type { SimpleCandidates } from './downfloaters.ts';
import type { Face } from './face.ts';
import type { PlayerState } from './player-state.ts';

/**
 * Narrows candidates that leave at most one player to those best by the float criteria (2017:
 * C.12 to C.19, 2026: C14 to C21); null when several moved-down players compete and the
 * criteria must be weighed.
 *
 * Score differences add nothing here: opponents who are residents have one score, so they follow
 * the numbers, except for the moved-down player who has to leave again.
 */
export function keepFloatBounds(
  face: Face,
  { below, boundMoved }: Pick<SimpleCandidates, 'below' | 'boundMoved'>,
  bracket: Bracket,
): Face | null {
  const leaver = below < 0 ? -1 : firstMember(face.partnersOf(below));
  const movedLeaves = leaver >= 0 && leaver < bracket.moved;
  const movedPaired = bracket.moved - boundMoved - Number(movedLeaves);
  const downLast = (player: PlayerState): boolean => player.lastFloat === 'down';
  const downBefore = (player: PlayerState): boolean => player.floatTwoRoundsAgo === 'down';
  const upLast = (player: PlayerState): boolean => player.lastFloat === 'up';
  const upBefore = (player: PlayerState): boolean => player.floatTwoRoundsAgo === 'up';
  let current: Face | null = face;
  if (below >= 0 && !movedLeaves) spare(face, below, bracket, downLast);
  current = spareOpponents(current, bracket, movedPaired, upLast);
  if (!current) return null;
  if (below >= 0 && !movedLeaves) spare(current, below, bracket, downBefore);
  current = spareOpponents(current, bracket, movedPaired, upBefore);
  if (!current) return null;
  if (movedLeaves) {
    spare(current, below, bracket, downLast);
    spare(current, below, bracket, downBefore);
  }
  return current;
}

/** Keeps the candidates in which the leaving player is not of those to be spared, if there are any. */
function spare(
  face: Face,
  below: number,
  bracket: Bracket,
  spared: (player: PlayerState) => boolean,
): void {
  const possible = face.partnersOf(below);
  const allowed = emptyBits(face.graph.size);
  bracket.members.forEach((member, place) => {
    const player = bracket.field.players[member];
    if (player && hasBit(possible, place) && !spared(player)) setBit(allowed, place);
  });
  if (!isEmpty(allowed)) face.restrict(below, allowed);
}

/** Keeps the candidates in which no opponent of a moved-down player is of those to be spared. */
function spareOpponents(
  face: Face,
  bracket: Bracket,
  movedPaired: number,
  spared: (player: PlayerState) => boolean,
): Face | null {
  const { moved, members, field } = bracket;
  if (movedPaired === 0) return face;
  const forbidden: Bits = emptyBits(face.graph.size);
  for (let place = moved; place < members.length; place++) {
    const player = field.players[members[place] ?? 0];
    if (player && spared(player)) setBit(forbidden, place);
  }
  if (isEmpty(forbidden)) return face;
  const graph = face.graph.clone();
  for (let place = 0; place < moved; place++) graph.forbid(place, forbidden);
  const narrowed = face.within(graph);
  // A lone moved-down player without another opponent breaks the criterion in every candidate.
  return narrowed ?? (movedPaired === 1 ? face : null);
}
