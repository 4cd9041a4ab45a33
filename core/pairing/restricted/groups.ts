import { roundOfMeeting, tableSize } from '../berger/tables.ts';

/** Two numbers of a group, and the round of the Berger table in which they meet. */
export interface GroupMeeting {
  readonly a: number;
  readonly b: number;
  readonly round: number;
}

/** Every meeting within a group: the proof that a restricted draw keeps its word, pair by pair. */
export const meetingsIn = (players: number, group: readonly number[]): GroupMeeting[] =>
  group.flatMap((a, index) =>
    group.slice(index + 1).map((b) => ({ a, b, round: roundOfMeeting(players, a, b) })),
  );

/** The last round in which two of a group may still meet. */
export const lastEarlyRound = (players: number, last: number): number =>
  tableSize(players) - 1 - last;

/** Meetings of a group that fall into the last rounds. */
export const lateMeetings = (
  players: number,
  last: number,
  group: readonly number[],
): GroupMeeting[] =>
  meetingsIn(players, group).filter(({ round }) => round > lastEarlyRound(players, last));

/**
 * Groups of numbers of which no two meet in the last rounds: their sum S has 2 ≤ S ≤ 2k − n or
 * 2k + 1 ≤ S ≤ 4k − (n + 1), the pivot counting as its opponent (Livre de l'Arbitre, lines 4654-4712).
 * The pivot and 1, 2 and so on make the first group as in the annexes; each further number goes to the
 * first group that takes it. In an odd field the pivot is the free place and belongs to none.
 */
export function restrictedGroups(players: number, last: number): number[][] {
  const pivot = tableSize(players);
  if (players < 2 || !Number.isInteger(last) || last < 0 || last > pivot - 1) {
    throw new RangeError(`no last ${last} rounds of ${players} players`);
  }
  const lastEarly = pivot - 1 - last;
  const others = Array.from({ length: pivot - 1 }, (_, index) => index + 1);
  const groups: number[][] = [];
  for (const number of players === pivot ? [pivot, ...others] : others) {
    const taking = groups.find((group) =>
      group.every((other) => roundOfMeeting(players, number, other) <= lastEarly),
    );
    if (taking === undefined) groups.push([number]);
    else taking.push(number);
  }
  return groups.map((group) => group.sort((a, b) => a - b));
}
