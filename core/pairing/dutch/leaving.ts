import type { Bits } from '../matching/bits.ts';
import { placesBetween } from './completion.ts';
import type { Leaving } from './downfloaters.ts';
import { leavesOneOver, openInNextBracket } from './next-bracket.ts';
import type { RoundOutlook } from './outlook.ts';

/**
 * Who may leave the bracket of a scoregroup when every bracket keeps the round completable
 * (2026: C4, C5, C8). `bound` leave it in any case.
 */
export function leavingEveryBracket(
  outlook: RoundOutlook,
  group: number,
  bound: readonly number[],
): Leaving {
  const { field, completion, byeGroup } = outlook;
  const rest = completion.rest(group + 1, bound);
  const one = touching(outlook, () => rest.open());
  const takesBye = byeGroup !== null && byeGroup <= group;
  return {
    nobody: rest.leftOver === 0,
    one,
    // Whoever takes the bye passes the next bracket by: it is the same for all.
    oneAtBest: takesBye
      ? (place) => bound.length === 0 && one(place)
      : touching(outlook, () => {
          const next = field.groups[group + 1];
          if (!next) return null;
          const { coming, passing } = meeting(outlook, group + 1, bound);
          const below = completion.rest(group + 2, passing);
          if (!leavesOneOver(next, coming)) {
            return below.leftOver === 0
              ? openInNextBracket(field, next, coming, () => false)
              : null;
          }
          const open = below.open();
          return (
            open && openInNextBracket(field, next, coming, (p) => field.legal.touches(p, open))
          );
        }),
  };
}

/** Who may leave an ordinary bracket that only looks at the next one (2017: C.7). */
export function leavingForNextBracket(
  outlook: RoundOutlook,
  group: number,
  bound: readonly number[],
): Leaving {
  const { field } = outlook;
  const { legal, bye } = field;
  const isNextLast = group + 2 === field.groups.length;
  return {
    nobody: true,
    one: () => true,
    oneAtBest: touching(outlook, () => {
      const next = field.groups[group + 1];
      const { coming, passing } = meeting(outlook, group + 1, bound);
      if (!next || (isNextLast && passing.length > 0)) return null;
      // C.2: only a player who may have the bye is left over in the last bracket.
      return openInNextBracket(
        field,
        next,
        coming,
        (place) => !isNextLast || (bye >= 0 && legal.has(place, bye)),
      );
    }),
  };
}

/** Who may leave a bracket that must allow the round to be completed and looks no further (2017: C.4). */
export function leavingToComplete(
  outlook: RoundOutlook,
  group: number,
  bound: readonly number[],
): Leaving {
  const rest = outlook.completion.rest(group + 1, bound);
  const one = touching(outlook, () => rest.open());
  return { nobody: rest.leftOver === 0, one, oneAtBest: one };
}

/** Of players who move down, those who have an opponent in a scoregroup, and those who pass it. */
function meeting(
  { field }: RoundOutlook,
  group: number,
  moving: readonly number[],
): { coming: number[]; passing: number[] } {
  const next = field.groups[group];
  const residents = placesBetween(field, next?.from ?? 0, next?.to ?? 0);
  const comes = (place: number): boolean => field.legal.touches(place, residents);
  return {
    coming: moving.filter(comes),
    passing: moving.filter((place) => !comes(place)),
  };
}

/** A test against a set that is found when first asked for. */
function touching({ field }: RoundOutlook, find: () => Bits | null): (place: number) => boolean {
  let found: { readonly set: Bits | null } | null = null;
  return (place) => {
    const { set } = (found ??= { set: find() });
    return set !== null && field.legal.touches(place, set);
  };
}
