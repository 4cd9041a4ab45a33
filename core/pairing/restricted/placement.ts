/** States looked at before a search is cut short; an event of two hundred stays far below. */
const MOST_SEEN = 20_000;

/**
 * Which contingents find no envelope that holds them whole, when every choice is made as well as it can be: indexes
 * into the sizes, as few as possible. Sizes are in the order of the draw, the largest first.
 */
export function unplaced(sizes: readonly number[], room: readonly number[]): number[] {
  const seen = new Map<string, readonly number[]>();
  const place = (index: number, left: readonly number[]): readonly number[] => {
    const size = sizes[index];
    // Somebody who comes alone finds a number wherever one is left.
    if (size === undefined || size < 2) return [];
    const key = `${index}|${left.join()}`;
    const known = seen.get(key);
    if (known !== undefined) return known;
    let best: readonly number[] | null = null;
    for (const [at, space] of left.entries()) {
      if (space < size || left.indexOf(space) !== at || seen.size > MOST_SEEN) continue;
      const rest = place(index + 1, ordered(left.with(at, space - size)));
      if (best === null || rest.length < best.length) best = rest;
      if (best.length === 0) break;
    }
    if (best === null || best.length > 1) {
      const without = [index, ...place(index + 1, takenFromLargest(left, size))];
      if (best === null || without.length < best.length) best = without;
    }
    seen.set(key, best);
    return best;
  };
  return [...place(0, ordered(room))];
}

const ordered = (room: readonly number[]): number[] => [...room].sort((a, b) => b - a);

/** What is left when a contingent is spread over several envelopes, the fullest first. */
function takenFromLargest(room: readonly number[], size: number): number[] {
  let missing = size;
  return ordered(
    room.map((space) => {
      const taken = Math.min(space, missing);
      missing -= taken;
      return space - taken;
    }),
  );
}
