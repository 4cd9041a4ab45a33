/** More parts than this nobody reads. */
const MOST_PARTS = 12;

/** `1, 2, 3, 5` as `1–3, 5`; a long list ends with `…`. */
export function boardRanges(boards: string): string {
  const runs: [first: number, last: number][] = [];
  for (const board of boards.split(', ').map(Number)) {
    const run = runs.at(-1);
    if (run?.[1] === board - 1) run[1] = board;
    else runs.push([board, board]);
  }
  const parts = runs.map(([first, last]) => {
    if (first === last) return String(first);
    return last === first + 1 ? `${first}, ${last}` : `${first}–${last}`;
  });
  return parts.length <= MOST_PARTS
    ? parts.join(', ')
    : `${parts.slice(0, MOST_PARTS).join(', ')} …`;
}
