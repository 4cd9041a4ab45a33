import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { PairingRequest } from '../system.ts';
import { chooseFloaters, type Direction, type Floater } from './floaters.ts';
import { pairGroup, type PairedGroup } from './group.ts';
import type { LimField } from './player-state.ts';
import { medianScore } from './readings.ts';

type PlacePair = readonly [number, number];

/** A scoregroup as it was paired, by places in the field. */
export interface FinishedGroup {
  readonly kind: 'above' | 'below' | 'median';
  readonly direction: Direction;
  readonly score: number;
  readonly residents: readonly number[];
  readonly incoming: readonly number[];
  readonly floaters: readonly Floater[];
  readonly made: PairedGroup;
  /** Pairs that stand, in the order they were made. */
  readonly pairs: readonly PlacePair[];
  /** Pairs undone for the median scoregroup (2.6), in the order they were undone. */
  readonly cracked: readonly PlacePair[];
}

/** 2.2: from the highest down to the median, from the lowest up to it, the median last. */
export function pairScoregroups(
  field: LimField,
  bye: number,
  request: PairingRequest,
): FinishedGroup[] {
  const median = medianScore(request);
  const places = [...field.players.keys()].filter((place) => place !== bye);
  const scoreAt = (place: number): number => field.players[place]?.score ?? 0;
  const atMedian = places.filter((place) => scoreAt(place) === median);
  const above = pairSide(
    field,
    places.filter((place) => scoreAt(place) > median),
    atMedian,
    'down',
  );
  const below = pairSide(
    field,
    places.filter((place) => scoreAt(place) < median),
    atMedian,
    'up',
  );
  return pairMedian(field, { above, below, residents: atMedian, score: median });
}

interface Side {
  readonly groups: readonly FinishedGroup[];
  /** Floaters who have reached the median. */
  readonly arriving: readonly number[];
}

/** The scoregroups of one side, each with the floaters of the one before. */
function pairSide(
  field: LimField,
  places: readonly number[],
  median: readonly number[],
  direction: Direction,
): Side {
  const scoreAt = (place: number): number => field.players[place]?.score ?? 0;
  const down = [...new Set(places.map(scoreAt))].sort((a, b) => b - a);
  const scores = direction === 'down' ? down : down.reverse();
  const groups: FinishedGroup[] = [];
  let incoming: readonly number[] = [];
  for (const [index, score] of scores.entries()) {
    const residents = places.filter((place) => scoreAt(place) === score);
    const next = scores[index + 1];
    const adjacent =
      next === undefined ? median : places.filter((place) => scoreAt(place) === next);
    const task = { field, direction, residents, incoming, adjacent };
    const floaters = chooseFloaters(task);
    const leaves = new Set(floaters.map(({ place }) => place));
    const made = pairGroup({
      ...task,
      residents: residents.filter((place) => !leaves.has(place)),
      incoming: incoming.filter((place) => !leaves.has(place)),
      fromBelow: direction === 'up' ? incoming.filter((place) => !leaves.has(place)) : [],
    });
    const pairs = [...made.floaterPairs, ...made.pairs];
    const kind = direction === 'down' ? 'above' : 'below';
    groups.push({
      kind,
      direction,
      score,
      residents,
      incoming,
      floaters,
      made,
      pairs,
      cracked: [],
    });
    incoming = floaters.map(({ place }) => place);
  }
  return { groups, arriving: incoming };
}

interface MedianTask {
  readonly above: Side;
  readonly below: Side;
  readonly residents: readonly number[];
  readonly score: number;
}

/** 2.6: while the median scoregroup cannot be paired, the next pair of one side joins it. */
function pairMedian(
  field: LimField,
  { above, below, residents, score }: MedianTask,
): FinishedGroup[] {
  const cracked = { above: 0, below: 0 };
  const stack = {
    above: above.groups.flatMap(({ pairs }) => pairs).reverse(),
    below: below.groups.flatMap(({ pairs }) => pairs).reverse(),
  };
  const floaters = (side: 'above' | 'below'): number[] => [
    ...(side === 'above' ? above : below).arriving,
    ...stack[side].slice(0, cracked[side]).flat(),
  ];
  for (;;) {
    const [down, up] = [floaters('above'), floaters('below')];
    const members = [...down, ...residents, ...up].sort((a, b) => a - b);
    if (new MaximumMatching(field.legal.subgraph(members)).makePerfect()) {
      const incoming = [...down, ...up];
      const made = pairGroup({
        field,
        direction: 'down',
        residents,
        incoming,
        fromBelow: up,
        adjacent: [],
      });
      const pairs = [...made.floaterPairs, ...made.pairs];
      const median: FinishedGroup = {
        kind: 'median',
        direction: 'down',
        score,
        residents,
        incoming,
        floaters: [],
        made,
        pairs,
        cracked: [],
      };
      return [
        ...withoutCracked(above.groups, stack.above.slice(0, cracked.above)),
        ...withoutCracked(below.groups, stack.below.slice(0, cracked.below)),
        ...(members.length > 0 ? [median] : []),
      ];
    }
    const hasPair = (side: 'above' | 'below'): boolean => cracked[side] < stack[side].length;
    const wanted = down.length > up.length ? 'below' : 'above';
    const other = wanted === 'below' ? 'above' : 'below';
    if (!hasPair(wanted) && !hasPair(other)) throw new Error('everybody was paired before');
    cracked[hasPair(wanted) ? wanted : other] += 1;
  }
}

const withoutCracked = (
  groups: readonly FinishedGroup[],
  cracked: readonly PlacePair[],
): FinishedGroup[] =>
  groups.map((group) => ({
    ...group,
    pairs: group.pairs.filter((pair) => !cracked.includes(pair)),
    cracked: cracked.filter((pair) => group.pairs.includes(pair)),
  }));
