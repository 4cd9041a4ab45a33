import type { BitGraph } from '../matching/bit-graph.ts';
import { copyBits, emptyBits, type Bits } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import { span } from './bracket.ts';
import type { Field, Scoregroup } from './field.ts';

/**
 * The residents of the next bracket of whom one must become the opponent of a single player who
 * moves down, so that this bracket pairs everybody but, when its number is odd, one resident
 * among `mayLeave` (2017: C.7, 2026: C8); null when no player's coming allows that.
 */
export function openInNextBracket(
  field: Field,
  next: Scoregroup,
  mayLeave: (place: number) => boolean,
): Bits | null {
  const count = next.to - next.from;
  const leaves = count % 2 === 0;
  const graph = field.legal.subgraph(span(next.from, next.to), leaves ? 1 : 0);
  if (leaves) joinLeavers(graph, next, mayLeave);
  const matching = new MaximumMatching(graph);
  for (let place = 0; 2 * place + 1 < count; place++) {
    const opponent = place + (count >> 1);
    if (graph.has(place, opponent)) matching.match(place, opponent);
  }
  const [left, second] = matching.maximise();
  if (left === undefined || second !== undefined) return null;
  const open = emptyBits(field.legal.size);
  copyBits(matching.evenFrom(left), 0, 0, count, open, 0, next.from);
  return open;
}

/** One vertex after the residents stands for leaving the bracket. */
function joinLeavers(
  graph: BitGraph,
  next: Scoregroup,
  mayLeave: (place: number) => boolean,
): void {
  const leaving = graph.size - 1;
  for (let place = 0; place < leaving; place++) {
    if (mayLeave(next.from + place)) graph.add(place, leaving);
  }
}
