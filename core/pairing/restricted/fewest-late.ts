import { lateMeetings, type GroupMeeting } from './groups.ts';

export interface GatheredNumbers {
  readonly numbers: readonly number[];
  /** Those of them who meet in the last rounds all the same. */
  readonly late: readonly GroupMeeting[];
}

/**
 * Numbers for a contingent that no envelope holds: of those still there, the ones with the fewest meetings in the
 * last rounds. From every number the choice grows by the best next one, then single numbers are exchanged while
 * that helps; the best of these is taken.
 */
export function fewestLate(
  players: number,
  last: number,
  free: readonly number[],
  size: number,
): GatheredNumbers {
  const late = new Set(
    lateMeetings(players, last, free).flatMap(({ a, b }) => [`${a}-${b}`, `${b}-${a}`]),
  );
  const clashes = (number: number, others: readonly number[]): number =>
    others.filter((other) => late.has(`${number}-${other}`)).length;
  const cost = (chosen: readonly number[]): number =>
    chosen.reduce((sum, number) => sum + clashes(number, chosen), 0);
  const candidates = free.map((start) =>
    improved(grown([start], free, size, clashes), free, clashes),
  );
  const [best = []] = candidates.sort((a, b) => cost(a) - cost(b));
  const numbers = [...best].sort((a, b) => a - b);
  return { numbers, late: lateMeetings(players, last, numbers) };
}

type Clashes = (number: number, others: readonly number[]) => number;

function grown(
  start: readonly number[],
  free: readonly number[],
  size: number,
  clashes: Clashes,
): number[] {
  const chosen = [...start];
  while (chosen.length < size) {
    const rest = free.filter((number) => !chosen.includes(number));
    const next = least(rest, (number) => clashes(number, chosen));
    if (next === undefined) break;
    chosen.push(next);
  }
  return chosen;
}

/** Exchanges one number for another outside while there are fewer clashes. */
function improved(chosen: readonly number[], free: readonly number[], clashes: Clashes): number[] {
  let now = [...chosen];
  for (;;) {
    const better = now
      .flatMap((leaving) => {
        const others = now.filter((number) => number !== leaving);
        const outside = free.filter((number) => !now.includes(number));
        const coming = least(outside, (number) => clashes(number, others));
        if (coming === undefined) return [];
        const gain = clashes(leaving, others) - clashes(coming, others);
        return [{ gain, next: [...others, coming] }];
      })
      .reduce<{ gain: number; next: number[] } | null>(
        (best, one) => (one.gain > (best?.gain ?? 0) ? one : best),
        null,
      );
    if (better === null) return now;
    now = better.next;
  }
}

const least = (numbers: readonly number[], figure: (number: number) => number) =>
  numbers.reduce<number | undefined>(
    (best, number) => (best === undefined || figure(number) < figure(best) ? number : best),
    undefined,
  );
