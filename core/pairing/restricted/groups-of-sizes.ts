import { roundOfMeeting, tableSize } from '../berger/tables.ts';
import { restrictedGroups } from './groups.ts';

/** Far more than any event needs; a search that is not done by then is given up. */
const MOST_TRIED = 300_000;

/**
 * Groups of which the first have the sizes asked for, so that each contingent has an envelope of its own; the
 * numbers left over make further groups. Null where none was found.
 */
export function groupsOfSizes(
  players: number,
  last: number,
  sizes: readonly number[],
): number[][] | null {
  const lastEarly = tableSize(players) - 1 - last;
  const meetEarly = (a: number, b: number): boolean => roundOfMeeting(players, a, b) <= lastEarly;
  const pivot = tableSize(players);
  const all = Array.from({ length: players }, (_, index) => index + 1);
  const order = players === pivot ? [pivot, ...all.slice(0, -1)] : all;
  const wanted = [...sizes].sort((a, b) => b - a);
  // What the greedy groups hold already needs no search.
  const greedy = restrictedGroups(players, last).sort((a, b) => b.length - a.length);
  if (wanted.every((size, index) => (greedy[index]?.length ?? 0) >= size)) {
    return cutTo(greedy, wanted, meetEarly);
  }
  let tried = 0;
  const search = (
    group: number,
    chosen: readonly number[],
    free: readonly number[],
  ): number[][] | null => {
    const size = wanted[group];
    if (size === undefined) return fillUp([], free, meetEarly);
    if (chosen.length === size) {
      const rest = search(
        group + 1,
        [],
        order.filter((one) => free.includes(one) && !chosen.includes(one)),
      );
      return rest && [[...chosen], ...rest];
    }
    const from = chosen.at(-1);
    const later = from === undefined ? free : free.slice(free.indexOf(from) + 1);
    const possible = later.filter((number) => chosen.every((other) => meetEarly(number, other)));
    for (const [index, number] of possible.entries()) {
      tried += 1;
      if (tried > MOST_TRIED || possible.length - index < size - chosen.length) return null;
      const found = search(group, [...chosen, number], free);
      if (found !== null) return found;
    }
    return null;
  };
  const found = search(0, [], order);
  return found?.map((group) => [...group].sort((a, b) => a - b)) ?? null;
}

/** Groups cut to their sizes; what is cut off makes groups of its own. */
function cutTo(
  groups: readonly (readonly number[])[],
  sizes: readonly number[],
  meetEarly: (a: number, b: number) => boolean,
): number[][] {
  const kept = sizes.map((size, index) => [...(groups[index] ?? [])].slice(0, size));
  const taken = new Set(kept.flat());
  const rest = groups.flat().filter((number) => !taken.has(number));
  return [...kept, ...fillUp([], rest, meetEarly)].map((group) => group.sort((a, b) => a - b));
}

/** Each number into the first group that takes it. */
function fillUp(
  groups: number[][],
  numbers: readonly number[],
  meetEarly: (a: number, b: number) => boolean,
): number[][] {
  for (const number of numbers) {
    const taking = groups.find((group) => group.every((other) => meetEarly(number, other)));
    if (taking === undefined) groups.push([number]);
    else taking.push(number);
  }
  return groups;
}
