import { copyBits, emptyBits, type Bits } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import { span } from './bracket.ts';
import type { Field, Scoregroup } from './field.ts';

/**
 * The residents of the next bracket of whom one must become the opponent of one more player who
 * moves down, so that this bracket pairs the `coming` players and everybody else but, when its
 * number is odd, one resident who `mayLeave` (2017: C.7, 2026: C8); null when no player's coming
 * allows that.
 */
export function openInNextBracket(
  field: Field,
  next: Scoregroup,
  coming: readonly number[],
  mayLeave: (place: number) => boolean,
): Bits | null {
  const count = next.to - next.from;
  const first = coming.length;
  const someoneLeaves = leavesOneOver(next, coming);
  const graph = field.legal.subgraph(
    [...coming, ...span(next.from, next.to)],
    someoneLeaves ? 1 : 0,
  );
  for (let u = 0; u < first; u++) for (let v = 0; v < u; v++) graph.remove(u, v);
  if (someoneLeaves) {
    for (let place = 0; place < count; place++) {
      if (mayLeave(next.from + place)) graph.add(first + place, graph.size - 1);
    }
  }
  const matching = new MaximumMatching(graph);
  const half = count >> 1;
  for (let place = first; place < first + half; place++) {
    if (graph.has(place, place + half)) matching.match(place, place + half);
  }
  const [left, second] = matching.maximise();
  if (left === undefined || second !== undefined) return null;
  const open = emptyBits(field.legal.size);
  copyBits(matching.evenFrom(left), 0, first, count, open, 0, next.from);
  return open;
}

/** Whether the next bracket, with one more player to come, has an odd number. */
export const leavesOneOver = (next: Scoregroup, coming: readonly number[]): boolean =>
  (next.to - next.from + coming.length) % 2 === 0;
