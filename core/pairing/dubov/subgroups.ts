import type { PlayerState } from './player-state.ts';

/** The two subgroups of a bracket, by place among its members. */
export interface Subgroups {
  readonly g1: readonly number[];
  readonly g2: readonly number[];
}

/** Whether nobody of a bracket has played a game yet: then numbers divide it, not colours (3.2.3). */
export const isWithoutGames = (members: readonly PlayerState[]): boolean =>
  members.every(({ games }) => games === 0);

/** The first composition (3.2.3) of members in order of pairing number. */
export function firstSubgroups(members: readonly PlayerState[]): Subgroups {
  const places = [...members.keys()];
  if (isWithoutGames(members)) {
    const half = members.length / 2;
    return { g1: places.slice(0, half), g2: places.slice(half) };
  }
  const isWhite = (place: number): boolean => members[place]?.colours.preference === 'white';
  return {
    g1: places.filter(isWhite),
    g2: places.filter((place) => !isWhite(place)),
  };
}

/** Ascending average, then ascending number, of members in order of number (3.2.5, 4.3.2). */
export function byAverage(places: readonly number[], members: readonly PlayerState[]): number[] {
  const aro = (place: number): number => members[place]?.aro ?? 0;
  return [...places].sort((a, b) => aro(a) - aro(b) || a - b);
}

/** Who is to be shifted first: from the middle outwards, the higher of two middles first (4.3.3). */
export function fromTheMiddle<T>(list: readonly T[]): T[] {
  const left = [...list];
  const sequence: T[] = [];
  while (left.length > 0) sequence.push(...left.splice((left.length - 1) >> 1, 1));
  return sequence;
}
