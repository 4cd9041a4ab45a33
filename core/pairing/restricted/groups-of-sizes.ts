import { roundOfMeeting, tableSize } from '../berger/tables.ts';
import { restrictedGroups } from './groups.ts';

/** Far more than any event needs; a search that is not done by then is given up. */
const MOST_TRIED = 300_000;
/** The same of the search that sorts at each step. */
const MOST_TRIED_HARDEST = 20_000;

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
  const found = search(0, [], order) ?? hardestFirst(all, wanted, meetEarly);
  return found?.map((group) => [...group].sort((a, b) => a - b)) ?? null;
}

/**
 * The same for sizes that leave little choice: the number that can stand with fewest others goes first, into each
 * size in turn.
 */
function hardestFirst(
  numbers: readonly number[],
  wanted: readonly number[],
  meetEarly: MeetEarly,
): number[][] | null {
  const spare = numbers.length - wanted.reduce((sum, size) => sum + size, 0);
  if (spare < 0) return null;
  let tried = 0;
  const search = (free: readonly number[], sizes: readonly number[]): number[][] | null => {
    if (free.length === 0) return [];
    const others = (number: number): number[] =>
      free.filter((one) => one !== number && meetEarly(number, one));
    const [hardest, ...rest] = free.toSorted((a, b) => others(a).length - others(b).length);
    if (hardest === undefined) return [];
    for (const size of new Set(sizes)) {
      for (const group of groupsWith([hardest], others(hardest), size, meetEarly)) {
        tried += 1;
        if (tried > MOST_TRIED_HARDEST) return null;
        const left = sizes.toSpliced(sizes.indexOf(size), 1);
        const found = search(
          rest.filter((number) => !group.includes(number)),
          left,
        );
        if (found !== null) return [group, ...found];
      }
    }
    return null;
  };
  const singles = Array.from({ length: spare }, () => 1);
  const found = search(numbers, [...wanted, ...singles]);
  if (found === null) return null;
  const kept: number[][] = [];
  for (const size of wanted) {
    const at = found.findIndex((group) => group.length === size);
    kept.push(...found.splice(at, 1));
  }
  return [...kept, ...fillUp([], found.flat(), meetEarly)];
}

/** Groups of a size around some numbers, of those that may stand with all of them. */
function* groupsWith(
  chosen: readonly number[],
  possible: readonly number[],
  size: number,
  meetEarly: MeetEarly,
): Generator<number[]> {
  if (chosen.length === size) {
    yield [...chosen];
    return;
  }
  for (const [index, number] of possible.entries()) {
    if (possible.length - index < size - chosen.length) return;
    const later = possible.slice(index + 1).filter((other) => meetEarly(number, other));
    yield* groupsWith([...chosen, number], later, size, meetEarly);
  }
}

type MeetEarly = (a: number, b: number) => boolean;

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
