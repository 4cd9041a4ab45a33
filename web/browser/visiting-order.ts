import type { DeskState, Events } from './desk-states.ts';

const NOWHERE: Events = {
  sample: '',
  empty: '',
  draft: '',
  complete: '',
  finished: '',
  prepared: '',
  robin: '',
  cup: '',
  sides: '',
  teams: '',
};

/** The part of the desk a state is on: `rounds` of `/event/open/rounds/3`. */
const partOf = (one: DeskState | undefined): string | undefined =>
  one?.path(NOWHERE).split(/[/?#]+/)[2];

/**
 * Such that a part of the desk seldom follows upon itself: its page is then reached by a link. Those
 * of one part keep their order, and each is followed by what is next to it.
 */
export function visitingOrder(states: readonly DeskState[]): DeskState[] {
  const groups: DeskState[][] = [];
  for (const one of states) {
    const before = groups.at(-1);
    const goesOn = one.next === true && partOf(before?.at(-1)) === partOf(one);
    if (goesOn && before !== undefined) before.push(one);
    else groups.push([one]);
  }
  const ordered: DeskState[] = [];
  while (groups.length > 0) {
    const part = partOf(ordered.at(-1));
    const other = groups.findIndex(([first]) => partOf(first) !== part);
    ordered.push(...(groups.splice(Math.max(other, 0), 1)[0] ?? []));
  }
  return ordered;
}
