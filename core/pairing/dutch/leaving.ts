import type { Bits } from '../matching/bits.ts';
import type { Leaving } from './downfloaters.ts';
import { openInNextBracket } from './next-bracket.ts';
import type { RoundOutlook } from './outlook.ts';

const NOBODY: Leaving = { nobody: false, one: () => false, oneAtBest: () => false };

/** Who may leave the bracket of a scoregroup when every bracket keeps the round completable (2026: C4, C5, C8). */
export function leavingEveryBracket(outlook: RoundOutlook, group: number): Leaving {
  const { field, completion, byeGroup } = outlook;
  const { legal, bye } = field;
  const rest = completion.leftOver(group + 1);
  if (bye >= 0 && byeGroup !== null && byeGroup <= group) {
    if (rest > 0) return NOBODY;
    const takesBye = (place: number): boolean => legal.has(place, bye);
    return { nobody: false, one: takesBye, oneAtBest: takesBye };
  }
  const open = completion.openTo(group + 1);
  const openNext = lazily(() => openWhereCompletable(outlook, group + 1));
  return {
    nobody: rest === 0,
    one: (place) => open !== null && legal.touches(place, open),
    oneAtBest: (place) => {
      const best = openNext();
      return best !== null && legal.touches(place, best);
    },
  };
}

function openWhereCompletable(outlook: RoundOutlook, group: number): Bits | null {
  const { field, completion, byeGroup } = outlook;
  const { legal, bye } = field;
  const next = field.groups[group];
  if (!next) return null;
  const takesBye = bye >= 0 && byeGroup === group;
  if ((next.to - next.from) % 2 === 1) {
    if (takesBye || completion.leftOver(group + 1) > 0) return null;
    return openInNextBracket(field, next, () => false);
  }
  if (takesBye) {
    if (completion.leftOver(group + 1) > 0) return null;
    return openInNextBracket(field, next, (place) => legal.has(place, bye));
  }
  const open = completion.openTo(group + 1);
  return open && openInNextBracket(field, next, (place) => legal.touches(place, open));
}

/** Who may leave an ordinary bracket that only looks at the next one (2017: C.7). */
export function leavingForNextBracket(outlook: RoundOutlook, group: number): Leaving {
  const { field } = outlook;
  const { legal, bye } = field;
  const next = field.groups[group + 1];
  const isLast = group + 2 === field.groups.length;
  const openNext = lazily(
    () =>
      next &&
      // C.2: only a player who may have the bye is left over in the last bracket.
      openInNextBracket(field, next, (place) => !isLast || (bye >= 0 && legal.has(place, bye))),
  );
  return {
    nobody: true,
    one: () => true,
    oneAtBest: (place) => {
      const best = openNext();
      return best !== undefined && best !== null && legal.touches(place, best);
    },
  };
}

/** Who may leave a bracket that must allow the round to be completed and looks no further (2017: C.4). */
export function leavingToComplete(outlook: RoundOutlook, group: number): Leaving {
  const { field, completion } = outlook;
  const open = completion.openTo(group + 1);
  const one = (place: number): boolean => open !== null && field.legal.touches(place, open);
  return { nobody: completion.leftOver(group + 1) === 0, one, oneAtBest: one };
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
