import { LIM_FLOATER_RULES, type LimFloaterRule } from '../../rules/editions/lim-articles.ts';
import { hasBit } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import { bothCanHaveDue } from './due-colour.ts';
import type { LimField, PlayerState } from './player-state.ts';

/** Whether a scoregroup is paired downward or upwards (2.2). */
export type Direction = 'down' | 'up';

/** Disadvantages of a floater, the least first (3.9.1). */
export const FLOATER_TYPES = ['d', 'c', 'b', 'a'] as const;
export type FloaterType = (typeof FLOATER_TYPES)[number];

/** What chose a floater: nobody is compatible, nobody else could go, or what set it before the others. */
export type FloaterReason = 'isolated' | 'only' | LimFloaterRule;

/** A player who leaves a scoregroup, by place in the field. */
export interface Floater {
  readonly place: number;
  readonly type: FloaterType;
  readonly reason: FloaterReason;
}

/** A scoregroup about to be paired, by places in the field. */
export interface GroupTask {
  readonly field: LimField;
  readonly direction: Direction;
  readonly residents: readonly number[];
  /** Floaters who have come in. */
  readonly incoming: readonly number[];
  /** Residents of the next scoregroup on the way to the median. */
  readonly adjacent: readonly number[];
}

/**
 * Who leaves a scoregroup: whoever is compatible with nobody, then as few others as can be, one
 * after the other (2.3, 3).
 */
export function chooseFloaters(task: GroupTask): Floater[] {
  const { field, residents, incoming } = task;
  const members = [...incoming, ...residents];
  const meetsSomebody = (place: number): boolean =>
    members.some((other) => field.legal.has(place, other));
  const isolated = inFloatOrder(task.direction, members).filter((place) => !meetsSomebody(place));
  const chosen: Floater[] = [];
  for (const place of isolated) {
    chosen.push({ place, type: typeOf(task, place, chosen), reason: 'isolated' });
  }
  let left = members.filter(meetsSomebody);
  for (;;) {
    const matching = new MaximumMatching(field.legal.subgraph(left));
    if (matching.maximise().length === 0) return chosen;
    const possible = left.filter((_, index) => hasBit(matching.deficient, index));
    const next = bestFloater(task, possible, left, chosen);
    chosen.push(next);
    left = left.filter((place) => place !== next.place);
  }
}

/** 3.9.2, 3.10, 3.2.2, then the number: the lowest downward, the highest upwards (3.2.4, 3.3, 3.4). */
function bestFloater(
  task: GroupTask,
  possible: readonly number[],
  left: readonly number[],
  chosen: readonly Floater[],
): Floater {
  const playerAt = (place: number): PlayerState | undefined => task.field.players[place];
  const due = { white: 0, black: 0 };
  for (const place of left) {
    const colour = playerAt(place)?.due;
    if (colour) due[colour] += 1;
  }
  const surplus = due.white === due.black ? null : due.white > due.black ? 'white' : 'black';
  const keyed = possible.map((place) => {
    const player = playerAt(place);
    return {
      place,
      keys: [
        FLOATER_TYPES.indexOf(typeOf(task, place, chosen)),
        Number(player?.floatedLastRound),
        Number(surplus !== null && player?.due !== surplus),
        (task.direction === 'down' ? -1 : 1) * (player?.tpn ?? 0),
      ],
    };
  });
  const firstDifference = (a: readonly number[], b: readonly number[]): number =>
    a.findIndex((key, index) => key !== b[index]);
  keyed.sort((a, b) => {
    const at = firstDifference(a.keys, b.keys);
    return (a.keys[at] ?? 0) - (b.keys[at] ?? 0);
  });
  const [best, second] = keyed;
  if (!best) throw new Error('nobody can leave a scoregroup that cannot be paired');
  const { place } = best;
  const rule = second && LIM_FLOATER_RULES[firstDifference(best.keys, second.keys)];
  return { place, type: typeOf(task, place, chosen), reason: rule ?? 'only' };
}

/** 3.9.1, with the opponents of those who are paired before taken away (3.3, 3.4). */
function typeOf(task: GroupTask, place: number, chosen: readonly Floater[]): FloaterType {
  const hasCome = task.incoming.includes(place);
  const before = inFloatOrder(task.direction, [place, ...chosen.map((floater) => floater.place)]);
  const free = new Set(task.adjacent);
  for (const other of before.slice(0, before.indexOf(place))) {
    const [opponent] = opponentsInOrder(task, other, free);
    if (opponent !== undefined) free.delete(opponent);
  }
  const isMet = opponentsInOrder(task, place, free).length > 0;
  if (hasCome) return isMet ? 'b' : 'a';
  return isMet ? 'd' : 'c';
}

/** Who is paired first among floaters: the highest downward, the lowest upwards (3.6, 3.7). */
export function inFloatOrder(direction: Direction, places: readonly number[]): number[] {
  // The field stands in order of score and number.
  const down = [...places].sort((a, b) => a - b);
  return direction === 'down' ? down : down.reverse();
}

/** Compatible players as a floater looks for one: due the other colour first (3.8). */
export function opponentsInOrder(
  { field, direction }: Pick<GroupTask, 'field' | 'direction'>,
  floater: number,
  among: Iterable<number>,
): number[] {
  const own = field.players[floater];
  const suits = (place: number): number => {
    const other = field.players[place];
    return own && other && bothCanHaveDue(own, other) ? 0 : 1;
  };
  const sign = direction === 'down' ? 1 : -1;
  const number = (place: number): number => sign * (field.players[place]?.tpn ?? 0);
  return [...among]
    .filter((place) => field.legal.has(floater, place))
    .sort((a, b) => suits(a) - suits(b) || number(a) - number(b));
}
